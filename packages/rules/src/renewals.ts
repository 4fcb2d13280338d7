import type { Viewer } from './access.ts';
import { DAY, dayOf } from './days.ts';
import type { PolicyStatus } from './policies.ts';
import { type QuoteState, type QuoteStep, quoteStep } from './quotes.ts';

/** Days before the expiration date from which a policy can be renewed. */
const RENEWAL_OPENS = 120;
/** Days after the expiration date from which a policy can no longer be renewed. */
export const RENEWAL_ENDS = 60;

/** Reasons for which a policy is not renewed. */
export const nonRenewalReasons = ['PRICE', 'SOLD', 'MOVED', 'CARRIER', 'OTHER'] as const;
export type NonRenewalReason = (typeof nonRenewalReasons)[number];

/** Characters. */
export const NON_RENEWAL_NOTE_MAX_LENGTH = 1000;

/** Policy data for the rules. Days are midnight UTC in unix seconds. */
interface RenewedPolicy {
  policyStatus: PolicyStatus;
  expiredDate: number | null;
  /** Policy of the next term. Null until the policy is renewed. */
  nextPolicyId: string | null;
}

/** Whether a policy can be renewed on a day: near its expiration date, not cancelled, and not renewed already. */
export const isRenewable = ({ policyStatus, expiredDate, nextPolicyId }: RenewedPolicy, today: number): boolean => {
  if (policyStatus === 'CANCELLED' || nextPolicyId !== null || expiredDate === null) return false;
  const daysLeft = (expiredDate - dayOf(today)) / DAY;
  return daysLeft <= RENEWAL_OPENS && daysLeft > -RENEWAL_ENDS;
};

/** Licensed agents renew policies, request quotes for the next term, and mark policies as not renewing. */
export const mayRenewPolicies = ({ role, licensed }: Pick<Viewer, 'role' | 'licensed'>): boolean =>
  role === 'AGENT' && licensed;

/** Last day on which a policy can be renewed. */
export const lastRenewalDay = (expiredDate: number): number => expiredDate + (RENEWAL_ENDS - 1) * DAY;

/** Stages of a renewal, which the server derives from the next term, the quotes for it, and the reason of not renewing. */
export const renewalStages = ['NOT_STARTED', 'QUOTING', 'OFFERED', 'ACCEPTED', 'LOST'] as const;
export type RenewalStage = (typeof renewalStages)[number];

/** Groups of the renewal centre. The periods of days exclude overdue policies and include shorter periods. */
export const renewalDues = ['IN_30', 'IN_60', 'IN_90', 'OVERDUE'] as const;
export type RenewalDue = (typeof renewalDues)[number];

/** Next steps of an agent with a renewal. The steps of its quote are among them. */
export type RenewalStep = QuoteStep | 'RENEW' | 'ADD_QUOTE' | 'OPEN_QUOTE' | 'OPEN_RENEWAL' | 'SEE_REASON';

/** Renewal data for the rules. */
interface RenewalState {
  renewalStage: RenewalStage;
  nextPolicyId: string | null;
  /** Quote for the next term that is closest to a policy. */
  renewalQuote: (QuoteState & { policyId: string | null }) | null;
}

/** Next step of an agent with a policy that is due for renewal. */
export function renewalStep({ renewalStage, nextPolicyId, renewalQuote }: RenewalState): RenewalStep {
  if (nextPolicyId !== null) return 'OPEN_RENEWAL';
  if (renewalStage === 'LOST') return 'SEE_REASON';
  if (renewalQuote) return quoteStep(renewalQuote) ?? 'OPEN_QUOTE';
  return renewalStage === 'NOT_STARTED' ? 'RENEW' : 'ADD_QUOTE';
}
