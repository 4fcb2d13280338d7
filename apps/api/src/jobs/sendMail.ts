import { asc, eq } from 'drizzle-orm';
import { files, mailAttachments, mails } from '../db/schema/index.ts';
import type { Run } from '../db/scope.ts';
import type { Clock } from '../ports/clock.ts';
import type { Attachment, MailPort } from '../ports/mail.ts';
import type { Storage } from '../ports/storage.ts';

interface Sending {
  run: Run;
  mail: MailPort;
  storage: Storage;
  clock: Clock;
}

/** Hands one mail to the port. What has gone out is not kept: the links in it open accounts. */
export async function sendMail({ run, mail: port, storage, clock }: Sending, mailId: string): Promise<void> {
  const [mail] = await run((tx) => tx.select().from(mails).where(eq(mails.id, mailId)));
  if (!mail || mail.sentAt) return;
  if ((await port.send(mail, () => open(run, storage, mailId))) === 'kept') return;
  const sentAt = new Date(clock.now() * 1000);
  await run((tx) => tx.update(mails).set({ sentAt, html: '', text: '' }).where(eq(mails.id, mailId)));
}

async function open(run: Run, storage: Storage, mailId: string): Promise<Attachment[]> {
  const attached = await run((tx) =>
    tx
      .select({ file: files })
      .from(mailAttachments)
      .innerJoin(files, eq(files.id, mailAttachments.fileId))
      .where(eq(mailAttachments.mailId, mailId))
      .orderBy(asc(mailAttachments.place)),
  );
  return Promise.all(
    attached.map(async ({ file }) => {
      const content = await storage.read(file.storageKey);
      if (!content) throw new Error(`the bytes of file ${file.id} are gone`);
      return { filename: file.name, contentType: file.contentType, content };
    }),
  );
}
