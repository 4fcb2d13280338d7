import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { composeMail } from '../../mail/compose.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { wordIn } from '../../messages/index.ts';
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
  const named = { package: payment.packageName, agency: agency.name };
  const content = composeMail(language, {
    subject: { code: 'mail.receipt.subject', params: { reference: payment.reference } },
    texts: [{ code: 'mail.receipt.text', params: named }],
    facts: [...receiptLines(row, language), ...receiptAmounts(row)],
    action: ['mail.receipt.action', mailer.linkTo('/plans/myplan')],
    note: wordIn(language, 'mail.receipt.note'),
  });
  await mailer.write(tx, { kind: 'receipt', to, language, agencyId: null, content });
}
