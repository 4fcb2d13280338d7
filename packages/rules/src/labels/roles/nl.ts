import type { RoleLabels } from '../enums.ts';

export const nl: RoleLabels = {
  'role.ADMIN': 'Platformbeheerder',
  'role.AGENT': 'Adviseur',
  'role.CUSTOMER': 'Klant',
};
