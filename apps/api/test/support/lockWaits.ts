import { sql } from 'drizzle-orm';
import type { Harness } from './harness.ts';

/** Number of connections to the database that wait for a lock. PostgreSQL only. */
export async function countLockWaits({ db }: Harness): Promise<number | undefined> {
  const [waiting] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(sql`pg_stat_activity`)
    .where(sql`datname = current_database() and wait_event_type = 'Lock'`);
  return waiting?.total;
}
