import { delay, HttpResponse, http } from 'msw';
import type { Failure, PathOf, PayloadOf } from './client';

export { admin, admins, roleChoices } from './fixtures/admins';
export { agencies, agency, agencyAgents, memberInvitations, ownAgency, ownMember } from './fixtures/agencies';
export { carrier, carriers } from './fixtures/carriers';
export { claimCounters, claimDetail, claimNotes, claims } from './fixtures/claims';
export { contact, contactOption, contacts } from './fixtures/contacts';
export { coupon, coupons } from './fixtures/coupons';
export { email, emails } from './fixtures/emails';
export { failedJobs } from './fixtures/failedJobs';
export { insuranceType, insuranceTypes } from './fixtures/insuranceTypes';
export { opportunities, opportunity } from './fixtures/opportunities';
export { subscriptionPackage, subscriptionPackages } from './fixtures/packages';
export { type Persona, people } from './fixtures/people';
export { plan, plans, transaction, transactions } from './fixtures/plans';
export { policies, policy, policyCounters, policyDetail, policyTransaction } from './fixtures/policies';
export { quote, quoteDetail, quotes } from './fixtures/quotes';
export { adminRole, adminRoles } from './fixtures/roles';
export { undeliveredMails } from './fixtures/undeliveredMails';
export { requestedDocs, uploadedDoc, uploadedDocs, verificationDoc, verificationDocs } from './fixtures/verification';

type Method = 'get' | 'post' | 'put' | 'delete';

/** Request as a mock handler receives it. */
export interface MockRequest {
  query: URLSearchParams;
  path: Readonly<Record<string, string | readonly string[] | undefined>>;
  body: () => Promise<unknown>;
}
type Answer<T> = T | ((request: MockRequest) => T | Refusal | Promise<T | Refusal>);

/** Error response. */
export class Refusal {
  readonly status: number;
  readonly body: Pick<Failure, 'code' | 'message'> & Partial<Pick<Failure, 'errors' | 'payload'>>;
  constructor(status: number, body: Refusal['body']) {
    this.status = status;
    this.body = body;
  }
}

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
    if (typeof answer !== 'function') return toResponse(answer, message);
    const respond = answer as (request: MockRequest) => unknown;
    return toResponse(
      await respond({ query: new URL(request.url).searchParams, path: params, body: () => request.json() }),
      message,
    );
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

/** Error responses without a message: an empty body, and the HTML page of a proxy. */
const brokenResponses = {
  empty: () => new HttpResponse(null, { status: 500, statusText: 'Internal Server Error' }),
  html: () => HttpResponse.html('<h1>Bad Gateway</h1>', { status: 502, statusText: 'Bad Gateway' }),
};

/** Mock handler that fails without a message. */
export const mockBroken = <M extends Method>(method: M, path: PathOf<M>, kind: keyof typeof brokenResponses) =>
  http[method](pattern(path), brokenResponses[kind]);

/** Delay of every mock response, in milliseconds. */
export const networkDelay = { ms: 0 };

/** Page of a list. */
export const pageOf = <T>(content: T[], total = content.length, size = 20) => ({
  content,
  totalElements: total,
  numberOfElements: content.length,
  totalPages: Math.ceil(total / size),
});

/** Search, filter and sort rules of a mock list, by parameter name. */
export interface ListRules<T> {
  /** Text that must contain the search text. */
  search?: Record<string, (row: T) => string>;
  /** Value that must equal the parameter. */
  filter?: Record<string, (row: T) => string | number | boolean>;
  /** Sort key by name. Other sort orders keep the order of the rows. */
  sort?: Record<string, (row: T) => string | number>;
}

/** Searches, filters, sorts and pages `rows` like the server. */
export function listOf<T>(rows: readonly T[], query: URLSearchParams, rules: ListRules<T> = {}) {
  const activeRules = <V>(among: Record<string, V> = {}) =>
    Object.entries(among).flatMap(([name, of]) => {
      const value = query.get(name);
      return value === null ? [] : [{ value, of }];
    });
  const found = rows
    .filter((row) =>
      activeRules(rules.search).every(({ value, of }) => of(row).toLowerCase().includes(value.toLowerCase())),
    )
    .filter((row) => activeRules(rules.filter).every(({ value, of }) => String(of(row)) === value));
  const by = rules.sort?.[query.get('sortBy') ?? ''];
  if (by) found.sort((a, b) => (by(a) < by(b) ? -1 : by(a) > by(b) ? 1 : 0));
  if (query.get('ascOrDesc') === 'desc') found.reverse();
  const size = Number(query.get('pageSize') ?? 20);
  const start = Number(query.get('pageNo') ?? 0) * size;
  return pageOf(found.slice(start, start + size), found.length, size);
}
