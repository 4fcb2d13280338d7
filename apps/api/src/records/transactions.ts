import type { components, operations } from '@fairlead/openapi';
import { type DisputeStatus, fromCents, type Language, monthStart } from '@fairlead/rules';
import { and, eq, gte, inArray, like, not, type SQL, sql } from 'drizzle-orm';
import { inOrder, type List, listOf, pageOf } from '../db/page.ts';
import { first } from '../db/rows.ts';
import { lowerCase } from '../db/schema/columns.ts';
import { agencies, agencySubscriptions, disputes, transactions } from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';
import { containing } from '../db/text.ts';
import { toSeconds } from '../db/time.ts';
import { totalsOf } from '../db/totals.ts';
import { type MessageKey, translate } from '../messages/index.ts';
import { isPaymentFailure, type PaymentFailure } from '../ports/payments.ts';
import { byInstant, byValue, type FilterConditions, filterCondition, type ListContext } from './listFilters.ts';

type TransactionPayload = components['schemas']['Transaction'];
export type TransactionQuery = NonNullable<operations['listTransactions']['parameters']['query']>;
type TransactionOrder = NonNullable<TransactionQuery['sortBy']>;

/** Status of the newest dispute of a payment. */
const newestDispute = sql<DisputeStatus | null>`(
  select ${disputes.status} from ${disputes} where ${disputes.transactionId} = ${transactions.id}
    order by ${disputes.openedAt} desc, ${disputes.id} desc limit 1)`;

/** Selects payments with their agencies, paid periods and disputes. */
export const selectPayments = (tx: Transaction) =>
  tx
    .select({
      payment: transactions,
      agency: { id: agencies.id, name: agencies.name, email: agencies.email },
      period: { from: agencySubscriptions.subscribedAt, to: agencySubscriptions.expiresAt },
      disputeStatus: newestDispute,
    })
    .from(transactions)
    .innerJoin(agencies, eq(agencies.id, transactions.agencyId))
    .leftJoin(agencySubscriptions, eq(agencySubscriptions.id, transactions.subscriptionId))
    .$dynamic();
export type PaymentRow = Awaited<ReturnType<typeof selectPayments>>[number];

/** Statuses of payments that were charged. */
const receiptStatuses = ['PAID', 'REFUNDED'] as const;

/** Whether money was charged, even if it was refunded later. */
export const hasReceipt = ({ status }: PaymentRow['payment']): boolean =>
  receiptStatuses.some((each) => each === status);

/** Messages about failures for platform admins. The buyer reads about "your card". */
const adminTexts = {
  'payment.declined': 'payment.declined.admin',
  'payment.insufficientFunds': 'payment.insufficientFunds.admin',
  'payment.expiredCard': 'payment.expiredCard.admin',
  'payment.incorrectCvc': 'payment.incorrectCvc.admin',
  'payment.processingError': 'payment.processingError.admin',
  'payment.authenticationRequired': 'payment.authenticationRequired.admin',
  'payment.tokenInvalid': 'payment.tokenInvalid.admin',
  'payment.unavailable': 'payment.unavailable.admin',
  'payment.abandoned': 'payment.abandoned.admin',
} as const satisfies Record<PaymentFailure, MessageKey>;

/** Name and email of the agency are included for platform admins only. */
export function toTransaction(
  { payment, agency, disputeStatus }: PaymentRow,
  forAdmin: boolean,
  language: Language,
): TransactionPayload {
  const { failureCode } = payment;
  return {
    id: payment.id,
    reference: payment.reference,
    creationDate: toSeconds(payment.createdAt),
    kind: payment.kind,
    status: payment.status,
    packageName: payment.packageName,
    subscriptionDuration: payment.duration,
    price: fromCents(payment.priceCents),
    couponCode: payment.couponCode,
    discountAmount: fromCents(payment.discountCents),
    paidAmount: fromCents(payment.paidCents),
    refundedAmount: fromCents(payment.refundedCents),
    withdrawnAmount: fromCents(payment.withdrawnCents),
    disputeStatus,
    cardBrand: payment.cardBrand,
    cardLast4: payment.cardLast4,
    failure: isPaymentFailure(failureCode)
      ? translate(language, { code: forAdmin ? adminTexts[failureCode] : failureCode })
      : null,
    hasReceipt: hasReceipt(payment),
    agency: forAdmin ? agency : null,
  };
}

const orders: Record<TransactionOrder, SQL> = {
  creationDate: sql`${transactions.createdAt}`,
  paidAmount: sql`${transactions.paidCents}`,
};

const hasPackage = (name: string) => like(lowerCase(transactions.packageName), containing(name.toLowerCase()));

/** Payments with a dispute that matches. */
const isDisputed = (tx: Transaction, matches?: SQL) =>
  inArray(transactions.id, tx.select({ id: disputes.transactionId }).from(disputes).where(matches));

const conditions: FilterConditions<'transactions'> = {
  status: byValue(transactions.status),
  dispute: async (filter, context) => isDisputed(context.tx, await byValue(disputes.status)(filter, context)),
  agency: ({ values: [text = ''] }, { tx }) => inArray(transactions.agencyId, agenciesNamed(tx, text)),
  package: ({ values: [text = ''] }) => hasPackage(text),
  created: byInstant(transactions.createdAt),
};

const filter = async (
  tx: Transaction,
  { reference, packageName, agencyName, status, disputed, period, agencyId, filters }: TransactionQuery,
  context: ListContext,
): Promise<SQL | undefined> =>
  and(
    agencyId === undefined ? undefined : eq(transactions.agencyId, agencyId),
    status === undefined ? undefined : eq(transactions.status, status),
    disputed === undefined ? undefined : disputed ? isDisputed(tx) : not(isDisputed(tx)),
    period === undefined ? undefined : gte(transactions.createdAt, new Date(monthStart(context.now) * 1000)),
    reference === undefined ? undefined : like(transactions.reference, containing(reference.toUpperCase())),
    packageName === undefined ? undefined : hasPackage(packageName),
    agencyName === undefined ? undefined : inArray(transactions.agencyId, agenciesNamed(tx, agencyName)),
    await filterCondition('transactions', conditions, filters, { tx, ...context }),
  );

const agenciesNamed = (tx: Transaction, name: string) =>
  tx
    .select({ id: agencies.id })
    .from(agencies)
    .where(like(lowerCase(agencies.name), containing(name.toLowerCase())));

/** The payments that the caller may see. */
export const transactionList = async (
  tx: Transaction,
  query: TransactionQuery,
  context: ListContext,
): Promise<List<PaymentRow>> =>
  listOf(tx, transactions, {
    where: await filter(tx, query, context),
    orderBy: inOrder(query.ascOrDesc, orders[query.sortBy ?? 'creationDate'], transactions.id),
    rows: selectPayments(tx),
  });

/** A page of the payments that the caller may see. */
export const listTransactions = pageOf(transactionList);

const paidCents = sql`coalesce(
  sum(${transactions.paidCents}) filter (where ${inArray(transactions.status, [...receiptStatuses])}), 0)`;

/** Total paid amount of the payments that the caller may see. */
export const sumTransactions = totalsOf(transactionList, () => ({ sums: { total: paidCents } }));

/** Finds a payment that the caller may see. */
export const findTransaction = (tx: Transaction, id: string): Promise<PaymentRow | undefined> =>
  first(selectPayments(tx).where(eq(transactions.id, id)));
