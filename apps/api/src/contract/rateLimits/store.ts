import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';

export interface Addition {
  key: string;
  amount: number;
  /** Unix seconds. */
  expires: number;
}

/** Adds to counters that all server processes share. Returns the totals by key. */
export type Count = (additions: readonly Addition[]) => Promise<ReadonlyMap<string, number>>;

/** Counts in the table `rate_limits`, in one statement. */
export const countInDatabase =
  (db: Database): Count =>
  async (additions) => {
    const rows = await db
      .select({ counter: sql<string>`counter`, total: sql<number>`total`.mapWith(Number) })
      .from(sql`count_usage(${JSON.stringify(additions)}::json)`);
    return new Map(rows.map(({ counter, total }) => [counter, total]));
  };
