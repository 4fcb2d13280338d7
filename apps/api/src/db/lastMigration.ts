import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from './database.ts';
import { scoped } from './scope.ts';

const found = z.object({ rows: z.tuple([z.object({ last: z.coerce.number() })]) });

/** Time of the newest migration in the database, in milliseconds of Unix time. */
export async function readLastMigration(db: Database): Promise<number> {
  const run = scoped(db, { role: 'fairlead_jobs' }, 'read only');
  const result = await run((tx) =>
    tx.execute(sql`select coalesce(max(created_at), 0) as last from drizzle.__drizzle_migrations`),
  );
  return found.parse(result).rows[0].last;
}
