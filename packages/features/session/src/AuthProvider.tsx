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
import { enrolPath, signInPath } from './returnTo';
import type { Me, Session, SessionState } from './session';

const AuthContext = createContext<Session | null>(null);

export function AuthProvider({ session, children }: { session: Session; children: ReactNode }) {
  return <AuthContext value={session}>{children}</AuthContext>;
}

export interface Auth
  extends Pick<
    Session,
    'signIn' | 'finishSignIn' | 'signOut' | 'reload' | 'stay' | 'startView' | 'stopView' | 'updateProfile' | 'getState'
  > {
  /** State at this render. `getState` returns the current one. */
  state: SessionState;
  /** Null unless a user is signed in. */
  me: Me | null;
  viewer: Viewer | null;
  may: (privilege: Privilege) => boolean;
}

/** Signed-in user and their permissions. */
export function useAuth(): Auth {
  const session = useContext(AuthContext);
  if (!session) throw new Error('AuthContext must be placed within AuthProvider');
  const state = useSyncExternalStore(session.subscribe, session.getState, session.getState);
  const [me, viewer] = state.status === 'signedIn' ? [state.me, state.viewer] : [null, null];
  const { signIn, finishSignIn, signOut, reload, stay, startView, stopView, updateProfile, getState } = session;
  const may = (privilege: Privilege) => hasPrivilege(viewer, privilege);
  const actions = { signIn, finishSignIn, signOut, reload, stay, startView, stopView, updateProfile, getState };
  return { state, me, viewer, ...actions, may };
}

/**
 * Renders a route for users whom its guard admits.
 * The loader of the route has already checked access. This check covers changes while the page is open, such as the end of
 * the session or of the plan.
 */
export function RequireAccess({ guard, children }: { guard: Guard; children: ReactNode }) {
  const { state, viewer } = useAuth();
  const access = checkAccess(guard, viewer);
  const requestedLocation = useLocation();
  if (access === 'enrol') return <Navigate to={enrolPath(requestedLocation)} replace />;
  if (access === 'forbidden') return <Navigate to="/403" replace />;
  if (access === 'allowed') return children;
  if (state.status === 'uninitialised') return null;
  return <RedirectToSignIn remember={state.status === 'signedOut' && state.reason !== 'left'} />;
}

/**
 * The session can end while the router opens a page in a transition. An immediate redirect would see the previous address.
 * A second transition runs after the router's, so it sees the requested page.
 */
function RedirectToSignIn({ remember }: { remember: boolean }) {
  const requestedLocation = useLocation();
  const [arrived, setArrived] = useState(false);
  useEffect(() => startTransition(() => setArrived(true)), []);
  return arrived ? <Navigate to={signInPath(remember ? requestedLocation : undefined)} replace /> : null;
}
