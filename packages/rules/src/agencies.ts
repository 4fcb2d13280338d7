/** Whether the documents that an agency has to show are all there. PRODUCT, Agencies. */
export const agencyVerifications = ['VERIFIED', 'PENDING', 'INCOMPLETE'] as const;
export type AgencyVerification = (typeof agencyVerifications)[number];

/**
 * @param counts How many documents are required, for how many of those one is approved and good, and for how many one waits
 * to be reviewed.
 */
export function agencyVerification(counts: {
  required: number;
  approved: number;
  pending: number;
}): AgencyVerification {
  if (counts.approved >= counts.required) return 'VERIFIED';
  return counts.approved + counts.pending >= counts.required ? 'PENDING' : 'INCOMPLETE';
}
