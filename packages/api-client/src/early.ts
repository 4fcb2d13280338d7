/** Requests that the page has sent before the portal's code was running. */
export interface EarlyRequests {
  /** Bearer token of the requests. */
  token: string;
  /** `Accept-Language` of the requests. */
  language: string;
  /** Start of the requests, in unix milliseconds. */
  startedAt: number;
  /** Responses by absolute URL. Each is used once. */
  responses: Map<string, Promise<Response>>;
}

declare global {
  interface Window {
    fairleadEarly?: EarlyRequests;
  }
}

/** Maximum age of an early response, in milliseconds. */
const LIFETIME_MS = 10_000;

/**
 * Takes the response to a GET request that the page has already sent. Undefined if there is none, if it is too old, or if
 * the session or the language has changed since.
 */
function takeEarly({ method, url, headers }: Request): Promise<Response> | undefined {
  const early = typeof window === 'undefined' ? undefined : window.fairleadEarly;
  if (!early || method !== 'GET') return undefined;
  const isCurrent =
    Date.now() - early.startedAt < LIFETIME_MS &&
    headers.get('Authorization') === `Bearer ${early.token}` &&
    headers.get('Accept-Language') === early.language;
  if (!isCurrent) return undefined;
  const response = early.responses.get(url);
  early.responses.delete(url);
  return response;
}

/** Sends a request, unless the page has already sent it. */
export const fetchOnce = (request: Request): Promise<Response> =>
  // after a lost connection, the request is sent again
  takeEarly(request)?.catch(() => globalThis.fetch(request)) ??
  // looked up at each call, so that tests can replace it
  globalThis.fetch(request);

/** Discards early responses. Called after a write and after sign-out. */
export function discardEarly(): void {
  if (typeof window !== 'undefined') delete window.fairleadEarly;
}
