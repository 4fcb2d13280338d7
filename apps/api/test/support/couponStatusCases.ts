import { DAY, dayOf } from '@fairlead/rules';
import type { Harness } from './harness.ts';
import { requests, type StatusCases, tooLargeJson, unknownId } from './requests.ts';

const admin = 'admin@demo.test';
const agent = 'agent@demo.test';

type Coupons =
  | 'listCoupons'
  | 'exportCoupons'
  | 'getCoupon'
  | 'checkCoupon'
  | 'createCoupon'
  | 'updateCoupon'
  | 'deleteCoupon';

export function couponStatusCases(server: () => Harness): { [K in Coupons]: StatusCases<K> } {
  const { get, send, raw } = requests(server);
  const coupon = (values: object = {}) => ({
    couponCode: `S-${Math.random().toString(36).slice(2)}`,
    discountType: 'FIXED',
    discountAmount: 5,
    maxTimesCanBeUsed: 1,
    expirationDate: dayOf(server().clock.now()) + 5 * DAY,
    ...values,
  });
  const create = (values?: object) => send(admin, 'POST', '/api/coupons/create', coupon(values));
  const createRecord = async () => (await create()).json().payload;
  const change = async (values: object = {}) => {
    const { id, version } = await createRecord();
    return send(admin, 'PUT', '/api/coupons/update', coupon({ couponId: id, version, ...values }));
  };

  return {
    exportCoupons: {
      200: () => get(admin, '/api/coupons/all/export'),
      400: () => get(admin, '/api/coupons/all/export?columns=secret'),
      401: () => get(null, '/api/coupons/all/export'),
      403: () => get(agent, '/api/coupons/all/export'),
    },
    listCoupons: {
      200: () => get(admin, '/api/coupons/all'),
      400: () => get(admin, '/api/coupons/all?pageNo=-1'),
      401: () => get(null, '/api/coupons/all'),
      403: () => get(agent, '/api/coupons/all'),
    },
    getCoupon: {
      200: async () => get(admin, `/api/coupons/id/${(await createRecord()).id}`),
      400: () => get(admin, '/api/coupons/id/x'),
      401: () => get(null, `/api/coupons/id/${unknownId}`),
      403: () => get(agent, `/api/coupons/id/${unknownId}`),
      404: () => get(admin, `/api/coupons/id/${unknownId}`),
    },
    checkCoupon: {
      200: async () => {
        const rows = await server().db.query.subscriptionPackages.findMany();
        return get(
          'owner@demo.test',
          `/api/coupons/couponCode/${(await createRecord()).couponCode}?packageId=${rows[0]?.id}`,
        );
      },
      400: () => get('owner@demo.test', '/api/coupons/couponCode/X'),
      401: () => get(null, `/api/coupons/couponCode/X?packageId=${unknownId}`),
      403: () => get(agent, `/api/coupons/couponCode/X?packageId=${unknownId}`),
      404: () => get('owner@demo.test', `/api/coupons/couponCode/X?packageId=${unknownId}`),
    },
    createCoupon: {
      201: () => create(),
      400: () => create({ discountAmount: 0 }),
      401: () => send(null, 'POST', '/api/coupons/create', coupon()),
      403: () => send(agent, 'POST', '/api/coupons/create', coupon()),
      409: async () => create({ couponCode: (await createRecord()).couponCode }),
      413: () => raw(admin, 'POST', '/api/coupons/create', 'application/json', tooLargeJson),
      415: () => raw(admin, 'POST', '/api/coupons/create', 'text/plain', 'x'),
    },
    updateCoupon: {
      200: () => change(),
      400: () => change({ discountAmount: 0 }),
      401: () => send(null, 'PUT', '/api/coupons/update', {}),
      403: () => send(agent, 'PUT', '/api/coupons/update', {}),
      404: () => change({ couponId: unknownId }),
      409: () => change({ version: 7 }),
      413: () => raw(admin, 'PUT', '/api/coupons/update', 'application/json', tooLargeJson),
      415: () => raw(admin, 'PUT', '/api/coupons/update', 'application/xml', '<x/>'),
    },
    deleteCoupon: {
      200: async () => send(admin, 'DELETE', `/api/coupons/delete/id/${(await createRecord()).id}`),
      400: () => send(admin, 'DELETE', '/api/coupons/delete/id/x'),
      401: () => send(null, 'DELETE', `/api/coupons/delete/id/${unknownId}`),
      403: () => send('limited-admin@demo.test', 'DELETE', `/api/coupons/delete/id/${unknownId}`),
      404: () => send(admin, 'DELETE', `/api/coupons/delete/id/${unknownId}`),
    },
  };
}
