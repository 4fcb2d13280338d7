import { delay, HttpResponse, http } from 'msw';
import type { Failure, PathOf, PayloadOf } from './client';

export type Method = 'get' | 'post' | 'put' | 'delete';

/** Request as a mock handler receives it. */
export interface MockRequest {
  query: URLSearchParams;
  path: Readonly<Record<string, string | readonly string[] | undefined>>;
  body: () => Promise<unknown>;
}
type Responder<T> = (request: MockRequest) => T | Refusal | Promise<T | Refusal>;
/** Payload, or a function that returns the payload or an error response. */
export type Answer<T> = T | Responder<T>;

/** Error response. */
export class Refusal {
  readonly status: number;
  readonly body: Pick<Failure, 'code' | 'message'> & Partial<Pick<Failure, 'errors' | 'payload'>>;
  constructor(status: number, body: Refusal['body']) {
    this.status = status;
    this.body = body;
  }
}

const isResponder = <T>(answer: Answer<T> | Refusal): answer is Responder<T> => typeof answer === 'function';

/** Payload or error response to a request. */
export const respond = async <T>(answer: Answer<T> | Refusal, request: MockRequest): Promise<T | Refusal> =>
  isResponder(answer) ? await answer(request) : answer;

const toResponse = (answer: unknown, message: string) =>
  answer instanceof Refusal
    ? HttpResponse.json({ success: false, payload: null, ...answer.body }, { status: answer.status })
    : HttpResponse.json({ success: true, message, code: 'mock', payload: answer ?? null });

const pattern = (path: string): string => `*${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;

/** Mock handler that returns a typed payload or an error response. */
export function mock<M extends Method, P extends PathOf<M>>(
  method: M,
  path: P,
  answer: Answer<PayloadOf<M, P>> | Refusal,
  message = '',
) {
  return http[method](pattern(path), async ({ request, params }) => {
    await delay(networkDelay.ms);
    const { searchParams: query } = new URL(request.url);
    return toResponse(await respond(answer, { query, path: params, body: () => request.json() }), message);
  });
}

/** Mock handler that never responds. */
export function mockPending<M extends Method>(method: M, path: PathOf<M>) {
  return http[method](pattern(path), async () => {
    await delay('infinite');
    return HttpResponse.error();
  });
}

/** Mock handler that fails like a lost connection. */
export function mockOffline<M extends Method>(method: M, path: PathOf<M>) {
  return http[method](pattern(path), () => HttpResponse.error());
}

/** Mock handler of all operations. */
export const mockAll = (answer: () => Refusal) => http.all('*/api/*', () => toResponse(answer(), ''));

/** Error responses without a message: an empty body, and the HTML page of a proxy. */
const brokenResponses = {
  empty: () => new HttpResponse(null, { status: 500, statusText: 'Internal Server Error' }),
  html: () => HttpResponse.html('<h1>Bad Gateway</h1>', { status: 502, statusText: 'Bad Gateway' }),
};

/** Mock handler that returns an exported list. */
export const mockExport = (
  path: PathOf<'get'>,
  name: string,
  answer: (query: URLSearchParams) => { text: string; rows: number },
) =>
  http.get(pattern(path), async ({ request }) => {
    await delay(networkDelay.ms);
    const { text, rows } = answer(new URL(request.url).searchParams);
    const headers = { 'Content-Disposition': `attachment; filename="${name}"`, 'Export-Rows': String(rows) };
    return new HttpResponse(text, { headers });
  });

/** Mock handler that fails without a message. */
export const mockBroken = <M extends Method>(method: M, path: PathOf<M>, kind: keyof typeof brokenResponses) =>
  http[method](pattern(path), brokenResponses[kind]);

/** Delay of every mock response, in milliseconds. */
export const networkDelay = { ms: 0 };
