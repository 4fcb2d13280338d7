import type { VerificationLabels } from '../enums.ts';

export const en: VerificationLabels = {
  'verificationStatus.MISSING': 'Missing',
  'verificationStatus.PENDING': 'Pending',
  'verificationStatus.APPROVED': 'Approved',
  'verificationStatus.REJECTED': 'Rejected',
  'verificationStatus.EXPIRED': 'Expired',
};
