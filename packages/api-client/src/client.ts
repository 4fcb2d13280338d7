import type { components, paths } from '@fairlead/openapi';
import createClient, { type ClientPathsWithMethod, type MaybeOptionalInit, type Middleware } from 'openapi-fetch';
import { discardEarly, fetchOnce } from './early';
import type { Failure, Result } from './failure';

export type { EarlyRequests } from './early';
export { type Failure, type FieldError, isFailure, type Result } from './failure';
export type { components, paths };
export type Schemas = components['schemas'];

type Method = 'get' | 'post' | 'put' | 'delete';
type Client = ReturnType<typeof createClient<paths>>;
/** Paths of the contract with this method. */
export type PathOf<M extends Method> = ClientPathsWithMethod<Client, M>;
/** Parameters and body of a call. */
export type InitOf<M extends Method, P extends PathOf<M>> = MaybeOptionalInit<paths[P], M>;
type Success = 200 | 201;
type JsonOf<R> = R extends { content: { 'application/json': infer J } } ? J : never;
/** One operation at a time: the whole contract at once exceeds the limits of the compiler. */
type PayloadFrom<O> = O extends { responses: infer R }
  ? { [S in keyof R & Success]: JsonOf<R[S]> extends { payload: infer T } ? T : never }[keyof R & Success]
  : never;
/** Payload of a successful call. */
export type PayloadOf<M extends Method, P extends PathOf<M>> = PayloadFrom<paths[P][M]>;

export interface ClientOptions {
  /** Origin and prefix before `/api`. Defaults to the origin of the page. */
  baseUrl?: string;
  /** Bearer token; null without a session. */
  token?: () => string | null;
  /** Whether the user is away, so that requests do not count as their activity. Defaults to never. */
  isAway?: () => boolean;
  /** BCP 47 language tag for the `Accept-Language` header. */
  language?: () => string;
  /** Called when the server no longer accepts the session of the sent token. */
  onSessionEnded?: () => void;
  /** Called when the server refuses an operation to the session of the sent token (403). */
  onForbidden?: (() => void) | undefined;
  /** Message for a missing response, or for an error response without a message. */
  describe?: (code: 'network' | 'timeout' | 'unknown') => string;
  /** Maximum response time in milliseconds. Defaults to 30,000; `Infinity` disables it. Uploads have no limit. */
  patience?: number;
  /** Message for an upload that fails without a message of the server, for example at a proxy or offline. */
  uploadFailed?: () => string;
}

let options: ClientOptions = {};

const timeoutSignal = ({ patience = 30_000 }: ClientOptions) =>
  Number.isFinite(patience) ? AbortSignal.timeout(patience) : undefined;

/** Sets the server, the session and the texts. Call it once when the product starts. Later calls merge their options. */
export function configureClient(next: ClientOptions): void {
  options = { ...options, ...next };
}

function headersOf({ token, language, isAway }: ClientOptions): Record<string, string> {
  const [bearer, accepted] = [token?.(), language?.()];
  return {
    ...(bearer && { Authorization: `Bearer ${bearer}` }),
    ...(accepted && { 'Accept-Language': accepted }),
    ...(bearer && isAway?.() && { 'X-Background': '1' }),
  };
}

/** Headers for the token, the language, and the absence of the user. */
export const callerHeaders = (): Record<string, string> => headersOf(options);

/** Options that uploads and downloads share with other calls. */
export const settings = (): Pick<ClientOptions, 'baseUrl' | 'uploadFailed'> => options;

/**
 * Reports that the server has rejected the session, or has refused it an operation. A late answer to a request of an earlier
 * session says nothing about the current one.
 */
function report({ token, onSessionEnded, onForbidden }: ClientOptions, status: number, authorization?: string): void {
  const bearer = token?.();
  if (authorization === undefined || (bearer && authorization !== `Bearer ${bearer}`)) return;
  if (status === 401) onSessionEnded?.();
  if (status === 403) onForbidden?.();
}

/** Reports the status of an upload or a download as those of other calls, with the `Authorization` header that it had. */
export const reportStatus = (status: number, authorization: string | undefined): void =>
  report(options, status, authorization);

const english = {
  network: 'The server cannot be reached. Check your connection and try again.',
  timeout: 'The server did not answer within 30 seconds. Try again.',
  unknown: 'Something went wrong. Try again.',
};

function withoutResponse({ describe }: ClientOptions, error: unknown): Failure {
  const code = error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'network';
  return { status: 0, code, message: describe?.(code) ?? english[code], errors: [], payload: null };
}

/** Failure for a missing response. */
export const noResponseFailure = (error?: unknown): Failure => withoutResponse(options, error);

/** Message of a failure, or a general one if the server sent none. */
export const messageOf = ({ message }: Pick<Failure, 'message'>): string =>
  message || (options.describe?.('unknown') ?? english.unknown);

interface Envelope {
  success?: boolean;
  message?: string;
  code?: string;
  payload?: unknown;
  errors?: Failure['errors'];
}

/**
 * Calls an operation of the contract. Never rejects: an error response, a 2xx with `success: false` and a missing response
 * all resolve with a failure.
 */
export type Call = <M extends Method, P extends PathOf<M>>(
  method: M,
  path: P,
  init?: InitOf<M, P>,
) => Promise<Result<PayloadOf<M, P>>>;

/** The options are read on each call. */
function callWith(current: () => ClientOptions, send?: (request: Request) => Promise<Response>): Call {
  const headers: Middleware = {
    onRequest({ request }) {
      for (const [name, value] of Object.entries(headersOf(current()))) request.headers.set(name, value);
      return request;
    },
    onResponse({ request, response }) {
      report(current(), response.status, request.headers.get('Authorization') ?? undefined);
    },
  };
  const client = createClient<paths>({ fetch: send });
  client.use(headers);
  return async <M extends Method, P extends PathOf<M>>(method: M, path: P, init?: InitOf<M, P>) => {
    try {
      const { data, error, response } = await client.request(method, path, {
        baseUrl: current().baseUrl ?? '',
        signal: timeoutSignal(current()),
        ...init,
      } as never);
      // The error page of a proxy is text without these fields.
      const envelope = (data ?? error ?? {}) as Envelope;
      const { message = '', code = `http.${response.status}`, payload = null, errors = [] } = envelope;
      if (response.ok && envelope.success) return { ok: true, payload: payload as PayloadOf<M, P>, message, code };
      return { ok: false, failure: { status: response.status, code, message, errors, payload } };
    } catch (error) {
      return { ok: false, failure: withoutResponse(current(), error) };
    }
  };
}

/** Calls an operation with the options of `configureClient`. For browsers, where all calls are of one user. */
export const call: Call = callWith(
  () => options,
  (request) => fetchOnce(request),
);

export interface ApiClient {
  call: Call;
}

/**
 * Client with options of its own. On a server, create one for each request, so that no user gets the token or the language of
 * another.
 *
 * @example
 * const api = createApiClient({ baseUrl: 'https://portal.example', token: () => tokenOf(request) });
 * const states = await api.call('get', '/api/states/all');
 */
export const createApiClient = (own: ClientOptions): ApiClient => ({ call: callWith(() => own) });

/** Parameters of a GET request. Path and parameters together identify the request. */
export type ParamsOf<P extends PathOf<'get'>> =
  | (NonNullable<InitOf<'get', P>> extends { params?: infer T } ? T : never)
  | (undefined extends InitOf<'get', P> ? undefined : never);
export type Read<P extends PathOf<'get'>> = readonly [path: P, params: ParamsOf<P>];

/** Any GET request of the contract. */
export type AnyGetRequest = { [P in PathOf<'get'>]: Read<P> }[PathOf<'get'>];

/** Returns the payload or throws the failure, as SWR's fetcher expects. */
async function fetchPayload<P extends PathOf<'get'>>([path, params]: Read<P>): Promise<PayloadOf<'get', P>> {
  const result = await call('get', path, { params } as InitOf<'get', P>);
  if (result.ok) return result.payload;
  throw result.failure;
}

/** URL of a request without the origin, as the browser sends it. The portal's build writes it into its page table. */
export async function addressOf([path, params]: AnyGetRequest): Promise<string> {
  let address = '';
  const capture = ({ url }: Request) => {
    const { pathname, search } = new URL(url);
    address = pathname + search;
    return Promise.resolve(Response.json({}));
  };
  await createClient<paths>().request('get', path, { params, baseUrl: 'http://localhost', fetch: capture } as never);
  return address;
}

interface Preloaded {
  read: AnyGetRequest;
  answer: Promise<unknown>;
  /** Undefined until the response has arrived. */
  payload?: unknown;
  at: number;
}

const preloadedByKey = new Map<string, Preloaded>();
/** Lifetime of an unused preloaded request, in milliseconds. */
const PRELOAD_LIFETIME_MS = 5_000;
const requestKey = (read: readonly unknown[]): string => JSON.stringify(read);

/** Preloads a request while the code of its screen loads. The screen's hook takes the response. */
export function preload(read: AnyGetRequest): void {
  const key = requestKey(read);
  const entry: Preloaded = { read, answer: fetchPayload(read as Read<PathOf<'get'>>), at: Date.now() };
  preloadedByKey.set(key, entry);
  entry.answer.then(
    (payload) => {
      entry.payload = payload;
    },
    () => undefined,
  );
}

/** Takes the preloaded requests whose responses have arrived. */
export function takeReceived(): { read: AnyGetRequest; payload: unknown }[] {
  return [...preloadedByKey].flatMap(([key, { read, payload, at }]) => {
    if (payload === undefined || Date.now() - at >= PRELOAD_LIFETIME_MS) return [];
    preloadedByKey.delete(key);
    return [{ read, payload }];
  });
}

/** Returns the preloaded response if it is fresh. Otherwise sends the request. */
export function takePreloaded<P extends PathOf<'get'>>(read: Read<P>): Promise<PayloadOf<'get', P>> {
  const key = requestKey(read);
  const entry = preloadedByKey.get(key);
  preloadedByKey.delete(key);
  if (entry && Date.now() - entry.at < PRELOAD_LIFETIME_MS) return entry.answer as Promise<PayloadOf<'get', P>>;
  return fetchPayload(read);
}

/** Discards preloaded requests. Called after a write and after sign-out. */
export function discardPreloaded(): void {
  preloadedByKey.clear();
  discardEarly();
}
