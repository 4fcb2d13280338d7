import type { Viewer } from '@fairlead/rules';
import { readValue, storeValue } from './storage';
import { readView, storeView } from './viewStorage';

const tokenKey = 'fairlead.token';
const supportKey = 'fairlead.supportToken';
const viewerKey = 'fairlead.viewer';

/** Expiry of a JWT in unix seconds, or 0 for an invalid JWT. Only the server checks the signature. */
export function readExpiry(token: string): number {
  try {
    const body = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null && 'exp' in claims ? Number(claims.exp) || 0 : 0;
  } catch {
    return 0;
  }
}

/** Token of the page, or null if it is missing or has expired: of the view as a customer in this tab, or of the user. */
export const readToken = (now: number = Date.now() / 1000): string | null => {
  const view = readView();
  return view ? unexpired(view.token, now) : readOwnToken(now);
};

/** Token of the user, also while the tab shows the portal as a customer. */
export const readOwnToken = (now: number = Date.now() / 1000): string | null => unexpired(readValue(tokenKey), now);

const unexpired = (token: string | null, now: number) => (token && readExpiry(token) > now ? token : null);

/** Token for the support center. */
export const readSupportToken = (): string | null => readValue(supportKey);

export function storeTokens(token: string, supportToken: string): void {
  storeValue(tokenKey, token);
  storeValue(supportKey, supportToken);
}

/** Stores the user's role and permissions, so that the next visit can preload the right screen. */
export function storeViewer(viewer: Viewer): void {
  const view = readView();
  if (view) storeView({ ...view, viewer });
  else storeValue(viewerKey, JSON.stringify(viewer));
}

/** Role and permissions of the last visit, or null. Only a hint: the session checks access with the server's answer. */
export function readStoredViewer(): Viewer | null {
  const view = readView();
  if (view) return view.viewer ?? null;
  try {
    const viewer: unknown = JSON.parse(readValue(viewerKey) ?? 'null');
    return typeof viewer === 'object' && viewer !== null && 'privileges' in viewer ? (viewer as Viewer) : null;
  } catch {
    return null;
  }
}

export function clearTokens(): void {
  storeValue(viewerKey, null);
  storeValue(tokenKey, null);
  storeValue(supportKey, null);
}

/** Whether another tab signed in or out. */
export const isTokenChange = (event: StorageEvent): boolean => event.key === tokenKey || event.key === null;
