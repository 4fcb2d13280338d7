import type { VerificationLabels } from '../enums.ts';

export const nl: VerificationLabels = {
  'verificationStatus.MISSING': 'Ontbreekt',
  'verificationStatus.PENDING': 'In behandeling',
  'verificationStatus.APPROVED': 'Goedgekeurd',
  'verificationStatus.REJECTED': 'Afgewezen',
  'verificationStatus.EXPIRED': 'Verlopen',
};
