import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { translate, wordIn } from '../../messages/index.ts';
import { receiptAmounts, receiptLines } from '../../records/receiptLines.ts';
import { findTransaction } from '../../records/transactions.ts';

/** Mails the receipt to the buyer, in their language, in the transaction that settles the payment. */
export async function writeReceipt(tx: Transaction, mailer: Mailer, id: string): Promise<void> {
  const row = await findTransaction(tx, id);
  if (!row) throw new Error(`there is no transaction ${id}`);
  const { payment, agency } = row;
  const [buyer] = await tx
    .select({ email: users.email, language: users.language })
    .from(users)
    .where(eq(users.id, payment.userId));
  if (!buyer) return;
  const { email: to, language } = buyer;
  const facts = [...receiptLines(row, language), ...receiptAmounts(row)];
  const subject = translate(language, { code: 'mail.receipt.subject', params: { reference: payment.reference } });
  const named = { package: payment.packageName, agency: agency.name };
  await mailer.write(tx, {
    kind: 'receipt',
    to,
    language,
    agencyId: null,
    content: {
      subject,
      heading: subject,
      paragraphs: [translate(language, { code: 'mail.receipt.text', params: named })],
      facts: facts.map(([label, value]) => ({ label: wordIn(language, label), value })),
      action: { label: translate(language, { code: 'mail.receipt.action' }), url: mailer.linkTo('/plans/myplan') },
      note: translate(language, { code: 'mail.receipt.note' }),
    },
  });
}
