import { dateOf, dayOf } from '@fairlead/rules';
import type { FastifyBaseLogger } from 'fastify';
import type { Run } from '../db/scope.ts';
import type { Clock } from '../ports/clock.ts';
import type { MailPort } from '../ports/mail.ts';
import type { Storage } from '../ports/storage.ts';
import { agePolicies } from './agePolicies.ts';
import { cleanUp } from './cleanUp.ts';
import { claim, enqueue, type Job, markDone, markFailed } from './outbox.ts';
import { sendMail } from './sendMail.ts';

export interface WorkerDependencies {
  /** Transactions in the role of the jobs. */
  run: Run;
  storage: Storage;
  mail: MailPort;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Milliseconds between two looks into the outbox. */
const INTERVAL = 5_000;

/** Does everything that is due, one after the other. Any number of processes may do so at once. */
export async function workOff({ run, storage, mail, clock, log }: WorkerDependencies): Promise<void> {
  const perform = (job: Job): Promise<void> => {
    switch (job.kind) {
      case 'removeStored':
        return storage.remove(job.payload.key);
      case 'sendMail':
        return sendMail({ run, mail, storage, clock }, job.payload.mailId);
      case 'cleanUp':
        return cleanUp(run, storage, clock);
      case 'agePolicies':
        return agePolicies(run, clock);
    }
  };
  for (let claimed = await run(claim); claimed; claimed = await run(claim)) {
    const current = claimed;
    try {
      await perform(current.job);
      await run((tx) => markDone(tx, current.id));
    } catch (error) {
      log.error({ err: error, job: current.job.kind, attempts: current.attempts }, 'job failed');
      await run((tx) => markFailed(tx, current, error));
    }
  }
}

/** Plans the nightly work of today, once however many processes plan it. */
export const planNightly = ({ run, clock }: WorkerDependencies): Promise<unknown> => {
  const today = dateOf(dayOf(clock.now()));
  return run(async (tx) => {
    for (const kind of ['cleanUp', 'agePolicies'] as const)
      await enqueue(tx, null, { kind, payload: {} }, { dedupeKey: `${kind} ${today}` });
  });
};

/**
 * Looks into the outbox until it is stopped; `stop` resolves when what had begun is done.
 *
 * @param routines What else is to be looked after each time.
 */
export function startWorker(
  dependencies: WorkerDependencies,
  ...routines: (() => Promise<unknown>)[]
): { stop(): Promise<void> } {
  let working: Promise<void> = Promise.resolve();
  let planned: number | undefined;
  const turn = async () => {
    try {
      const today = dayOf(dependencies.clock.now());
      if (planned !== today) await planNightly(dependencies);
      planned = today;
      for (const routine of routines) await routine();
      await workOff(dependencies);
    } catch (error) {
      dependencies.log.error({ err: error }, 'the outbox could not be worked off');
    }
  };
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    working = turn().finally(() => {
      busy = false;
    });
  }, INTERVAL);
  return {
    stop: () => {
      clearInterval(timer);
      return working;
    },
  };
}
