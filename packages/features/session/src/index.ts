export { type Auth, AuthProvider, RequireAccess, useAuth } from './AuthProvider';
export { askForPasskey, cancelPasskey, createPasskey, passkeyProblem } from './passkeys';
export { enrolPath, returnPath, signInPath } from './returnTo';
export {
  createSession,
  type Me,
  type Session,
  type SessionState,
  type SignedOutReason,
  viewEndedParameter,
  viewerOf,
} from './session';
export { readValue, storeValue } from './storage';
export { readSupportToken } from './token';
