import type { DashboardLabels } from '../enums.ts';

export const de: DashboardLabels = {
  'inProgressKind.CLAIM': 'Schadenfall',
  'inProgressKind.CERTIFICATE': 'Versicherungsbestätigung',
  'inProgressKind.SERVICE': 'Serviceanfrage',
  'inProgressKind.REQUEST': 'Angebotsanfrage',
  'inProgressKind.QUOTE': 'Angebot',
};
