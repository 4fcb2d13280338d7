import type { Viewer } from '@fairlead/rules';
import type { Origin } from '../db/audit.ts';

/** Session of a signed-in user. */
export interface Session {
  id: string;
  origin?: Origin;
  userId: string;
  agencyId: string | null;
  /** The customer's contact; null for agents and admins. */
  contactId: string | null;
  viewer: Viewer;
}
