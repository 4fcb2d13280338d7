import type { components } from '@fairlead/openapi';
import { dateOf, isDay, needsInvoiceNumber, secondsOf } from '@fairlead/rules';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { FieldMessage } from '../../contract/types.ts';
import { rowFinder } from '../../db/rows.ts';
import { policyTransactions } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { dayToSeconds } from '../../db/time.ts';

type Input = components['schemas']['PolicyTransactionCreate'];
export type TransactionRow = typeof policyTransactions.$inferSelect;

export const toTransaction = (row: TransactionRow): components['schemas']['PolicyTransaction'] => ({
  id: row.id,
  policyId: row.policyId,
  transactionType: row.transactionType,
  transactionPremium: row.premium,
  billingType: row.billingType,
  invoiceNumber: row.invoiceNumber,
  paymentStatus: row.paymentStatus,
  transactionDate: secondsOf(row.transactionOn),
  dueDate: dayToSeconds(row.dueOn),
  reference: row.reference,
  notified: row.notifiedAt !== null,
  version: row.version,
});

/** Transactions of a policy, newest first. */
export const transactionsOf = (tx: Transaction, policyId: string): Promise<TransactionRow[]> =>
  tx
    .select()
    .from(policyTransactions)
    .where(and(eq(policyTransactions.policyId, policyId), isNull(policyTransactions.deletedAt)))
    .orderBy(desc(policyTransactions.transactionOn), desc(policyTransactions.id));

/** Finds a transaction that is not deleted and that the caller may see. */
export const findTransaction = rowFinder(policyTransactions);

const billingOf = ({ billingType }: Input) => billingType || null;

/** Validation errors. An invoice needs a number. */
export function transactionErrors(input: Input): FieldMessage[] {
  const errors: FieldMessage[] = [];
  if (!isDay(input.transactionDate)) errors.push({ field: 'transactionDate', code: 'field.day' });
  if (typeof input.dueDate === 'number' && !isDay(input.dueDate)) errors.push({ field: 'dueDate', code: 'field.day' });
  if (needsInvoiceNumber(billingOf(input)) && !input.invoiceNumber?.trim())
    errors.push({ field: 'invoiceNumber', code: 'policyTransaction.invoiceRequired' });
  return errors;
}

/** Columns to store. Transactions that are not billed have no invoice number. */
export function transactionColumns(input: Input) {
  const { transactionType, transactionPremium = '', invoiceNumber, paymentStatus, transactionDate, dueDate } = input;
  const billingType = billingOf(input);
  return {
    transactionType,
    premium: transactionPremium.trim(),
    billingType,
    invoiceNumber: needsInvoiceNumber(billingType) ? (invoiceNumber ?? '').trim() : '',
    paymentStatus,
    transactionOn: dateOf(transactionDate),
    dueOn: typeof dueDate === 'number' ? dateOf(dueDate) : null,
  };
}
