import type { DocumentRequestStatus } from '../../documentRequests.ts';
import type { ServiceRequestStatus } from '../../serviceRequests.ts';
import type { TonesOf } from '../tone.ts';

export const serviceRequestTones = {
  OPEN: 'warning',
  IN_PROGRESS: 'info',
  RESOLVED: 'success',
} as const satisfies TonesOf<ServiceRequestStatus>;

export const documentRequestTones = {
  OPEN: 'warning',
  UPLOADED: 'success',
  UNAVAILABLE: 'danger',
  WITHDRAWN: 'neutral',
} as const satisfies TonesOf<DocumentRequestStatus>;
