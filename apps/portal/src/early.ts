import type { EarlyRequests } from '@fairlead/api-client/client';
import { checkAccess, isLanguage, type PagePlan, pickLanguage } from '@fairlead/rules';
import { readStoredViewer, readToken, readValue } from '@fairlead/session/stored';

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
  const stored = readValue('fairlead.language');
  const language = stored && isLanguage(stored) ? stored : pickLanguage(navigator.languages);
  if (plan && plan.language !== language) preload(plan.messages[language]);
  const token = readToken();
  if (!token) return;
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
