import type { DashboardLabels } from '../enums.ts';

export const fr: DashboardLabels = {
  'inProgressKind.CLAIM': 'Sinistre',
  'inProgressKind.CERTIFICATE': 'Attestation',
  'inProgressKind.SERVICE': 'Demande de service',
  'inProgressKind.REQUEST': 'Demande de devis',
  'inProgressKind.QUOTE': 'Devis',
};
