import { eq } from 'drizzle-orm';
import { mails } from '../db/schema/index.ts';
import type { Run } from '../db/scope.ts';
import type { Clock } from '../ports/clock.ts';
import type { MailPort } from '../ports/mail.ts';

/** Hands one mail to the port. What has gone out is not kept: the links in it open accounts. */
export async function sendMail(run: Run, port: MailPort, clock: Clock, mailId: string): Promise<void> {
  const [mail] = await run((tx) => tx.select().from(mails).where(eq(mails.id, mailId)));
  if (!mail || mail.sentAt) return;
  if ((await port.send(mail)) === 'kept') return;
  const sentAt = new Date(clock.now() * 1000);
  await run((tx) => tx.update(mails).set({ sentAt, html: '', text: '' }).where(eq(mails.id, mailId)));
}
