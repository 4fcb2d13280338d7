import type { Viewer } from './access.ts';
import { DAY, dayOf } from './days.ts';
import type { PolicyStatus } from './policies.ts';

/** Days before the expiration date from which a policy can be renewed. */
const RENEWAL_OPENS = 120;
/** Days after the expiration date from which a policy can no longer be renewed. */
const RENEWAL_ENDS = 60;

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
