import type { ServiceRequestStatus } from '../../serviceRequests.ts';
import type { TonesOf } from '../tone.ts';

export const serviceRequestTones = {
  OPEN: 'warning',
  IN_PROGRESS: 'info',
  RESOLVED: 'success',
} as const satisfies TonesOf<ServiceRequestStatus>;
