import { keep, recall } from './storage';

const tokenKey = 'fairlead.token';
const supportKey = 'fairlead.supportToken';

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

/** Stored token, or null if it is missing or has expired. */
export function readToken(now: number = Date.now() / 1000): string | null {
  const token = recall(tokenKey);
  return token && readExpiry(token) > now ? token : null;
}

/** Token for the support center. */
export const readSupportToken = (): string | null => recall(supportKey);

export function storeTokens(token: string, supportToken: string): void {
  keep(tokenKey, token);
  keep(supportKey, supportToken);
}

export function clearTokens(): void {
  keep(tokenKey, null);
  keep(supportKey, null);
}

/** Whether another tab signed in or out. */
export const isTokenChange = (event: StorageEvent): boolean => event.key === tokenKey || event.key === null;
