import type { AgencyLabels } from '../enums.ts';

export const fr: AgencyLabels = {
  'memberInvitationState.UNSENT': 'Non envoyé',
  'memberInvitationState.OPEN': 'Invité',
  'memberInvitationState.EXPIRED': 'Expiré',
  'memberInvitationState.REVOKED': 'Révoqué',
  'memberInvitationState.ACCEPTED': 'Accepté',
  'agencyVerification.VERIFIED': 'Vérifiée',
  'agencyVerification.PENDING': 'En attente',
  'agencyVerification.INCOMPLETE': 'Incomplète',
  'agencyAccess.ENABLED': 'Activée',
  'agencyAccess.DISABLED': 'Désactivée',
  'factorGroup.AGENCY_ADMIN': 'Administrateurs de l’agence',
  'factorGroup.LICENSED_AGENT': 'Agents agréés',
  'factorGroup.UNLICENSED_AGENT': 'Agents non agréés',
  'factorGroup.CUSTOMER': 'Clients',
};
