import { keep, recall } from './storage';

const tokenKey = 'fairlead.token';
const supportKey = 'fairlead.supportToken';

/** Unix seconds at which a JWT ends, or 0 for what is no JWT. The server checks the signature; the browser need not. */
export function expiryOf(token: string): number {
  try {
    const body = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null && 'exp' in claims ? Number(claims.exp) || 0 : 0;
  } catch {
    return 0;
  }
}

/** The stored token, if it has not expired. A browser that forbids storage has none. */
export function readToken(now: number = Date.now() / 1000): string | null {
  const token = recall(tokenKey);
  return token && expiryOf(token) > now ? token : null;
}

/** Opens the support center. */
export const readSupportToken = (): string | null => recall(supportKey);

export function storeTokens(token: string, supportToken: string): void {
  keep(tokenKey, token);
  keep(supportKey, supportToken);
}

export function clearTokens(): void {
  keep(tokenKey, null);
  keep(supportKey, null);
}

/** Another tab signed in or out. */
export const isTokenChange = (event: StorageEvent): boolean => event.key === tokenKey || event.key === null;
