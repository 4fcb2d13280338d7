import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import type { Database, OpenDatabase } from '../../src/db/database.ts';
import { openPglite } from '../../src/db/pglite.ts';
import { openPostgres } from '../../src/db/postgres.ts';
import { createDatabase } from './createDatabase.ts';
import { addressOf, type InitialData } from './templates.ts';

/** Kind of database in this test run. */
export const databaseKind = () => inject('template').kind;

/** Rows of a raw SQL result. The two drivers declare its type differently. */
export const rowsOf = <T>(result: unknown): T[] => (result as { rows: T[] }).rows;

/** Tables that have one of the columns, from the catalog, so that new tables are included. Not views. */
export async function tablesWith(db: Pick<Database, 'execute'>, ...columns: string[]): Promise<string[]> {
  const found = await db.execute(
    sql`select distinct relname as name from pg_class join pg_attribute on attrelid = pg_class.oid
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not attisdropped
        and attname in (${sql.join(
          columns.map((column) => sql`${column}`),
          sql`, `,
        )}) order by 1`,
  );
  return rowsOf<{ name: string }>(found).map(({ name }) => name);
}

export interface TestDatabase {
  /** Connection of the table owner, without row-level security. */
  db: Database;
  /** Connection of the server, with row-level security. */
  runtime: OpenDatabase;
  close(): Promise<void>;
}

/** Opens a new migrated database. Closing it deletes it. */
export async function openTestDatabase(beginning: InitialData = 'empty'): Promise<TestDatabase> {
  const template = inject('template');
  if (template.kind === 'pglite') {
    const dump = await readFile(template.dumps[beginning]);
    const { owner, runtime } = await openPglite(undefined, { dump: new Blob([dump]) });
    return { db: owner.db, runtime, close: runtime.close };
  }
  const { server, databases } = template;
  const created = await createDatabase(server, databases[beginning]);
  const { owner, runtime } = await openPostgres(addressOf(template, created.name));
  return {
    db: owner.db,
    runtime,
    close: async () => {
      await runtime.close();
      await owner.close();
      await created.drop();
    },
  };
}
