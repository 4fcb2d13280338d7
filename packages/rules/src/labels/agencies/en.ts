import type { AgencyLabels } from '../enums.ts';

export const en: AgencyLabels = {
  'memberInvitationState.UNSENT': 'Not Sent',
  'memberInvitationState.OPEN': 'Invited',
  'memberInvitationState.EXPIRED': 'Expired',
  'memberInvitationState.REVOKED': 'Revoked',
  'memberInvitationState.ACCEPTED': 'Accepted',
  'agencyVerification.VERIFIED': 'Verified',
  'agencyVerification.PENDING': 'Pending',
  'agencyVerification.INCOMPLETE': 'Incomplete',
  'agencyAccess.ENABLED': 'Enabled',
  'agencyAccess.DISABLED': 'Disabled',
  'factorGroup.AGENCY_ADMIN': 'Agency admins',
  'factorGroup.LICENSED_AGENT': 'Licensed agents',
  'factorGroup.UNLICENSED_AGENT': 'Unlicensed agents',
  'factorGroup.CUSTOMER': 'Customers',
};
