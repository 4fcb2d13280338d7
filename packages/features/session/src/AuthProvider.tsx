import { checkAccess, type Guard, hasPrivilege, type Privilege, type Viewer } from '@fairlead/rules';
import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { signInPath } from './returnTo';
import type { Me, Session, SessionState } from './session';

const AuthContext = createContext<Session | null>(null);

export function AuthProvider({ session, children }: { session: Session; children: ReactNode }) {
  return <AuthContext value={session}>{children}</AuthContext>;
}

export interface Auth extends Pick<Session, 'signIn' | 'signOut' | 'reload' | 'renew' | 'getState'> {
  /** As it was when this was rendered; `getState` tells how it is now. */
  state: SessionState;
  /** Null unless signed in. */
  me: Me | null;
  viewer: Viewer | null;
  may: (privilege: Privilege) => boolean;
}

/** Who is signed in, and what they may. */
export function useAuth(): Auth {
  const session = useContext(AuthContext);
  if (!session) throw new Error('AuthContext must be placed within AuthProvider');
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const [me, viewer] = state.status === 'signedIn' ? [state.me, state.viewer] : [null, null];
  const { signIn, signOut, reload, renew, getState } = session;
  const may = (privilege: Privilege) => hasPrivilege(viewer, privilege);
  return { state, me, viewer, signIn, signOut, reload, renew, getState, may };
}

/**
 * Shows a route to those whom its guard admits. The route's loader has asked already; this sees what changes while
 * the page is open: a session that ends, a plan that lapses.
 */
export function RequireAccess({ guard, children }: { guard: Guard; children: ReactNode }) {
  const { state, viewer } = useAuth();
  const access = checkAccess(guard, viewer);
  if (access === 'forbidden') return <Navigate to="/403" replace />;
  if (access === 'allowed') return children;
  if (state.status === 'uninitialised') return null;
  return <ToSignIn remember={state.status === 'signedOut' && state.reason !== 'left'} />;
}

/**
 * A session may end while its user is on the way to another page. The router hands over a page in a transition, which
 * the end of the session overtakes; a transition of our own comes after it, and then sees the page that was asked for.
 */
function ToSignIn({ remember }: { remember: boolean }) {
  const asked = useLocation();
  const [arrived, setArrived] = useState(false);
  useEffect(() => startTransition(() => setArrived(true)), []);
  return arrived ? <Navigate to={signInPath(remember ? asked : undefined)} replace /> : null;
}
