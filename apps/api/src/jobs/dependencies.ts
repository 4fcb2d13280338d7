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
  settlePayments(): Promise<unknown>;
  /** Reminds customers of documents that are due soon. */
  remindDocuments(): Promise<unknown>;
  /** Mails a notification, unless it is read. */
  mailNotification(notificationId: string): Promise<unknown>;
  /** Mails the digests that are due. */
  sendDigests(): Promise<unknown>;
  /** Deletes all rows of an agency whose deletion was started. */
  deleteAgency(agencyId: string): Promise<unknown>;
  /** Deletes records that are kept no longer, of one agency or of all. */
  deleteExpiredRecords(agencyId?: string): Promise<unknown>;
  /** Erases contacts and agencies again that a restored database still has. */
  repeatErasures(): Promise<unknown>;
  /** Changes the records of a bulk action, or restores them. */
  runBulk(runId: string): Promise<unknown>;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
}

export interface Attempt {
  /** Whether this is the last attempt. */
  isLast: boolean;
}
