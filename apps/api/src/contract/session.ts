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
  /** Position of the primary when the session was read. Undefined without a replica. */
  position?: number | undefined;
  /** Present when an agent views the portal as the customer. */
  view?: CustomerView;
}

/** An agent's view of the portal as a customer. The session has the ids and the rights of the customer, and only reads. */
export interface CustomerView {
  viewerId: string;
  viewerName: string;
  contactId: string;
  customerName: string;
  /** Unix seconds. */
  expires: number;
}

/** Content of a token. */
export interface TokenClaims {
  userId: string;
  sessionId: string;
  /** Account of the agent, in a token of a view. `userId` is then the customer, and `sessionId` the view. */
  viewerId?: string | undefined;
}

export interface Authenticate {
  /** Reads the claims of a bearer token with a valid signature, without the database. */
  readToken(authorization: string | undefined): Promise<TokenClaims | undefined>;
  /**
   * Reads the session of a token, with the user's current role and privileges. Null when it has ended.
   * @param isActive Whether the request counts as activity of the user.
   */
  loadSession(claims: TokenClaims, isActive: boolean): Promise<Session | null>;
}
