import { eq } from 'drizzle-orm';
import { assertExists } from '../../db/rows.ts';
import { users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { composeMail } from '../../mail/compose.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { messageText } from '../../messages/index.ts';
import { receiptAmounts, receiptLines, usd } from '../../records/receiptLines.ts';
import { findTransaction } from '../../records/transactions.ts';

/** A payment with its buyer. Undefined when the buyer no longer has an account. */
async function findBought(tx: Transaction, id: string) {
  const row = assertExists(await findTransaction(tx, id), `transaction ${id}`);
  const [buyer] = await tx
    .select({ email: users.email, language: users.language })
    .from(users)
    .where(eq(users.id, row.payment.userId));
  return buyer && { row, to: buyer.email, language: buyer.language };
}

/** Mails the receipt to the buyer, in their language, in the transaction that settles the payment. */
export async function writeReceipt(tx: Transaction, mailer: Mailer, id: string): Promise<void> {
  const bought = await findBought(tx, id);
  if (!bought) return;
  const { row, to, language } = bought;
  const { payment, agency } = row;
  const named = { package: payment.packageName, agency: agency.name };
  const content = composeMail(language, {
    subject: { code: 'mail.receipt.subject', params: { reference: payment.reference } },
    texts: [{ code: 'mail.receipt.text', params: named }],
    facts: [...receiptLines(row, language), ...receiptAmounts(row)],
    action: ['mail.receipt.action', mailer.linkTo('/plans/myplan')],
    note: messageText(language, 'mail.receipt.note'),
  });
  await mailer.write(tx, { kind: 'receipt', to, language, agencyId: null, content });
}

/** Mails the receipt of a refund to the buyer, in their language, in the transaction that settles the refund. */
export async function writeRefundReceipt(
  tx: Transaction,
  mailer: Mailer,
  { transactionId, amountCents }: { transactionId: string; amountCents: number },
): Promise<void> {
  const bought = await findBought(tx, transactionId);
  if (!bought) return;
  const { row, to, language } = bought;
  const { reference, packageName } = row.payment;
  const params = { amount: usd(amountCents), package: packageName, agency: row.agency.name };
  const content = composeMail(language, {
    subject: { code: 'mail.refund.subject', params: { amount: usd(amountCents), reference } },
    texts: [{ code: 'mail.refund.text', params }],
    facts: [...receiptLines(row, language), ...receiptAmounts(row)],
    action: ['mail.refund.action', mailer.linkTo(`/history/transactions/${transactionId}`)],
    note: messageText(language, 'mail.refund.note'),
  });
  await mailer.write(tx, { kind: 'refundReceipt', to, language, agencyId: null, content });
}
