import { eq } from 'drizzle-orm';
import type { TakeMail } from '../../contract/rateLimits/mailLimit.ts';
import { scopeOf } from '../../contract/router.ts';
import type { Session } from '../../contract/session.ts';
import type { Database } from '../../db/database.ts';
import { first } from '../../db/rows.ts';
import { bulkRuns } from '../../db/schema/index.ts';
import { scoped } from '../../db/scope.ts';
import type { Attempt, JobDependencies } from '../../jobs/dependencies.ts';
import type { Clock } from '../../ports/clock.ts';
import type { BulkOperations } from './call.ts';
import { performRun } from './perform.ts';
import { findRun, stopRun, stopUndo } from './runs.ts';

interface BulkJob {
  db: Database;
  clock: Clock;
  operations: BulkOperations;
  takeMail: TakeMail;
  log: Pick<JobDependencies['log'], 'error'>;
  /** Reads the current rights of a user. Null for users who can no longer sign in. */
  loadUser(userId: string): Promise<Session | null>;
}

/**
 * Makes the job that changes the records of a bulk action, with the current rights of the agent who started it. An unexpected
 * error ends an attempt. The last attempt reports it for its record instead and continues, so that the run ends.
 */
export const makeBulkJob =
  ({ db, clock, operations, takeMail, log, loadUser }: BulkJob) =>
  async (runId: string, { isLast = false, signal }: Partial<Attempt> = {}): Promise<void> => {
    const owner = await scoped(db, { role: 'fairlead_jobs' })((tx) =>
      first(
        tx
          .select({ agencyId: bulkRuns.agencyId, userId: bulkRuns.userId })
          .from(bulkRuns)
          .where(eq(bulkRuns.id, runId)),
      ),
    );
    if (!owner) return;
    const session = await loadUser(owner.userId);
    if (session) {
      const run = scoped(db, scopeOf(session));
      const onError = (err: unknown, record: string) =>
        log.error({ err, bulkRun: runId, record }, 'a record of a bulk action failed');
      const performing = { session, run, operations, clock, takeMail, signal, ...(isLast && { onError }) };
      return performRun(performing, runId);
    }
    const { agencyId: agency, userId: user } = owner;
    await scoped(db, { role: 'fairlead_app', agency, user })(async (tx) => {
      const run = await findRun(tx, runId);
      if (!run) return;
      await stopRun(tx, run, clock.now());
      await stopUndo(tx, run, { code: 'bulk.userGone' });
    });
  };
