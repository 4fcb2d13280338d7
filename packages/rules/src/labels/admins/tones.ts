import type { AdminStatus } from '../../adminRoles.ts';
import type { TonesOf } from '../tone.ts';

export const adminStatusTones = {
  INVITED: 'info',
  ACTIVE: 'success',
  DISABLED: 'neutral',
} as const satisfies TonesOf<AdminStatus>;
