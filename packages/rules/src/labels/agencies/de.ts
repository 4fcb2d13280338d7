import type { AgencyLabels } from '../enums.ts';

export const de: AgencyLabels = {
  'memberInvitationState.UNSENT': 'Nicht gesendet',
  'memberInvitationState.OPEN': 'Eingeladen',
  'memberInvitationState.EXPIRED': 'Abgelaufen',
  'memberInvitationState.REVOKED': 'Widerrufen',
  'memberInvitationState.ACCEPTED': 'Angenommen',
  'agencyVerification.VERIFIED': 'Geprüft',
  'agencyVerification.PENDING': 'Ausstehend',
  'agencyVerification.INCOMPLETE': 'Unvollständig',
  'agencyAccess.ENABLED': 'Aktiv',
  'agencyAccess.DISABLED': 'Gesperrt',
  'factorGroup.AGENCY_ADMIN': 'Agentur-Administratoren',
  'factorGroup.LICENSED_AGENT': 'Zugelassene Vermittler',
  'factorGroup.UNLICENSED_AGENT': 'Nicht zugelassene Vermittler',
  'factorGroup.CUSTOMER': 'Kunden',
};
