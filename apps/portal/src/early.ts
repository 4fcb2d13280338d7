import type { EarlyRequests } from '@fairlead/api-client/client';
import { checkAccess, isLanguage, type PagePlan, pickLanguage } from '@fairlead/rules';
import { readStoredViewer, readToken, readValue, signInPath } from '@fairlead/session/stored';

// The build inlines this script into index.html. It runs before any other code has arrived.

function preload(files: readonly string[]): void {
  for (const file of files) {
    const link = document.createElement('link');
    const isStyle = file.endsWith('.css');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) link.as = 'style';
    // as in the links of the build
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
}

declare global {
  interface Window {
    /** The page calls it after the HTML that the build has rendered. */
    fairleadRendered: () => void;
    /** Ends holding back forms. Returns the form that the visitor has submitted meanwhile. */
    fairleadHeldForm?: () => HTMLFormElement | undefined;
  }
}

/**
 * Holds back forms until the code of the page has arrived. The browser would send their values in the address. The button shows
 * that the form waits.
 */
function holdForms(): void {
  let form: HTMLFormElement | undefined;
  let button: HTMLElement | null = null;
  const hold = (event: SubmitEvent) => {
    event.preventDefault();
    form = event.target as HTMLFormElement;
    button = event.submitter;
    button?.setAttribute('aria-busy', 'true');
  };
  document.addEventListener('submit', hold);
  window.fairleadHeldForm = () => {
    document.removeEventListener('submit', hold);
    button?.removeAttribute('aria-busy');
    return form;
  };
}

const storedLanguage = () => {
  const stored = readValue('fairlead.language');
  return stored && isLanguage(stored) ? stored : pickLanguage(navigator.languages);
};

/** Keeps the rendered page for visitors in its language. Other users get another page. */
window.fairleadRendered = () => {
  const root = document.getElementById('root');
  if (!root) return;
  if (root.dataset.language === storedLanguage() && !readToken()) return holdForms();
  root.replaceChildren();
  delete root.dataset.language;
};

/** Starts the requests of the session and of the page. The client takes the responses, see `EarlyRequests`. */
function send(urls: readonly string[], token: string, language: string): void {
  const responses = new Map<string, Promise<Response>>();
  for (const path of urls) {
    const { href, origin } = new URL(path, window.location.origin);
    if (origin !== window.location.origin) continue;
    const headers = { Authorization: `Bearer ${token}`, 'Accept-Language': language };
    const response = fetch(href, { headers, signal: AbortSignal.timeout(30_000) });
    // the client sends a failed request again
    response.catch(() => undefined);
    responses.set(href, response);
  }
  window.fairleadEarly = { token, language, startedAt: Date.now(), responses } satisfies EarlyRequests;
}

function start(): void {
  const plan = JSON.parse(document.getElementById('plan')?.textContent ?? 'null') as PagePlan | null;
  const language = storedLanguage();
  if (plan && plan.language !== language) preload(plan.messages[language]);
  const token = readToken();
  if (!token) {
    // the sign-in page is there before the code that would lead to it
    if (plan && checkAccess(plan.guard, null) === 'signIn') window.location.replace(signInPath(window.location));
    return;
  }
  const viewer = readStoredViewer();
  const isAllowed = plan && viewer && checkAccess(plan.guard, viewer) === 'allowed';
  const ofRole = isAllowed ? plan.views[viewer.role] : undefined;
  preload(ofRole?.files ?? []);
  const view = isAllowed ? (ofRole ?? plan.views.all) : undefined;
  send(['/api/auth/me', ...(view?.requests ?? []).map(({ url }) => url)], token, language);
}

try {
  start();
} catch {
  // the portal works without a head start
}
