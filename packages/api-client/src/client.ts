import type { components, paths } from '@fairlead/openapi';
import createClient, { type ClientPathsWithMethod, type MaybeOptionalInit, type Middleware } from 'openapi-fetch';
import type { Failure, Result } from './failure';

export { type Failure, type FieldError, isFailure, type Result } from './failure';
export type { components, paths };
export type Schemas = components['schemas'];

type Method = 'get' | 'post' | 'put' | 'delete';
type Client = ReturnType<typeof createClient<paths>>;
/** Paths of the contract that know this method. */
export type PathOf<M extends Method> = ClientPathsWithMethod<Client, M>;
/** Parameters and body of a call. */
export type InitOf<M extends Method, P extends PathOf<M>> = MaybeOptionalInit<paths[P], M>;
type Success = 200 | 201;
type JsonOf<R> = R extends { content: { 'application/json': infer J } } ? J : never;
/** One operation after the other: all at once they are more than the compiler takes. */
type PayloadFrom<O> = O extends { responses: infer R }
  ? { [S in keyof R & Success]: JsonOf<R[S]> extends { payload: infer T } ? T : never }[keyof R & Success]
  : never;
/** What a successful call brings. */
export type PayloadOf<M extends Method, P extends PathOf<M>> = PayloadFrom<paths[P][M]>;

export interface ClientOptions {
  /** Origin and prefix before `/api`; the page's own origin unless said otherwise. */
  baseUrl?: string;
  /** The bearer token, when there is one. */
  token?: () => string | null;
  /** BCP 47; becomes Accept-Language. */
  language?: () => string;
  /** The server no longer knows the session of the token that was sent. */
  onSessionEnded?: () => void;
  /** The words for no answer at all, which no server can send. */
  describe?: (code: 'network' | 'timeout') => string;
  /** No answer within this time is a failure; uploads are not hurried. Milliseconds, 30,000 unless said; `Infinity` waits. */
  patience?: number;
}

let options: ClientOptions = {};

/** Ends a call that takes longer than anybody waits. */
const givingUp = ({ patience = 30_000 } = options) =>
  Number.isFinite(patience) ? AbortSignal.timeout(patience) : undefined;

/** Says once, at the start of a product, where the server is and who is calling. */
export function configureClient(next: ClientOptions): void {
  options = { ...options, ...next };
}

/** Who is calling and in which language, as every call says it. */
export function callerHeaders(): Record<string, string> {
  const [token, language] = [options.token?.(), options.language?.()];
  return { ...(token && { Authorization: `Bearer ${token}` }), ...(language && { 'Accept-Language': language }) };
}

/** Where calls go, and who is told that the session has ended. */
export const settings = (): Pick<ClientOptions, 'baseUrl' | 'onSessionEnded'> => options;

const headers: Middleware = {
  onRequest({ request }) {
    for (const [name, value] of Object.entries(callerHeaders())) request.headers.set(name, value);
    return request;
  },
  onResponse({ request, response }) {
    if (response.status === 401 && request.headers.has('Authorization')) options.onSessionEnded?.();
  },
};

const client = createClient<paths>({
  // looked up at each call, so that a test's network sees every one
  fetch: (request) => globalThis.fetch(request),
});
client.use(headers);

const english = {
  network: 'The server cannot be reached. Check your connection and try again.',
  timeout: 'The server did not answer within 30 seconds. Try again.',
};

/** What is said when no answer came. */
export const noAnswer = (error?: unknown): Failure => {
  const code = error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'network';
  return { status: 0, code, message: options.describe?.(code) ?? english[code], errors: [], payload: null };
};

interface Envelope {
  success?: boolean;
  message?: string;
  code?: string;
  payload?: unknown;
  errors?: Failure['errors'];
}

/**
 * One call of the contract. Never throws: a refusal, a 2xx that says `success: false` and no answer at all
 * are failures, which the caller shows at the field, in place or as a toast.
 */
export async function call<M extends Method, P extends PathOf<M>>(
  method: M,
  path: P,
  init?: InitOf<M, P>,
): Promise<Result<PayloadOf<M, P>>> {
  try {
    const { data, error, response } = await client.request(method, path, {
      baseUrl: options.baseUrl ?? '',
      signal: givingUp(),
      ...init,
    } as never);
    const envelope = (data ?? error ?? {}) as Envelope;
    const { message = response.statusText, code = `http.${response.status}`, payload = null, errors = [] } = envelope;
    if (response.ok && envelope.success) return { ok: true, payload: payload as PayloadOf<M, P>, message, code };
    return { ok: false, failure: { status: response.status, code, message, errors, payload } };
  } catch (error) {
    return { ok: false, failure: noAnswer(error) };
  }
}

/** Parameters of a read; with the path they are its identity. */
export type ParamsOf<P extends PathOf<'get'>> =
  | (NonNullable<InitOf<'get', P>> extends { params?: infer T } ? T : never)
  | (undefined extends InitOf<'get', P> ? undefined : never);
export type Read<P extends PathOf<'get'>> = readonly [path: P, params: ParamsOf<P>];

/** Any read of the contract. */
export type AnyRead = { [P in PathOf<'get'>]: Read<P> }[PathOf<'get'>];

/** The payload of a read, or the failure thrown, as SWR's fetcher wants it. */
async function fetchRead<P extends PathOf<'get'>>([path, params]: Read<P>): Promise<PayloadOf<'get', P>> {
  const result = await call('get', path, { params } as InitOf<'get', P>);
  if (result.ok) return result.payload;
  throw result.failure;
}

const started = new Map<string, { answer: Promise<unknown>; at: number }>();
/** A read that was started ahead is used once and soon, or not at all. Milliseconds. */
const freshFor = 5_000;
const identity = (read: readonly unknown[]): string => JSON.stringify(read);

/** Starts a read while its screen is still being loaded; the screen's hook takes the answer. */
export function startRead(read: AnyRead): void {
  const key = identity(read);
  const answer = fetchRead(read as Read<PathOf<'get'>>);
  answer.catch(() => undefined);
  started.set(key, { answer, at: Date.now() });
}

/** The read that was started ahead, else a new one. */
export function takeRead<P extends PathOf<'get'>>(read: Read<P>): Promise<PayloadOf<'get', P>> {
  const key = identity(read);
  const ahead = started.get(key);
  started.delete(key);
  if (ahead && Date.now() - ahead.at < freshFor) return ahead.answer as Promise<PayloadOf<'get', P>>;
  return fetchRead(read);
}

/** Nothing that was started before a write or a sign-out is used after it. */
export const forgetStartedReads = (): void => started.clear();
