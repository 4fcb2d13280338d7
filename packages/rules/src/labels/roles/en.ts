import type { RoleLabels } from '../enums.ts';

export const en: RoleLabels = {
  'role.ADMIN': 'Platform admin',
  'role.AGENT': 'Agent',
  'role.CUSTOMER': 'Customer',
};
