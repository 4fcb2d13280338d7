import { eq } from 'drizzle-orm';
import type { Write } from '../../contract/changeRecord.ts';
import { insertRow } from '../../contract/createRecord.ts';
import { uuidv7 } from '../../db/ids.ts';
import { rowFinder } from '../../db/rows.ts';
import { emailAttachments, emails, files } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import type { Received } from '../../files/received.ts';

type NewEmail = Omit<typeof emails.$inferInsert, 'id' | 'createdAt'>;
type EmailRow = typeof emails.$inferSelect;

export const emailRecord = {
  table: emails,
  type: 'email',
  notFound: 'email.notFound',
  find: rowFinder(emails),
  rowOf: (row: EmailRow) => row,
} as const;

/** Inserts a mail and its files, and writes the audit log. `now` in Unix seconds. @param uploadedBy Null when a contact replies. */
export async function insertEmail(
  write: Write,
  values: NewEmail,
  received: readonly Received[],
  { uploadedBy, now }: { uploadedBy: string | null; now: number },
): Promise<{ email: EmailRow; fileIds: string[] }> {
  const { tx } = write;
  const { agencyId } = values;
  const stored = received.map((file) => ({ id: uuidv7(), agencyId, uploadedBy, uploadType: 'EMAIL', ...file }));
  const fileIds = stored.map(({ id }) => id);
  const timed = { ...values, id: uuidv7(now * 1000), createdAt: new Date(now * 1000) };
  const email = await insertRow(emailRecord, write, timed, { after: { fileIds } });
  if (stored.length > 0) {
    await tx.insert(files).values(stored);
    const { id: emailId } = email;
    await tx
      .insert(emailAttachments)
      .values(fileIds.map((fileId, place) => ({ id: uuidv7(), agencyId, emailId, fileId, place })));
  }
  return { email, fileIds };
}

/** Marks a mail as answered. */
export const markResponded = (tx: Transaction, emailId: string) =>
  tx.update(emails).set({ status: 'RESPONDED', failure: null }).where(eq(emails.id, emailId));
