import type { EmailFailure } from '@fairlead/rules';
import { and, asc, eq } from 'drizzle-orm';
import { emails, files, mailAttachments, mails } from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';
import { type Attachment, MailRefused } from '../ports/mail.ts';
import { countMail } from '../telemetry/counters.ts';
import type { Attempt, JobDependencies } from './dependencies.ts';
import { PermanentFailure } from './failure.ts';

type Sending = Pick<JobDependencies, 'run' | 'mail' | 'storage' | 'clock'>;
type MailRow = typeof mails.$inferSelect;

/**
 * Sends one mail. The text of a delivered mail is deleted, because its links open accounts. A mail that could not be delivered
 * keeps its text for a retry.
 *
 * @throws {PermanentFailure} The recipient's mail server refused the mail permanently.
 */
export async function sendMail(sending: Sending, mailId: string, { isLast }: Attempt): Promise<void> {
  const { run, mail: port } = sending;
  const [mail] = await run((tx) => tx.select().from(mails).where(eq(mails.id, mailId)));
  if (!mail || mail.sentAt) return;
  const opened: Attachment[] = [];
  try {
    const outcome = await port.send(mail, () => openAttachments(sending, mailId, opened));
    countMail(outcome);
    if (outcome === 'kept') return;
  } catch (error) {
    const refused = error instanceof MailRefused;
    countMail(refused ? 'refused' : isLast ? 'unreachable' : 'deferred');
    if (refused || isLast) await markFailed(sending, mail, refused ? 'REFUSED' : 'UNREACHABLE');
    if (refused) throw new PermanentFailure(error.message);
    throw error;
  } finally {
    // a mail server that cannot be reached reads none of them
    for (const { content } of opened) content.destroy();
  }
  await markSent(sending, mail);
}

const nowOf = ({ clock }: Sending) => new Date(clock.now() * 1000);

const markSent = (sending: Sending, mail: MailRow) =>
  sending.run(async (tx) => {
    const sent = { sentAt: nowOf(sending), failedAt: null, failure: null, html: '', text: '' };
    await tx.update(mails).set(sent).where(eq(mails.id, mail.id));
    await setDelivery(tx, mail, { from: 'FAILED', status: 'DELIVERED', failure: null });
  });

const markFailed = (sending: Sending, mail: MailRow, failure: EmailFailure) =>
  sending.run(async (tx) => {
    await tx
      .update(mails)
      .set({ failedAt: nowOf(sending), failure })
      .where(eq(mails.id, mail.id));
    await setDelivery(tx, mail, { from: 'DELIVERED', status: 'FAILED', failure });
  });

interface Delivery {
  from: 'DELIVERED' | 'FAILED';
  status: 'DELIVERED' | 'FAILED';
  failure: EmailFailure | null;
}

/** Records the delivery result on the agent's email. */
async function setDelivery(tx: Transaction, { emailId }: MailRow, { from, status, failure }: Delivery): Promise<void> {
  if (emailId === null) return;
  await tx
    .update(emails)
    .set({ status, failure })
    .where(and(eq(emails.id, emailId), eq(emails.status, from)));
}

/** Opens the files of a mail. Adds each to `opened`, also when a later one is missing. */
async function openAttachments({ run, storage }: Sending, mailId: string, opened: Attachment[]): Promise<Attachment[]> {
  const attached = await run((tx) =>
    tx
      .select({ file: files })
      .from(mailAttachments)
      .innerJoin(files, eq(files.id, mailAttachments.fileId))
      .where(eq(mailAttachments.mailId, mailId))
      .orderBy(asc(mailAttachments.place)),
  );
  for (const { file } of attached) {
    const content = await storage.read(file.storageKey);
    if (!content) throw new Error(`the stored file of ${file.id} is missing`);
    opened.push({ filename: file.name, contentType: file.contentType, content });
  }
  return opened;
}
