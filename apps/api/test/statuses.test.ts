import type { operations } from '@fairlead/openapi';
import { DAY, dayOf, signInLimit } from '@fairlead/rules';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '../src/access.ts';
import { contract } from '../src/contract/document.ts';
import { accountWays } from './support/accountWays.ts';
import { adminWays } from './support/adminWays.ts';
import { carrierInput } from './support/carriers.ts';
import { type Harness, signInRequest, startHarness } from './support/harness.ts';
import { insuranceTypeInput } from './support/insuranceTypes.ts';
import { multipart } from './support/multipart.ts';
import { packageInput } from './support/packages.ts';
import { testPayments } from './support/payments.ts';
import { planWays } from './support/planWays.ts';
import { recordWays } from './support/recordWays.ts';
import { adminWith, roleInput } from './support/roles.ts';
import { verificationWays } from './support/verificationWays.ts';

let server: Harness;
const payments = testPayments();
beforeAll(async () => {
  server = await startHarness({ payments });
});
afterAll(() => server.close());

const admin = 'admin@demo.test';
const agent = 'agent@demo.test';
const nowhere = '01940000-0000-7000-8000-000000000000';

type Answering = () => Promise<LightMyRequestResponse>;
const get = (as: string | null, url: string) => server.call(as, { url });
const send = (as: string | null, method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object | string) =>
  server.call(as, { method, url, ...(payload !== undefined && { payload }) });
const raw = (as: string | null, method: 'POST' | 'PUT', url: string, type: string, payload: string) =>
  server.call(as, { method, url, headers: { 'content-type': type, domain: 'x' }, payload });
const tooMuch = JSON.stringify({ x: 'x'.repeat(1024 * 1024) });

const coupon = (values: object = {}) => ({
  couponCode: `S-${Math.random().toString(36).slice(2)}`,
  discountType: 'FIXED',
  discountAmount: 5,
  maxTimesCanBeUsed: 1,
  expirationDate: dayOf(server.clock.now()) + 5 * DAY,
  ...values,
});
const create = (values?: object) => send(admin, 'POST', '/api/coupons/create', coupon(values));
const made = async () => (await create()).json().payload;
const change = async (values: object = {}) => {
  const { id, version } = await made();
  return send(admin, 'PUT', '/api/coupons/update', coupon({ couponId: id, version, ...values }));
};
const file = (content: Buffer | string = 'x') => multipart({ content });
const uploadUrl = '/api/file/upload?fileType=DOCUMENT&fileUploadType=OTHER';
const upload = (as: string | null, content?: Buffer | string) =>
  server.call(as, { method: 'POST', url: uploadUrl, ...file(content) });
const replaceUrl = (id: string) => `/api/file/update?file_id=${id}&fileUploadType=OTHER`;
const replace = (as: string | null, id: string, content?: Buffer | string) =>
  server.call(as, { method: 'PUT', url: replaceUrl(id), ...file(content) });
const uploaded = async () => (await upload(agent)).json().payload;
const tooBig = Buffer.alloc(23_068_673);

const packages = recordWays(() => server, {
  at: '/api/subscription-package',
  idName: 'subscriptionPackageId',
  sample: () => packageInput(),
  wrong: { price: 0 },
  conflict: async () => {
    const headers = { 'idempotency-key': 'one-key-for-two' };
    const call = (payload: object) =>
      server.call(admin, { method: 'POST', url: '/api/subscription-package/create', headers, payload });
    await call(packageInput());
    return call(packageInput({ price: 7 }));
  },
});

const roles = recordWays(() => server, {
  at: '/api/role',
  idName: 'roleId',
  sample: () => roleInput(),
  wrong: { name: '' },
  conflict: () => send(admin, 'POST', '/api/role/create', roleInput({ name: 'Full access' })),
});
const insuranceTypes = recordWays(() => server, {
  at: '/api/insurance-type',
  idName: 'insuranceTypeId',
  sample: () => insuranceTypeInput(),
  wrong: { name: ' ' },
  fixed: ['tag'],
  conflict: async () => {
    const call = () => send(admin, 'POST', '/api/insurance-type/create', insuranceTypeInput({ name: 'Taken' }));
    await call();
    return call();
  },
});
const carriers = recordWays(() => server, {
  at: '/api/carrier',
  idName: 'carrierId',
  updatePath: '/update/',
  sample: () => carrierInput(server),
  wrong: { claimUrl: 'nowhere' },
  conflict: async () => {
    const call = async () => send(admin, 'POST', '/api/carrier/create', await carrierInput(server, { name: 'Taken' }));
    await call();
    return call();
  },
});
const wholeList = (url: string) => ({
  200: () => get(agent, url),
  400: () => get(agent, `${url}?x=1`),
  401: () => get(null, url),
});

/** How each status that the contract declares comes about: one that is declared and has no row here does not compile. */
const ways: { [K in OperationId]: { [Status in keyof operations[K]['responses'] & number]: Answering } } = {
  ...accountWays(() => server),
  signIn: {
    200: () => server.app.inject(signInRequest(admin)),
    400: () => server.app.inject(signInRequest('nonsense')),
    401: () => server.app.inject(signInRequest(admin, 'wrong')),
    403: async () => {
      await server.db.execute("update users set disabled_at = now() where email = 'assistant@demo.test'");
      return server.app.inject(signInRequest('assistant@demo.test'));
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
  listCoupons: {
    200: () => get(admin, '/api/coupons/all'),
    400: () => get(admin, '/api/coupons/all?pageNo=-1'),
    401: () => get(null, '/api/coupons/all'),
    403: () => get(agent, '/api/coupons/all'),
  },
  getCoupon: {
    200: async () => get(admin, `/api/coupons/id/${(await made()).id}`),
    400: () => get(admin, '/api/coupons/id/x'),
    401: () => get(null, `/api/coupons/id/${nowhere}`),
    403: () => get(agent, `/api/coupons/id/${nowhere}`),
    404: () => get(admin, `/api/coupons/id/${nowhere}`),
  },
  checkCoupon: {
    200: async () => {
      const rows = await server.db.query.subscriptionPackages.findMany();
      return get('owner@demo.test', `/api/coupons/couponCode/${(await made()).couponCode}?packageId=${rows[0]?.id}`);
    },
    400: () => get('owner@demo.test', '/api/coupons/couponCode/X'),
    401: () => get(null, `/api/coupons/couponCode/X?packageId=${nowhere}`),
    403: () => get(agent, `/api/coupons/couponCode/X?packageId=${nowhere}`),
    404: () => get('owner@demo.test', `/api/coupons/couponCode/X?packageId=${nowhere}`),
  },
  createCoupon: {
    201: () => create(),
    400: () => create({ discountAmount: 0 }),
    401: () => send(null, 'POST', '/api/coupons/create', coupon()),
    403: () => send(agent, 'POST', '/api/coupons/create', coupon()),
    409: async () => create({ couponCode: (await made()).couponCode }),
    413: () => raw(admin, 'POST', '/api/coupons/create', 'application/json', tooMuch),
    415: () => raw(admin, 'POST', '/api/coupons/create', 'text/plain', 'x'),
  },
  updateCoupon: {
    200: () => change(),
    400: () => change({ discountAmount: 0 }),
    401: () => send(null, 'PUT', '/api/coupons/update', {}),
    403: () => send(agent, 'PUT', '/api/coupons/update', {}),
    404: () => change({ couponId: nowhere }),
    409: () => change({ version: 7 }),
    413: () => raw(admin, 'PUT', '/api/coupons/update', 'application/json', tooMuch),
    415: () => raw(admin, 'PUT', '/api/coupons/update', 'application/xml', '<x/>'),
  },
  deleteCoupon: {
    200: async () => send(admin, 'DELETE', `/api/coupons/delete/id/${(await made()).id}`),
    400: () => send(admin, 'DELETE', '/api/coupons/delete/id/x'),
    401: () => send(null, 'DELETE', `/api/coupons/delete/id/${nowhere}`),
    403: () => send('limited-admin@demo.test', 'DELETE', `/api/coupons/delete/id/${nowhere}`),
    404: () => send(admin, 'DELETE', `/api/coupons/delete/id/${nowhere}`),
  },
  ...adminWays(() => server),
  listRoles: roles.list,
  listRoleChoices: {
    200: () => get(admin, '/api/role/dropdown'),
    400: () => get(admin, '/api/role/dropdown?x=1'),
    401: () => get(null, '/api/role/dropdown'),
    403: () => get(agent, '/api/role/dropdown'),
  },
  getRole: roles.get,
  createRole: roles.create,
  updateRole: roles.update,
  deleteRole: {
    ...roles.delete,
    409: async () => send(admin, 'DELETE', `/api/role/delete/id/${(await adminWith(server, [])).roleId}`),
  },
  listAgencies: {
    200: () => get(admin, '/api/agency/all'),
    400: () => get(admin, '/api/agency/all?subscription=SOON'),
    401: () => get(null, '/api/agency/all'),
    403: () => get(agent, '/api/agency/all'),
  },
  getAgency: {
    200: async () => get(admin, `/api/agency/id/${(await get(admin, '/api/agency/all')).json().payload.content[0].id}`),
    400: () => get(admin, '/api/agency/id/x'),
    401: () => get(null, `/api/agency/id/${nowhere}`),
    403: () => get('customer@demo.test', `/api/agency/id/${nowhere}`),
    404: () => get(agent, `/api/agency/id/${nowhere}`),
  },
  listAgencyAgents: {
    200: () => get(agent, '/api/agency/agents'),
    400: () => get(agent, '/api/agency/agents?licensed=some'),
    401: () => get(null, '/api/agency/agents'),
    403: () => get('customer@demo.test', '/api/agency/agents'),
  },
  listSubscriptionPackages: packages.list,
  getSubscriptionPackage: packages.get,
  createSubscriptionPackage: packages.create,
  updateSubscriptionPackage: packages.update,
  deleteSubscriptionPackage: packages.delete,
  ...verificationWays(() => server),
  listInsuranceTypes: insuranceTypes.list,
  listInsuranceTypeOptions: wholeList('/api/insurance-type/dropdown'),
  listAllInsuranceTypes: wholeList('/api/insurance-type/all-list'),
  getInsuranceType: insuranceTypes.get,
  createInsuranceType: insuranceTypes.create,
  updateInsuranceType: insuranceTypes.update,
  deleteInsuranceType: insuranceTypes.delete,
  listCarriers: carriers.list,
  listCarrierOptions: wholeList('/api/carrier/all/dropdown'),
  getCarrier: carriers.get,
  createCarrier: carriers.create,
  updateCarrier: carriers.update,
  deleteCarrier: carriers.delete,
  ...planWays(() => server, payments),
  uploadFile: {
    201: () => upload(agent),
    400: () => upload(agent, ''),
    401: () => upload(null),
    403: () => server.call(agent, { method: 'POST', url: uploadUrl.replace('OTHER', 'CARRIER'), ...file() }),
    413: () => upload(agent, tooBig),
    415: () => send(agent, 'POST', uploadUrl, {}),
  },
  replaceFile: {
    200: async () => replace(agent, (await uploaded()).id),
    400: () => replace(agent, 'x'),
    401: () => replace(null, nowhere),
    403: () => server.call(agent, { method: 'PUT', url: replaceUrl(nowhere).replace('OTHER', 'CARRIER'), ...file() }),
    404: () => replace(agent, nowhere),
    413: async () => replace(agent, (await uploaded()).id, tooBig),
    415: async () => send(agent, 'PUT', replaceUrl((await uploaded()).id), {}),
  },
  downloadFile: {
    200: async () => get(null, (await uploaded()).fileUrl),
    400: () => get(null, `/api/file/${nowhere}?exp=soon&sig=x`),
    404: () => get(null, `/api/file/${nowhere}?exp=1&sig=x`),
  },
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
