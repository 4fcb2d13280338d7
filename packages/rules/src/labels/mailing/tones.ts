import type { EmailStatus } from '../../emails.ts';
import type { TonesOf } from '../tone.ts';

export const emailStatusTones = {
  DELIVERED: 'neutral',
  RESPONDED: 'success',
  FAILED: 'danger',
} as const satisfies TonesOf<EmailStatus>;
