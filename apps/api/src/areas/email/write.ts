import { eq } from 'drizzle-orm';
import { uuidv7 } from '../../db/ids.ts';
import { only } from '../../db/rows.ts';
import { emailAttachments, emails, files } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import type { Received } from '../../files/received.ts';

type NewEmail = Omit<typeof emails.$inferInsert, 'id' | 'createdAt'>;

interface Written {
  email: typeof emails.$inferSelect;
  fileIds: string[];
}

/** Inserts a mail and its files. `now` in Unix seconds. @param uploadedBy Null when a contact replies. */
export async function insertEmail(
  tx: Transaction,
  values: NewEmail,
  received: readonly Received[],
  { uploadedBy, now }: { uploadedBy: string | null; now: number },
): Promise<Written> {
  const { agencyId } = values;
  const email = only(
    await tx
      .insert(emails)
      .values({ ...values, id: uuidv7(now * 1000), createdAt: new Date(now * 1000) })
      .returning(),
  );
  const stored = received.map((file) => ({ id: uuidv7(), agencyId, uploadedBy, uploadType: 'EMAIL', ...file }));
  if (stored.length > 0) {
    await tx.insert(files).values(stored);
    await tx
      .insert(emailAttachments)
      .values(stored.map((file, place) => ({ id: uuidv7(), agencyId, emailId: email.id, fileId: file.id, place })));
  }
  return { email, fileIds: stored.map(({ id }) => id) };
}

/** Marks a mail as answered. */
export const markResponded = (tx: Transaction, emailId: string) =>
  tx.update(emails).set({ status: 'RESPONDED', failure: null }).where(eq(emails.id, emailId));
