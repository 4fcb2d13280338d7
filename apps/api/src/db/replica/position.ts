import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { KEEPS_PLAN } from '../preparedStatements.ts';
import type { Transaction } from '../scope.ts';

/**
 * Bytes in the log of the primary after all changes that are visible now. Changes are visible after their flush, unless the
 * server or the database turns `synchronous_commit` off.
 */
export const PRIMARY_POSITION = `(case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn()
  else pg_current_wal_flush_lsn() end - '0/0'::pg_lsn)::float8`;

/** Bytes in the log of the primary that a replica has replayed. Null on other servers. */
export const REPLAYED_POSITION = `(pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::float8`;

const confirmed = z.object({ rows: z.tuple([z.object({ replayed: z.boolean() })]) });

/** Whether the server of the transaction is a replica that has replayed the position. */
export async function hasReplayed(tx: Transaction, position: number): Promise<boolean> {
  const result = await tx.execute(
    sql`select pg_is_in_recovery() and ${sql.raw(REPLAYED_POSITION)} >= ${position}::float8 as replayed${KEEPS_PLAN}`,
  );
  return confirmed.parse(result).rows[0].replayed;
}

const found = z.object({ rows: z.tuple([z.object({ position: z.number() })]) });

/** Reads the position of the primary. A replica that has replayed it has all changes that were acknowledged before. */
export async function readPosition(tx: Transaction): Promise<number> {
  const result = await tx.execute(sql`select ${sql.raw(PRIMARY_POSITION)} as position${KEEPS_PLAN}`);
  return found.parse(result).rows[0].position;
}
