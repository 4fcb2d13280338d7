import { call, configureClient, discardPreloaded, type Result, type Schemas } from '@fairlead/api-client/client';
import type { Viewer } from '@fairlead/rules';
import { createPresence } from './presence';
import { createProfileRefresh } from './profileRefresh';
import { clearTokens, isTokenChange, readExpiry, readOwnToken, readToken, storeTokens, storeViewer } from './token';
import { readView, type StoredView, storeView } from './viewStorage';

export type Me = Schemas['Me'];
/** Reason for the missing session: never signed in, signed out by the user, or expired. */
export type SignedOutReason = 'none' | 'left' | 'ended';

/** Answer to the password: the session, or the challenge of an account with a second factor. */
type SignInAnswer = Schemas['AuthResult'] | Schemas['SignInChallenge'];

type SecondFactorProof = { code: string } | { passkey: Schemas['PasskeyAssertion'] };

export type SessionState =
  | { status: 'uninitialised' }
  | { status: 'signedOut'; reason: SignedOutReason }
  | {
      status: 'signedIn';
      me: Me;
      viewer: Viewer;
      /** Time in milliseconds at which the session ends without activity. Only from two minutes before. */
      endsAt?: number;
    };

export interface Session {
  getState: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** Resolves when the session is known. Sends at most one request. */
  ready: () => Promise<SessionState>;
  /** Signs in, or returns the challenge of an account with a second factor. */
  signIn: (email: string, password: string) => Promise<Result<SignInAnswer>>;
  /** Finishes a sign-in with a code of the authenticator app, a recovery code, or a passkey. */
  finishSignIn: (challenge: string, proof: SecondFactorProof) => Promise<Result<Schemas['AuthResult']>>;
  /** Ends the session in this browser and on the server. Signs out locally even if the server cannot be reached. */
  signOut: () => Promise<void>;
  /** Reloads the profile after a change of plan or role. Returns false on failure; only a 401 then ends the session. */
  reload: () => Promise<boolean>;
  /** Keeps a session open that is about to end without activity. */
  stay: () => void;
  /** Shows the portal in this tab as a customer. Loads the page again, so that nothing of the agent's stays. */
  startView: (view: StoredView) => void;
  /** Ends the view as a customer, and opens the page where the agent started, or another one. */
  stopView: (path?: string) => Promise<void>;
  /** Updates the profile with a newer one. Ignores the profile of another user. */
  updateProfile: (me: Me) => void;
  /** Stops its timers and requests. For pages that show another session afterwards, such as the stories of a Storybook. */
  close: () => void;
}

/** Profile data for guards. Only the first role counts. */
export function viewerOf(me: Me): Viewer {
  return {
    role: me.roleType,
    privileges: me.user.roles[0]?.privileges.map(({ name }) => name) ?? [],
    subscribed: me.subscribed,
    agencyAdmin: me.user.agencyAdmin,
    licensed: me.user.licensedAgent,
    agencyId: me.user.agencyId,
    ...(me.mustEnrol && { mustEnrol: true }),
    ...(me.view && { viewing: true }),
  };
}

/** Parameter of the contact page that tells why the view as a customer ended. */
export const viewEndedParameter = 'viewEnded';

const isOver = ({ token }: StoredView): boolean => readExpiry(token) * 1000 <= Date.now();

/** Delay before the profile is requested again after a sign-in in another tab, in milliseconds. */
const RETRY_MS = 5000;

/** Maximum delay of a timer, in milliseconds. */
const MAX_TIMER_MS = 2 ** 31 - 1;

interface SessionOptions {
  /**
   * Whether this session follows changes elsewhere: a sign-in or sign-out in another tab, and rights that an admin changes.
   * Defaults to true.
   */
  followTabs?: boolean;
}

/** Session of the page. It ends on a response of the server, when the token expires, or when another tab signs out. */
export function createSession(
  initial: SessionState = { status: 'uninitialised' },
  { followTabs = true }: SessionOptions = {},
): Session {
  let state = initial;
  let restoring: Promise<SessionState> | undefined;
  let expiry: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const profile = followTabs
    ? createProfileRefresh(
        () => state.status === 'signedIn',
        () => void refresh(),
      )
    : undefined;
  const presence = createPresence({
    // an ended session ends in `onSessionEnded`
    ping: () => (profile ? profile.read() : void call('get', '/api/auth/me')),
    onWarning(endsAt) {
      if (state.status !== 'signedIn') return;
      const { status, me, viewer } = state;
      set({ status, me, viewer, ...(endsAt !== undefined && { endsAt }) });
    },
  });

  function set(next: SessionState): SessionState {
    state = next;
    for (const listener of listeners) listener();
    return state;
  }

  function enter(me: Me, token: string): SessionState {
    clearTimeout(expiry);
    const left = readExpiry(token) * 1000 - Date.now();
    expiry = setTimeout(() => leave('ended'), Math.min(left, MAX_TIMER_MS));
    return show(me);
  }

  function enterSignedIn({ accessToken, supportTicketSessionToken, ...me }: Schemas['AuthResult']): void {
    storeTokens(accessToken, supportTicketSessionToken);
    enter(me, accessToken);
  }

  function show(me: Me): SessionState {
    const viewer = viewerOf(me);
    storeViewer(viewer);
    presence.start(me.idleMinutes);
    profile?.noteArrival();
    const endsAt = state.status === 'signedIn' ? state.endsAt : undefined;
    return set({ status: 'signedIn', me, viewer, ...(endsAt !== undefined && { endsAt }) });
  }

  /** Opens a page as the agent again. The page loads anew, so that nothing of the customer's stays. */
  function leaveView(path: string): SessionState {
    clearTimeout(expiry);
    storeView(null);
    window.location.assign(path);
    return state;
  }

  function leave(reason: SignedOutReason): SessionState {
    const view = readView();
    if (view) return leaveView(`${view.contactPath}?${viewEndedParameter}=${isOver(view) ? 'time' : 'other'}`);
    clearTimeout(expiry);
    clearTimeout(retry);
    profile?.cancel();
    presence.stop();
    clearTokens();
    discardPreloaded();
    restoring = undefined;
    return set({ status: 'signedOut', reason });
  }

  /**
   * Loads the profile. At the start of the portal, every failure signs out. Later, only a 401 does: without an answer about the
   * session, the token and the state stay, and the result is false.
   */
  async function load(): Promise<boolean> {
    const token = readToken();
    if (!token) {
      leave('none');
      return true;
    }
    const result = await call('get', '/api/auth/me');
    // another tab or a sign-in here may have replaced the token
    const current = readToken();
    if (current && current !== token) return load();
    if (!current && state.status === 'signedOut') return true;
    if (result.ok) enter(result.payload, token);
    else if (state.status === 'uninitialised' || result.failure.status === 401 || !current) leave('ended');
    else return false;
    return true;
  }

  /** Reads the profile of the same session again. It stays the same if the server does not send it. */
  async function refresh(): Promise<void> {
    const before = state;
    if (before.status !== 'signedIn') return;
    const token = readToken();
    // the timer of the expiry pauses while the computer sleeps
    if (!token) return void leave('ended');
    const result = await call('get', '/api/auth/me');
    // the server never refuses the profile for missing rights, so another read would not help
    if (!result.ok && result.failure.status === 403) profile?.cancel();
    if (!result.ok || state.status !== 'signedIn' || readToken() !== token) return;
    // a save in the meantime has a newer profile than this response
    if (state.me !== before.me) return refresh();
    if (JSON.stringify(state.me) !== JSON.stringify(result.payload)) show(result.payload);
  }

  async function restore(): Promise<SessionState> {
    await load();
    return state;
  }

  /** Tries until the server answers: the state is otherwise of the user before. */
  async function followSignIn(): Promise<void> {
    clearTimeout(retry);
    if (!(await load())) retry = setTimeout(() => void followSignIn(), RETRY_MS);
  }

  function followTab(event: StorageEvent): void {
    if (!isTokenChange(event)) return;
    // a view as a customer ends with the session of the agent
    if (!readOwnToken()) leave('left');
    else if (!readView()) void followSignIn();
  }

  const session: Session = {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ready() {
      if (state.status !== 'uninitialised') return Promise.resolve(state);
      restoring ??= restore();
      return restoring;
    },
    async signIn(email, password) {
      const result = await call('post', '/api/auth/signin', {
        params: { header: { domain: window.location.hostname } },
        body: { email, password },
      });
      if (result.ok && 'accessToken' in result.payload) enterSignedIn(result.payload);
      return result;
    },
    async finishSignIn(challenge, proof) {
      const result = await call('post', '/api/auth/signin/second-factor', { body: { challenge, ...proof } });
      if (result.ok) enterSignedIn(result.payload);
      return result;
    },
    startView(view) {
      storeView(view);
      window.location.assign('/');
    },
    async stopView(path) {
      const returnTo = readView()?.returnTo ?? '/';
      await call('delete', '/api/contact/view');
      leaveView(path ?? returnTo);
    },
    async signOut() {
      if (readView()) {
        await session.stopView();
        // until the page has loaded again
        return new Promise(() => undefined);
      }
      await call('post', '/api/auth/signout');
      leave('left');
    },
    async reload() {
      return (await load()) && state.status === 'signedIn';
    },
    stay: presence.stay,
    updateProfile(me) {
      const signedIn = state.status === 'signedIn' && state.me.user.id === me.user.id;
      if (signedIn) show(me);
    },
    close() {
      clearTimeout(expiry);
      clearTimeout(retry);
      presence.close();
      profile?.close();
      window.removeEventListener('storage', followTab);
    },
  };

  configureClient({
    token: readToken,
    isAway: presence.isAway,
    onSessionEnded: () => {
      if (state.status === 'signedIn') leave('ended');
    },
    onForbidden: profile?.afterRefusal,
  });
  if (followTabs) window.addEventListener('storage', followTab);
  return session;
}
