/** Verification states of an agency, derived from its required documents. */
export const agencyVerifications = ['VERIFIED', 'PENDING', 'INCOMPLETE'] as const;
export type AgencyVerification = (typeof agencyVerifications)[number];

/** @param counts Number of required documents. `approved` counts valid approved ones, `pending` those in review. */
export function agencyVerification(counts: {
  required: number;
  approved: number;
  pending: number;
}): AgencyVerification {
  if (counts.approved >= counts.required) return 'VERIFIED';
  return counts.approved + counts.pending >= counts.required ? 'PENDING' : 'INCOMPLETE';
}
