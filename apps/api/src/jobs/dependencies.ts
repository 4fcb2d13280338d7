import type { FastifyBaseLogger } from 'fastify';
import type { Run } from '../db/scope.ts';
import type { Clock } from '../ports/clock.ts';
import type { MailPort } from '../ports/mail.ts';
import type { Storage } from '../ports/storage.ts';
import type { Support } from '../ports/support.ts';

export interface JobDependencies {
  /** Transactions in the role of the jobs. */
  run: Run;
  storage: Storage;
  mail: MailPort;
  /** Undefined when no support address is configured. */
  support?: Support | undefined;
  /** Asks the payment provider about payments that have been open for a minute. */
  settlePayments(signal: AbortSignal): Promise<unknown>;
  /** Reminds customers of documents that are due soon. */
  remindDocuments(signal: AbortSignal): Promise<unknown>;
  /** Mails a notification, unless it is read. */
  mailNotification(notificationId: string): Promise<unknown>;
  /** Mails the digests that are due. */
  sendDigests(signal: AbortSignal): Promise<unknown>;
  /** Deletes all rows of an agency whose deletion was started. */
  deleteAgency(agencyId: string, signal: AbortSignal): Promise<unknown>;
  /** Deletes records that are kept no longer, of one agency or of all. */
  deleteExpiredRecords(agencyId: string | undefined, signal: AbortSignal): Promise<unknown>;
  /** Erases contacts and agencies again that a restored database still has. */
  repeatErasures(): Promise<unknown>;
  /** Changes the records of a bulk action, or restores them. */
  runBulk(runId: string, attempt: Attempt): Promise<unknown>;
  /** Removes deleted rows from the tables and updates the statistics of the planner. Undefined if the database does so by itself. */
  vacuum?: ((signal: AbortSignal) => Promise<unknown>) | undefined;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
}

export interface Attempt {
  /** Whether this is the last attempt. */
  isLast: boolean;
  /** Aborted when the worker stops, and when the queue gives the job to another worker. */
  signal: AbortSignal;
}

/** Work that can end between two units, such as agencies or batches of rows. A later run continues. */
export interface Stoppable {
  /** @defaultValue The work never ends early. */
  signal?: AbortSignal | undefined;
}
