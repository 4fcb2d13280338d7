import { DAY } from './days.ts';

/** Days between the request of an agency to be deleted and its deletion. */
const deletionDays = 30;

/** Time from which a platform admin can delete an agency. Both in Unix seconds. */
export const agencyDeletableAt = (requestedAt: number): number => requestedAt + deletionDays * DAY;

/** Verification states of an agency, derived from its required documents. */
export type AgencyVerification = 'VERIFIED' | 'PENDING' | 'INCOMPLETE';

/** Whether the members and customers of an agency can sign in. Platform admins disable agencies. */
export const agencyAccesses = ['ENABLED', 'DISABLED'] as const;
export type AgencyAccess = (typeof agencyAccesses)[number];

/** @param counts Number of required documents. `approved` counts valid approved ones, `pending` those in review. */
export function agencyVerification(counts: {
  required: number;
  approved: number;
  pending: number;
}): AgencyVerification {
  if (counts.approved >= counts.required) return 'VERIFIED';
  return counts.approved + counts.pending >= counts.required ? 'PENDING' : 'INCOMPLETE';
}
