import type { VerificationLabels } from '../enums.ts';

export const de: VerificationLabels = {
  'verificationStatus.MISSING': 'Fehlt',
  'verificationStatus.PENDING': 'Ausstehend',
  'verificationStatus.APPROVED': 'Genehmigt',
  'verificationStatus.REJECTED': 'Abgelehnt',
  'verificationStatus.EXPIRED': 'Abgelaufen',
};
