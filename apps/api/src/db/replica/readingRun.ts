import { countRead, type ReadOutcome } from '../../telemetry/replica.ts';
import type { Database, Replica } from '../database.ts';
import { type Run, type Scope, scoped, type Transaction } from '../scope.ts';
import { isReplicaFailure } from './failures.ts';
import { hasReplayed } from './position.ts';

/** The server of the transaction is not the one that was checked, or has become a primary. */
class NotReplayed extends Error {}

interface Reading {
  db: Database;
  /** Undefined without a replica. */
  replica: Replica | undefined;
  /** Position of the primary that the transactions must see. Undefined reads on the primary. */
  position: number | undefined;
}

/**
 * Runs transactions that only read. They use the replica once it has replayed the position, and the primary when the replica is
 * behind or fails. After a transaction on the primary, the following ones use it too, because the replica may have less.
 */
export function readingRun({ db, replica, position }: Reading, scope: Scope): Run {
  const onPrimary = scoped(db, scope, 'read only');
  if (!replica || position === undefined) return onPrimary;
  const onReplica = scoped(replica.db, scope, 'read only', 'replica');
  let reason: Exclude<ReadOutcome, 'replica'> | undefined;

  return async <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => {
    if (reason === undefined) {
      const progress = await replica.progressTo(position);
      if (progress !== 'caught_up') reason = progress;
    }
    if (reason === undefined) {
      let thrown: unknown;
      try {
        const result = await onReplica(async (tx) => {
          try {
            return await confirmed(tx, position, work);
          } catch (error) {
            thrown = error;
            throw error;
          }
        });
        countRead('replica');
        return result;
      } catch (error) {
        if (thrown instanceof NotReplayed) reason = 'behind';
        else if (isReplicaFailure(error, thrown)) reason = 'failed';
        else throw thrown ?? error;
        replica.recheck();
      }
    }
    countRead(reason);
    return onPrimary(work);
  };
}

/** Sends the work together with the question whether the server has replayed the position, which then costs no round trip. */
async function confirmed<T>(tx: Transaction, position: number, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const [replayed, result] = await Promise.allSettled([hasReplayed(tx, position), work(tx)]);
  if (replayed.status === 'rejected') throw replayed.reason;
  if (!replayed.value) throw new NotReplayed();
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
