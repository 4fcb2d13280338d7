import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { sqlState } from '../errors.ts';

/**
 * Beginnings of the SQLSTATEs of failures that the primary may not have: of the connection (08, 28, 3D, 57P), a statement that
 * only a replica refuses (25006) or had to cancel for its replay (40), too few resources (53), and damaged files (58, XX).
 */
const ofServer = /^(08|25006|28|3D|40|53|57P|58|XX)/;

/**
 * Whether a failed transaction may succeed on the primary. Other errors, such as a statement that takes too long, would be the
 * same there.
 *
 * @param thrown Error of the work in the transaction. Undefined when the transaction itself failed.
 */
export function isReplicaFailure(error: unknown, thrown: unknown): boolean {
  if (thrown !== undefined && !isOfDriver(thrown)) return false;
  const state = sqlState(error);
  // Lost connections have no SQLSTATE.
  return state === undefined || ofServer.test(state);
}

const isOfDriver = (error: unknown) => error instanceof DrizzleQueryError || error instanceof pg.DatabaseError;
