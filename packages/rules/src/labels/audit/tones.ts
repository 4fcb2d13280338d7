import type { AuditAction } from '../../audit.ts';
import type { TonesOf } from '../tone.ts';

export const auditActionTones = {
  CREATED: 'success',
  CHANGED: 'info',
  DELETED: 'danger',
  SIGNED_IN: 'neutral',
  SIGNED_OUT: 'neutral',
  VIEW_STARTED: 'info',
  VIEW_ENDED: 'neutral',
  DOWNLOADED: 'neutral',
  EXPORTED: 'warning',
  READ: 'neutral',
  FAILED: 'danger',
  LOCKED: 'danger',
  REFUSED: 'danger',
} as const satisfies TonesOf<AuditAction>;
