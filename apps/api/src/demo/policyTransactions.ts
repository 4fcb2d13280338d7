import { DAY, dateOf, dayOf, type PolicyPaymentStatus, type PolicyTransactionType, secondsOf } from '@fairlead/rules';
import { uuidv7 } from '../db/ids.ts';
import type { policies, policyTransactions } from '../db/schema/index.ts';
import { referenceMaker, type SeededRandom, seededRandom } from './random.ts';

export type PolicySeed = typeof policies.$inferInsert & { id: string; createdAt: Date };
type NewTransaction = typeof policyTransactions.$inferInsert;

const later: readonly PolicyTransactionType[] = ['ENDORSEMENT', 'ENDORSEMENT', 'AUDIT', 'REWRITE', 'NOC'];
/** Transaction that ended a policy. */
const endings: Partial<Record<string, PolicyTransactionType>> = { CANCELLED: 'CANCEL', NOT_RENEWED: 'NON_RENEWAL' };

/** Transactions of policies and their payments. `now` in Unix seconds. */
export function demoPolicyTransactions(policies: readonly PolicySeed[], now: number): NewTransaction[] {
  const random = seededRandom(1979);
  const newReference = referenceMaker(random, 'TX');
  const today = dayOf(now);
  return policies.flatMap((policy) => {
    const known = dayOf(policy.createdAt.getTime() / 1000);
    const begun = Math.max(known, Math.min(policy.effectiveOn ? secondsOf(policy.effectiveOn) : known, today));
    const until = Math.max(begun, Math.min(policy.expiresOn ? secondsOf(policy.expiresOn) : today, today));
    const ending = endings[policy.status ?? ''];
    const first: PolicyTransactionType = policy.policyType === 'RENEWAL' ? 'RENEWAL' : 'NEW_BUSINESS';
    const happened: [PolicyTransactionType, number][] = [
      [first, begun],
      ...Array.from({ length: random.oneOf([0, 0, 1, 1, 2]) }, (): [PolicyTransactionType, number] => [
        random.oneOf(later),
        dayOf(random.between(begun, until)),
      ]),
      ...(ending ? [[ending, until] satisfies [PolicyTransactionType, number]] : []),
    ];
    return happened.map(([transactionType, day]) => {
      const due = random.chance(70) ? day + random.oneOf([14, 30, 30, 45]) * DAY : null;
      const invoice = random.chance(35);
      const at = Math.min(day + random.between(9, 17) * 3_600, now - 600) * 1000;
      const paymentStatus = paymentOf(random, due, today);
      return {
        id: uuidv7(at),
        agencyId: policy.agencyId,
        policyId: policy.id,
        transactionType,
        premium: premiumOf(random, transactionType, policy.premiumCents ?? 0),
        billingType: invoice ? ('INVOICE' as const) : null,
        invoiceNumber: invoice ? `INV-${random.between(10_000, 99_999)}` : '',
        paymentStatus,
        transactionOn: dateOf(day),
        dueOn: due === null ? null : dateOf(due),
        reference: newReference(),
        notifiedAt:
          paymentStatus === 'PAST_DUE' || random.chance(30) ? new Date(Math.min(at + 60_000, now * 1000)) : null,
        createdBy: policy.createdBy,
        createdAt: new Date(at),
      };
    });
  });
}

function premiumOf(random: SeededRandom, type: PolicyTransactionType, cents: number): string {
  if (type === 'NEW_BUSINESS' || type === 'RENEWAL') return cents === 0 ? '' : (cents / 100).toFixed(2);
  if (type === 'NOC' || type === 'NON_RENEWAL') return '';
  return type === 'CANCEL' ? 'pro rata' : `${random.between(15, 480)}.00`;
}

/** Future due dates are unpaid, and so are some past ones. */
function paymentOf(random: SeededRandom, due: number | null, today: number): PolicyPaymentStatus {
  if (due !== null && due >= today) return random.oneOf(['PENDING', 'PENDING', 'PAID', 'AUTO_PAY']);
  return due !== null && random.chance(8) ? 'PAST_DUE' : random.oneOf(['PAID', 'PAID', 'PAID', 'AUTO_PAY']);
}

/** Makes policies past due exactly where one of their transactions is. */
export function alignPaymentStatuses(policies: readonly PolicySeed[], transactions: readonly NewTransaction[]): void {
  const withStatus = (status: PolicyPaymentStatus) =>
    new Set(transactions.filter(({ paymentStatus }) => paymentStatus === status).map(({ policyId }) => policyId));
  const pastDue = withStatus('PAST_DUE');
  const pending = withStatus('PENDING');
  for (const policy of policies) {
    if (pastDue.has(policy.id)) policy.paymentStatus = 'PAST_DUE';
    else if (policy.paymentStatus === 'PAST_DUE') policy.paymentStatus = pending.has(policy.id) ? 'PENDING' : 'PAID';
  }
}
