import type { AgencyLabels } from '../enums.ts';

export const nl: AgencyLabels = {
  'memberInvitationState.UNSENT': 'Niet verstuurd',
  'memberInvitationState.OPEN': 'Uitgenodigd',
  'memberInvitationState.EXPIRED': 'Verlopen',
  'memberInvitationState.REVOKED': 'Ingetrokken',
  'memberInvitationState.ACCEPTED': 'Geaccepteerd',
  'agencyVerification.VERIFIED': 'Geverifieerd',
  'agencyVerification.PENDING': 'In behandeling',
  'agencyVerification.INCOMPLETE': 'Onvolledig',
  'agencyAccess.ENABLED': 'Actief',
  'agencyAccess.DISABLED': 'Uitgeschakeld',
  'factorGroup.AGENCY_ADMIN': 'Kantoorbeheerders',
  'factorGroup.LICENSED_AGENT': 'Bevoegde adviseurs',
  'factorGroup.UNLICENSED_AGENT': 'Niet-bevoegde adviseurs',
  'factorGroup.CUSTOMER': 'Klanten',
};
