import { type Role, signInLimit } from '@fairlead/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { access, type OperationId } from '../src/access.ts';
import { contract, rateLimitClasses } from '../src/contract/document.ts';
import type { AutomatedQuotes } from '../src/ports/quoting.ts';
import { accountStatusCases } from './support/accountStatusCases.ts';
import { addressStatusCases } from './support/addressStatusCases.ts';
import { adminStatusCases } from './support/adminStatusCases.ts';
import { agencyStatusCases } from './support/agencyStatusCases.ts';
import { bulkStatusCases } from './support/bulkStatusCases.ts';
import { catalogueStatusCases } from './support/catalogueStatusCases.ts';
import { claimStatusCases } from './support/claimStatusCases.ts';
import { limitsMails } from './support/conformance.ts';
import { contactStatusCases } from './support/contactStatusCases.ts';
import { couponStatusCases } from './support/couponStatusCases.ts';
import { customerViewStatusCases } from './support/customerViewStatusCases.ts';
import { customerViews, viewToken } from './support/customerViews.ts';
import { documentRequestStatusCases } from './support/documentRequestStatusCases.ts';
import { emailStatusCases } from './support/emailStatusCases.ts';
import { failedJobStatusCases } from './support/failedJobStatusCases.ts';
import { fileStatusCases } from './support/fileStatusCases.ts';
import { type Harness, signInRequest, startHarness } from './support/harness.ts';
import { listViewStatusCases } from './support/listViewStatusCases.ts';
import { noteStatusCases } from './support/noteStatusCases.ts';
import { notificationStatusCases } from './support/notificationStatusCases.ts';
import { opportunityStatusCases } from './support/opportunityStatusCases.ts';
import { passkeyStatusCases } from './support/passkeyStatusCases.ts';
import { whilePasswordQueueIsFull } from './support/passwordQueue.ts';
import { testPayments } from './support/payments.ts';
import { planStatusCases } from './support/planStatusCases.ts';
import { policyImports } from './support/policyImports.ts';
import { policyStatusCases } from './support/policyStatusCases.ts';
import { productStatusCases } from './support/productStatusCases.ts';
import { profileStatusCases } from './support/profileStatusCases.ts';
import { quoteStatusCases } from './support/quoteStatusCases.ts';
import { type RequestSender, requests, type StatusCases, tooLargeJson, unknownId } from './support/requests.ts';
import { roleStatusCases } from './support/roleStatusCases.ts';
import { secondFactorStatusCases } from './support/secondFactorStatusCases.ts';
import { serviceStatusCases } from './support/serviceStatusCases.ts';
import { taskStatusCases } from './support/taskStatusCases.ts';
import { userAccountStatusCases } from './support/userAccountStatusCases.ts';
import { verificationStatusCases } from './support/verificationStatusCases.ts';

let server: Harness;
const payments = testPayments();
const service: { next: 'quoted' | 'unavailable' } = { next: 'quoted' };
const quotes: AutomatedQuotes = {
  request: () =>
    Promise.resolve(
      service.next === 'quoted' ? { status: 'quoted', premiumCents: 118_400 } : { status: 'unavailable' },
    ),
};
beforeAll(async () => {
  server = await startHarness({ payments, quotes });
});
afterAll(() => server.close());

const admin = 'admin@demo.test';
const agent = 'agent@demo.test';

const { get, send, raw } = requests(() => server);

/** A request for each status of the contract. A declared status without a request does not compile. */
const statusCases: { [K in OperationId]: StatusCases<K> } = {
  ...accountStatusCases(() => server),
  ...customerViewStatusCases(() => server),
  ...secondFactorStatusCases(() => server),
  ...passkeyStatusCases(() => server),
  ...userAccountStatusCases(() => server),
  ...failedJobStatusCases(() => server),
  ...documentRequestStatusCases(() => server),
  ...listViewStatusCases(() => server),
  ...taskStatusCases(() => server),
  ...notificationStatusCases(() => server),
  ...noteStatusCases(() => server),
  ...bulkStatusCases(() => server),
  signIn: {
    200: () => server.app.inject(signInRequest(admin)),
    400: () => server.app.inject(signInRequest('nonsense')),
    401: () => server.app.inject(signInRequest(admin, 'wrong')),
    403: async () => {
      await server.db.execute("update users set disabled_at = now() where email = 'assistant@demo.test'");
      const response = await server.app.inject(signInRequest('assistant@demo.test'));
      await server.db.execute("update users set disabled_at = null where email = 'assistant@demo.test'");
      return response;
    },
    413: () => raw(null, 'POST', '/api/auth/signin', 'application/json', tooLargeJson),
    415: () => raw(null, 'POST', '/api/auth/signin', 'text/plain', 'x'),
    429: async () => {
      for (let i = 0; i < signInLimit.failures; i++) await server.app.inject(signInRequest('some@demo.test', 'x'));
      return server.app.inject(signInRequest('some@demo.test', 'x'));
    },
    503: () => whilePasswordQueueIsFull(() => server.app.inject(signInRequest(admin))),
  },
  getMe: {
    200: () => get(agent, '/api/auth/me'),
    400: () => get(agent, '/api/auth/me?x=1'),
    401: () => get(null, '/api/auth/me'),
  },
  signOut: {
    200: async () => {
      const { accessToken } = (await server.app.inject(signInRequest(admin))).json().payload;
      const headers = { authorization: `Bearer ${accessToken}` };
      return server.app.inject({ method: 'POST', url: '/api/auth/signout', headers });
    },
    400: () => send(agent, 'POST', '/api/auth/signout?x=1'),
    401: () => send(null, 'POST', '/api/auth/signout'),
    403: async () =>
      customerViews(() => server).send(await viewToken(() => server), { method: 'POST', url: '/api/auth/signout' }),
  },
  listStates: {
    200: async () => {
      const response = await get(null, '/api/states/all');
      expect(response.json().payload).toHaveLength(50);
      return response;
    },
    400: () => get(null, '/api/states/all?x=1'),
  },
  search: {
    200: () => get(agent, '/api/search?q=maria'),
    400: () => get(agent, '/api/search'),
    401: () => get(null, '/api/search?q=maria'),
  },
  getPlatformDashboard: {
    200: () => get(admin, '/api/dashboard/platform'),
    400: () => get(admin, '/api/dashboard/platform?x=1'),
    401: () => get(null, '/api/dashboard/platform'),
    403: () => get(agent, '/api/dashboard/platform'),
  },
  getAgencyDashboard: {
    200: () => get('owner@demo.test', '/api/dashboard/agency'),
    400: () => get('owner@demo.test', '/api/dashboard/agency?x=1'),
    401: () => get(null, '/api/dashboard/agency'),
    403: () => get(agent, '/api/dashboard/agency'),
  },
  getPipelineDashboard: {
    200: () => get(agent, '/api/dashboard/pipeline'),
    400: () => get(agent, '/api/dashboard/pipeline?x=1'),
    401: () => get(null, '/api/dashboard/pipeline'),
    403: () => get('unsubscribed@demo.test', '/api/dashboard/pipeline'),
  },
  getCustomerDashboard: {
    200: () => get('customer@demo.test', '/api/dashboard/customer'),
    400: () => get('customer@demo.test', '/api/dashboard/customer?x=1'),
    401: () => get(null, '/api/dashboard/customer'),
    403: () => get(agent, '/api/dashboard/customer'),
  },
  ...addressStatusCases(() => server),
  ...profileStatusCases(() => server),
  ...contactStatusCases(() => server),
  ...couponStatusCases(() => server),
  ...adminStatusCases(() => server),
  ...agencyStatusCases(() => server),
  ...roleStatusCases(() => server),
  ...catalogueStatusCases(() => server),
  ...verificationStatusCases(() => server),
  ...opportunityStatusCases(() => server, service),
  ...planStatusCases(() => server, payments),
  ...quoteStatusCases(() => server),
  ...emailStatusCases(() => server),
  ...policyStatusCases(() => server),
  ...serviceStatusCases(() => server),
  ...policyImports(() => server).ways,
  ...claimStatusCases(() => server),
  ...fileStatusCases(() => server),
  ...productStatusCases(() => server),
};

describe.each(Object.entries(statusCases))('%s', (id, answers) => {
  it.each(Object.entries<RequestSender>(answers))('answers %s as the contract declares', async (status, answer) => {
    const response = await answer();
    expect(response.statusCode, response.body.slice(0, 500)).toBe(Number(status));
    expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect([...server.conformance.seen]).toContain(`${id} ${status}`);
    expect(server.conformance.violations).toEqual([]);
  });
});

const withoutBody = [...contract.values()].filter(({ method, body }) => method !== 'GET' && !body);
describe.each(withoutBody)('$id, which has no body,', ({ id, method, path }) => {
  const guard = access[id];
  const isFor = (role: Role) => typeof guard === 'string' || role in guard;
  const as = isFor('ADMIN') ? admin : isFor('AGENT') ? 'owner@demo.test' : 'customer@demo.test';
  const url = path.replace(/\{\w+\}/g, unknownId);
  const send = (type: string, payload: string) =>
    server.call(as, { method, url, headers: { 'content-type': type }, payload });

  it('answers 413 and 415 to any body', async () => {
    expect((await send('application/json', tooLargeJson)).statusCode).toBe(413);
    expect((await send('text/plain', 'x')).statusCode).toBe(415);
    expect(server.conformance.violations).toEqual([]);
  });
});

it('answers 403 to users who must set up a second factor, in all operations for everyone', async () => {
  const someone = 'assistant@demo.test';
  const limit = (isLimited: boolean) =>
    server.db.execute(
      `update sessions set must_enrol = ${isLimited} where user_id = (select id from users where email = '${someone}')`,
    );
  await server.tokenOf(someone);
  await limit(true);
  for (const { id, method, path } of contract.values()) {
    if (access[id] !== 'signedIn') continue;
    const { statusCode } = await server.call(someone, { method, url: path.replace(/\{\w+\}/g, unknownId) });
    expect(statusCode, id).toBe(403);
  }
  await limit(false);
});

it('covers every status of the contract', () => {
  const declared = [...contract.values()].flatMap(({ id, responses }) =>
    Object.keys(responses)
      .filter((status) => !['429', '500', '503'].includes(status))
      .map((status) => `${id} ${status}`),
  );
  expect(declared.filter((one) => !server.conformance.seen.has(one))).toEqual([]);
});

it('operations that write mails have a class that limits mails', () => {
  const { mailing } = server.conformance;
  expect([...mailing]).toEqual(expect.arrayContaining(['sendEmail', 'createClaim', 'sendQuoteReadyMail', 'signUp']));
  for (const id of mailing) {
    const found = rateLimitClasses[contract.get(id)?.rateLimit ?? ''];
    expect(found && limitsMails(found), id).toBe(true);
  }
});

describe('outside the contract', () => {
  it.each([
    ['GET', '/api/nothing', 404, 'error.notFound'],
    ['PATCH', '/api/coupons/all', 404, 'error.notFound'],
    ['GET', '/api/%zz', 400, 'request.malformed'],
    ['GET', `/api/coupons/id/${'x'.repeat(300)}`, 414, 'request.tooLarge'],
  ] as const)('%s %s is an envelope all the same', async (method, url, status, code) => {
    const response = await server.app.inject({ method, url });
    expect([response.statusCode, response.json()]).toEqual([
      status,
      { success: false, message: expect.any(String), code, payload: null },
    ]);
    expect(response.headers['x-request-id']).toBeDefined();
  });

  it('reports an invalid JSON body in the language of the request', async () => {
    const response = await server.call(admin, {
      method: 'POST',
      url: '/api/coupons/create',
      headers: { 'content-type': 'application/json', 'accept-language': 'nl' },
      payload: '{"couponCode":',
    });
    expect(response.json()).toMatchObject({
      code: 'request.malformed',
      message: 'Het verzoek kon niet worden gelezen. Probeer het opnieuw.',
    });
  });

  it('reveals only the request number of an unexpected error', async () => {
    await server.db.execute('alter table states rename to states_away');
    const response = await get(null, '/api/states/all');
    await server.db.execute('alter table states_away rename to states');
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      success: false,
      message: expect.stringContaining(String(response.headers['x-request-id'])),
      code: 'error.internal',
      payload: null,
    });
    expect(response.body).not.toMatch(/states|select|relation/);
    expect(server.conformance.violations.splice(0)).toEqual(['listStates 500: the server failed']);
  });

  it('reports whether the server and its database respond', async () => {
    expect((await server.app.inject('/healthz')).json()).toEqual({ ok: true });
    expect((await server.app.inject('/readyz')).json()).toEqual({ ok: true, failing: [] });
  });
});
