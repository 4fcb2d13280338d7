import type { DashboardLabels } from '../enums.ts';

export const nl: DashboardLabels = {
  'inProgressKind.CLAIM': 'Schade',
  'inProgressKind.CERTIFICATE': 'Verzekeringsbewijs',
  'inProgressKind.SERVICE': 'Serviceaanvraag',
  'inProgressKind.REQUEST': 'Offerteaanvraag',
  'inProgressKind.QUOTE': 'Offerte',
};
