export * as activityLabels from './activity/index.ts';
export * as adminLabels from './admins/index.ts';
export { adminStatusTones } from './admins/tones.ts';
export * as agencyLabels from './agencies/index.ts';
export { agencyAccessTones, agencyVerificationTones, invitationTones } from './agencies/tones.ts';
export { enumLabels, type LabelKey } from './all.ts';
export * as auditLabels from './audit/index.ts';
export { auditActionTones } from './audit/tones.ts';
export * as claimLabels from './claims/index.ts';
export { claimStatusTones } from './claims/tones.ts';
export * as contactLabels from './contacts/index.ts';
export * as couponLabels from './coupons/index.ts';
export * as dashboardLabels from './dashboard/index.ts';
export * as mailingLabels from './mailing/index.ts';
export { emailStatusTones } from './mailing/tones.ts';
export * as notificationLabels from './notifications/index.ts';
export * as opportunityLabels from './opportunities/index.ts';
export { opportunityStatusTones } from './opportunities/tones.ts';
export * as planLabels from './plans/index.ts';
export { disputeStatusTones, planStatusTones, refundStatusTones, transactionStatusTones } from './plans/tones.ts';
export * as policyLabels from './policies/index.ts';
export {
  certificateTones,
  marksPolicyFailure,
  policyDetailTones,
  policyPaymentTones,
  policyStatusTones,
  renewalStageTones,
} from './policies/tones.ts';
export * as quoteLabels from './quotes/index.ts';
export { quoteAnswerTones, quoteStatusTones } from './quotes/tones.ts';
export * as roleLabels from './roles/index.ts';
export * as serviceLabels from './services/index.ts';
export { documentRequestTones, serviceRequestTones } from './services/tones.ts';
export * as taskLabels from './tasks/index.ts';
export type { StatusTone } from './tone.ts';
export * as verificationLabels from './verification/index.ts';
export { verificationTones } from './verification/tones.ts';
