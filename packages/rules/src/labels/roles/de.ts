import type { RoleLabels } from '../enums.ts';

export const de: RoleLabels = {
  'role.ADMIN': 'Plattform-Administrator',
  'role.AGENT': 'Vermittler',
  'role.CUSTOMER': 'Kunde',
};
