import { delay, HttpResponse, http } from 'msw';
import type { Failure, PathOf, PayloadOf } from './client';

export { admin, admins, roleChoices } from './fixtures/admins';
export { agencies, agency, agencyAgents, memberInvitations, ownAgency, ownMember } from './fixtures/agencies';
export { carrier, carriers } from './fixtures/carriers';
export { claimCounters, claimDetail, claimNotes, claims } from './fixtures/claims';
export { contact, contactOption, contacts } from './fixtures/contacts';
export { coupon, coupons } from './fixtures/coupons';
export { email, emails } from './fixtures/emails';
export { insuranceType, insuranceTypes } from './fixtures/insuranceTypes';
export { opportunities, opportunity } from './fixtures/opportunities';
export { subscriptionPackage, subscriptionPackages } from './fixtures/packages';
export { type Persona, people } from './fixtures/people';
export { plan, plans, transaction, transactions } from './fixtures/plans';
export { policies, policy, policyCounters, policyDetail, policyTransaction } from './fixtures/policies';
export { quote, quoteDetail, quotes } from './fixtures/quotes';
export { adminRole, adminRoles } from './fixtures/roles';
export { requestedDocs, uploadedDoc, uploadedDocs, verificationDoc, verificationDocs } from './fixtures/verification';

type Method = 'get' | 'post' | 'put' | 'delete';

/** What a handler sees of the request. */
export interface MockRequest {
  query: URLSearchParams;
  path: Readonly<Record<string, string | readonly string[] | undefined>>;
  body: () => Promise<unknown>;
}
type Answer<T> = T | ((request: MockRequest) => T | Refusal | Promise<T | Refusal>);

/** A refusal as the server words it. */
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

/** Answers a call of the contract with a payload of the contract's type, or refuses it. */
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

/** Never answers, as on a network that has gone away without a word. */
export function mockPending<M extends Method>(method: M, path: PathOf<M>) {
  return http[method](pattern(path), async () => {
    await delay('infinite');
    return HttpResponse.error();
  });
}

/** No answer at all. */
export function mockOffline<M extends Method>(method: M, path: PathOf<M>) {
  return http[method](pattern(path), () => HttpResponse.error());
}

/** How long every mocked answer takes, in ms; a review tool sets it. */
export const networkDelay = { ms: 0 };

/** A page of a list, as the contract has it. */
export const pageOf = <T>(content: T[], total = content.length, size = 20) => ({
  content,
  totalElements: total,
  numberOfElements: content.length,
  totalPages: Math.ceil(total / size),
});

/** What a mocked list can be asked, by the names of the contract's parameters. */
export interface ListRules<T> {
  /** A row passes when this text of it contains what is searched for. */
  search?: Record<string, (row: T) => string>;
  /** A row passes when this value of it is the one asked for. */
  filter?: Record<string, (row: T) => string | number | boolean>;
  /** The order by name; of any other order the rows stay as they are. */
  sort?: Record<string, (row: T) => string | number>;
}

/** The server's list over `rows`: searches, filters, sorts and pages as the real one does. */
export function listOf<T>(rows: readonly T[], query: URLSearchParams, rules: ListRules<T> = {}) {
  const asked = <V>(among: Record<string, V> = {}) =>
    Object.entries(among).flatMap(([name, of]) => {
      const value = query.get(name);
      return value === null ? [] : [{ value, of }];
    });
  const found = rows
    .filter((row) => asked(rules.search).every(({ value, of }) => of(row).toLowerCase().includes(value.toLowerCase())))
    .filter((row) => asked(rules.filter).every(({ value, of }) => String(of(row)) === value));
  const by = rules.sort?.[query.get('sortBy') ?? ''];
  if (by) found.sort((a, b) => (by(a) < by(b) ? -1 : by(a) > by(b) ? 1 : 0));
  if (query.get('ascOrDesc') === 'desc') found.reverse();
  const size = Number(query.get('pageSize') ?? 20);
  const start = Number(query.get('pageNo') ?? 0) * size;
  return pageOf(found.slice(start, start + size), found.length, size);
}
