import { call, configureClient, forgetStartedReads, type Result, type Schemas } from '@fairlead/api-client/client';
import type { Viewer } from '@fairlead/rules';
import { clearTokens, expiryOf, isTokenChange, readToken, storeTokens } from './token';

export type Me = Schemas['Me'];
/** Why nobody is signed in: never was, signed out, or the session ended by itself. */
export type SignedOutReason = 'none' | 'left' | 'ended';

/** Specification, document 1, section 4. */
export type SessionState =
  | { status: 'uninitialised' }
  | { status: 'signedOut'; reason: SignedOutReason }
  | { status: 'signedIn'; me: Me; viewer: Viewer };

export interface Session {
  getState: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** Resolves once it is known whether someone is signed in; asks the server at most once. */
  ready: () => Promise<SessionState>;
  signIn: (email: string, password: string) => Promise<Result<Schemas['AuthResult']>>;
  /** Ends the session here and on the server; here also when the server cannot be reached. */
  signOut: () => Promise<void>;
  /** Loads the profile again, after a plan or a role has changed. False when that failed: the session is then over. */
  reload: () => Promise<boolean>;
  /** Takes the profile as somebody has just read or saved it; that of another user is left alone. */
  renew: (me: Me) => void;
}

/** What guards need to know of the profile. Only the first role counts. */
export function viewerOf(me: Me): Viewer {
  return {
    role: me.roleType,
    privileges: me.user.roles[0]?.privileges.map(({ name }) => name) ?? [],
    subscribed: me.subscribed,
    agencyAdmin: me.user.agencyAdmin,
    licensed: me.user.licensedAgent,
    agencyId: me.user.agencyId,
  };
}

/** A timer's longest delay. Milliseconds. */
const longest = 2 ** 31 - 1;

/** The one session of a page. Told by the server, by the token's expiry and by other tabs when it is over. */
export function createSession(initial: SessionState = { status: 'uninitialised' }): Session {
  let state = initial;
  let restoring: Promise<SessionState> | undefined;
  let expiry: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function set(next: SessionState): SessionState {
    state = next;
    for (const listener of listeners) listener();
    return state;
  }

  function enter(me: Me, token: string): SessionState {
    clearTimeout(expiry);
    const left = expiryOf(token) * 1000 - Date.now();
    expiry = setTimeout(() => leave('ended'), Math.min(left, longest));
    return set({ status: 'signedIn', me, viewer: viewerOf(me) });
  }

  function leave(reason: SignedOutReason): SessionState {
    clearTimeout(expiry);
    clearTokens();
    forgetStartedReads();
    restoring = undefined;
    return set({ status: 'signedOut', reason });
  }

  async function load(): Promise<SessionState> {
    const token = readToken();
    if (!token) return leave('none');
    const result = await call('get', '/api/auth/me');
    // another tab, or a sign-in here, may have changed the token meanwhile
    const current = readToken();
    if (current && current !== token) return load();
    if (!current && state.status === 'signedOut') return state;
    return result.ok ? enter(result.payload, token) : leave('ended');
  }

  const session: Session = {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ready() {
      if (state.status !== 'uninitialised') return Promise.resolve(state);
      restoring ??= load();
      return restoring;
    },
    async signIn(email, password) {
      const result = await call('post', '/api/auth/signin', {
        params: { header: { domain: window.location.hostname } },
        body: { email, password },
      });
      if (result.ok) {
        const { accessToken, supportTicketSessionToken, ...me } = result.payload;
        storeTokens(accessToken, supportTicketSessionToken);
        enter(me, accessToken);
      }
      return result;
    },
    async signOut() {
      await call('post', '/api/auth/signout');
      leave('left');
    },
    async reload() {
      return (await load()).status === 'signedIn';
    },
    renew(me) {
      const signedIn = state.status === 'signedIn' && state.me.user.id === me.user.id;
      if (signedIn) set({ status: 'signedIn', me, viewer: viewerOf(me) });
    },
  };

  configureClient({
    token: readToken,
    onSessionEnded: () => {
      if (state.status === 'signedIn') leave('ended');
    },
  });
  window.addEventListener('storage', (event) => {
    if (!isTokenChange(event)) return;
    if (!readToken()) leave('left');
    else void load();
  });
  return session;
}
