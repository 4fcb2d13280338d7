import { signInLimit } from '@fairlead/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '../src/access.ts';
import { contract } from '../src/contract/document.ts';
import type { AutomatedQuotes } from '../src/ports/quoting.ts';
import { accountWays } from './support/accountWays.ts';
import { addressWays } from './support/addressWays.ts';
import { adminWays } from './support/adminWays.ts';
import { agencyWays } from './support/agencyWays.ts';
import { catalogueWays } from './support/catalogueWays.ts';
import { claimWays } from './support/claimWays.ts';
import { contactWays } from './support/contactWays.ts';
import { couponWays } from './support/couponWays.ts';
import { emailWays } from './support/emailWays.ts';
import { fileWays } from './support/fileWays.ts';
import { type Harness, signInRequest, startHarness } from './support/harness.ts';
import { opportunityWays } from './support/opportunityWays.ts';
import { testPayments } from './support/payments.ts';
import { planWays } from './support/planWays.ts';
import { policyImports } from './support/policyImports.ts';
import { policyWays } from './support/policyWays.ts';
import { productWays } from './support/productWays.ts';
import { profileWays } from './support/profileWays.ts';
import { quoteWays } from './support/quoteWays.ts';
import { type Answering, requests, tooMuch, type Ways } from './support/requests.ts';
import { roleWays } from './support/roleWays.ts';
import { serviceWays } from './support/serviceWays.ts';
import { verificationWays } from './support/verificationWays.ts';

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

/** How each status that the contract declares comes about: one that is declared and has no row here does not compile. */
const ways: { [K in OperationId]: Ways<K> } = {
  ...accountWays(() => server),
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
    413: () => raw(null, 'POST', '/api/auth/signin', 'application/json', tooMuch),
    415: () => raw(null, 'POST', '/api/auth/signin', 'text/plain', 'x'),
    429: async () => {
      for (let i = 0; i < signInLimit.failures; i++) await server.app.inject(signInRequest('some@demo.test', 'x'));
      return server.app.inject(signInRequest('some@demo.test', 'x'));
    },
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
  },
  listStates: {
    200: async () => {
      const response = await get(null, '/api/states/all');
      expect(response.json().payload).toHaveLength(50);
      return response;
    },
    400: () => get(null, '/api/states/all?x=1'),
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
  ...addressWays(() => server),
  ...profileWays(() => server),
  ...contactWays(() => server),
  ...couponWays(() => server),
  ...adminWays(() => server),
  ...agencyWays(() => server),
  ...roleWays(() => server),
  ...catalogueWays(() => server),
  ...verificationWays(() => server),
  ...opportunityWays(() => server, service),
  ...planWays(() => server, payments),
  ...quoteWays(() => server),
  ...emailWays(() => server),
  ...policyWays(() => server),
  ...serviceWays(() => server),
  ...policyImports(() => server).ways,
  ...claimWays(() => server),
  ...fileWays(() => server),
  ...productWays(() => server),
};

describe.each(Object.entries(ways))('%s', (id, answers) => {
  it.each(Object.entries<Answering>(answers))('answers %s as the contract declares', async (status, answer) => {
    const response = await answer();
    expect(response.statusCode, response.body.slice(0, 500)).toBe(Number(status));
    expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect([...server.conformance.seen]).toContain(`${id} ${status}`);
    expect(server.conformance.violations).toEqual([]);
  });
});

it('every status of the contract has been answered', () => {
  const declared = [...contract.values()].flatMap(({ id, responses }) =>
    Object.keys(responses).map((status) => `${id} ${status}`),
  );
  expect(declared.filter((one) => !server.conformance.seen.has(one))).toEqual([]);
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

  it('a body that is no JSON is told so, in the language asked for', async () => {
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

  it('a mistake of ours tells nothing of itself but a number', async () => {
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
    // Not declared anywhere, and rightly so.
    expect(server.conformance.violations.splice(0)).toEqual(['listStates 500: the status is not declared']);
  });

  it('says whether it lives and whether its database answers', async () => {
    expect((await server.app.inject('/healthz')).json()).toEqual({ ok: true });
    expect((await server.app.inject('/readyz')).json()).toEqual({ ok: true });
  });
});
