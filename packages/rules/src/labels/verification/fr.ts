import type { VerificationLabels } from '../enums.ts';

export const fr: VerificationLabels = {
  'verificationStatus.MISSING': 'Manquant',
  'verificationStatus.PENDING': 'En attente',
  'verificationStatus.APPROVED': 'Approuvé',
  'verificationStatus.REJECTED': 'Refusé',
  'verificationStatus.EXPIRED': 'Expiré',
};
