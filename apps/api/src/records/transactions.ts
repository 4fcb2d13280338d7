import type { components, operations } from '@fairlead/openapi';
import { fromCents, type Language, monthStart } from '@fairlead/rules';
import { and, count, eq, gte, like, type SQL, sql } from 'drizzle-orm';
import { inOrder, type Page, readPage } from '../db/page.ts';
import { agencies, agencySubscriptions, transactions } from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';
import { containing } from '../db/text.ts';
import { toSeconds } from '../db/time.ts';
import { translate } from '../messages/index.ts';
import { isPaymentFailure } from '../ports/payments.ts';

type TransactionPayload = components['schemas']['Transaction'];
export type TransactionQuery = NonNullable<operations['listTransactions']['parameters']['query']>;
type TransactionOrder = NonNullable<TransactionQuery['sortBy']>;

const paymentsWith = (tx: Transaction) =>
  tx
    .select({
      payment: transactions,
      agency: { id: agencies.id, name: agencies.name, email: agencies.email },
      period: { from: agencySubscriptions.subscribedAt, to: agencySubscriptions.expiresAt },
    })
    .from(transactions)
    .innerJoin(agencies, eq(agencies.id, transactions.agencyId))
    .leftJoin(agencySubscriptions, eq(agencySubscriptions.id, transactions.subscriptionId))
    .$dynamic();
export type PaymentRow = Awaited<ReturnType<typeof paymentsWith>>[number];

/** Whether money was charged, even if it was refunded later. */
export const hasReceipt = ({ status }: PaymentRow['payment']): boolean => status === 'PAID' || status === 'REFUNDED';

/** Name and email of the agency are included for platform admins only. */
export function toTransaction(
  { payment, agency }: PaymentRow,
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
    cardBrand: payment.cardBrand,
    cardLast4: payment.cardLast4,
    failure: isPaymentFailure(failureCode) ? translate(language, { code: failureCode }) : null,
    hasReceipt: hasReceipt(payment),
    agency: forAdmin ? agency : null,
  };
}

const orders: Record<TransactionOrder, SQL> = {
  creationDate: sql`${transactions.createdAt}`,
  paidAmount: sql`${transactions.paidCents}`,
};

const filter = ({ reference, packageName, status, period, agencyId }: TransactionQuery, now: number): SQL | undefined =>
  and(
    agencyId === undefined ? undefined : eq(transactions.agencyId, agencyId),
    status === undefined ? undefined : eq(transactions.status, status),
    period === undefined ? undefined : gte(transactions.createdAt, new Date(monthStart(now) * 1000)),
    reference === undefined ? undefined : like(transactions.reference, containing(reference.toUpperCase())),
    packageName === undefined
      ? undefined
      : like(sql`lower(${transactions.packageName} collate "und-x-icu")`, containing(packageName.toLowerCase())),
  );

/** Rows of the list in the requested order, then by id. */
function pageQuery(tx: Transaction, query: TransactionQuery, now: number) {
  const { sortBy = 'creationDate', ascOrDesc = 'desc' } = query;
  return paymentsWith(tx)
    .where(filter(query, now))
    .orderBy(...inOrder(ascOrDesc, orders[sortBy], transactions.id));
}

/** A page of the payments that the caller may see. `now` in Unix seconds. */
export const listTransactions = (tx: Transaction, query: TransactionQuery, now: number): Promise<Page<PaymentRow>> =>
  readPage(
    query,
    pageQuery(tx, query, now),
    tx.select({ total: count() }).from(transactions).where(filter(query, now)),
  );

/** Finds a payment that the caller may see. */
export async function findTransaction(tx: Transaction, id: string): Promise<PaymentRow | undefined> {
  const [row] = await paymentsWith(tx).where(eq(transactions.id, id));
  return row;
}
