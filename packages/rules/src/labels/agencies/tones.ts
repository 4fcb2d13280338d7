import type { AgencyAccess, AgencyVerification } from '../../agencies.ts';
import type { InvitationState } from '../../members.ts';
import type { TonesOf } from '../tone.ts';

export const agencyVerificationTones = {
  VERIFIED: 'success',
  PENDING: 'warning',
  INCOMPLETE: 'danger',
} as const satisfies TonesOf<AgencyVerification>;

export const agencyAccessTones = { ENABLED: 'success', DISABLED: 'neutral' } as const satisfies TonesOf<AgencyAccess>;

export const invitationTones = {
  UNSENT: 'neutral',
  OPEN: 'info',
  EXPIRED: 'warning',
  REVOKED: 'neutral',
  ACCEPTED: 'success',
} as const satisfies TonesOf<InvitationState>;
