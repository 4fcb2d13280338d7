import type { RoleLabels } from '../enums.ts';

export const fr: RoleLabels = {
  'role.ADMIN': 'Administrateur de la plateforme',
  'role.AGENT': 'Agent',
  'role.CUSTOMER': 'Client',
};
