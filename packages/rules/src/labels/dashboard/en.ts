import type { DashboardLabels } from '../enums.ts';

export const en: DashboardLabels = {
  'inProgressKind.CLAIM': 'Claim',
  'inProgressKind.CERTIFICATE': 'Certificate',
  'inProgressKind.SERVICE': 'Service request',
  'inProgressKind.REQUEST': 'Quote request',
  'inProgressKind.QUOTE': 'Quote',
};
