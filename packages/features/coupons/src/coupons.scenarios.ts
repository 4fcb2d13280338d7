import { coupons, listOf, mock, mockOffline, mockPending, pageOf, Refusal } from '@fairlead/api-client/mocks';

/** Mock list endpoint with search, filter, sorting by code and paging. */
const list = mock('get', '/api/coupons/all', ({ query }) =>
  listOf(coupons, query, {
    search: { couponCode: ({ couponCode }) => couponCode },
    filter: { isActive: ({ isActive }) => isActive },
    sort: { couponCode: ({ couponCode }) => couponCode.toLowerCase() },
  }),
);

const one = mock('get', '/api/coupons/id/{id}', ({ path }) => {
  const found = coupons.find(({ id }) => id === path.id);
  return found ?? new Refusal(404, { code: 'notFound', message: 'Coupon not found' });
});

const stored = coupons[0];
if (!stored) throw new Error('the fixtures hold no coupon');
export const edited = stored;

const saved = [
  mock('post', '/api/coupons/create', edited, 'Coupon created successfully'),
  mock('put', '/api/coupons/update', edited, 'Coupon updated successfully'),
  mock('delete', '/api/coupons/delete/id/{id}', null, 'Coupon deleted successfully'),
];

const taken = new Refusal(409, {
  code: 'coupon.codeTaken',
  message: 'Coupon code already exists',
  errors: [{ field: 'couponCode', code: 'coupon.codeTaken', message: 'Coupon code already exists' }],
});
const unavailable = new Refusal(503, { code: 'unavailable', message: 'The service is unavailable for a moment.' });
const gone = new Refusal(404, { code: 'notFound', message: 'Coupon not found' });

export const network = {
  usual: [list, one, ...saved],
  empty: [mock('get', '/api/coupons/all', pageOf([]))],
  loadingList: [mockPending('get', '/api/coupons/all')],
  loadingRecord: [mockPending('get', '/api/coupons/id/{id}')],
  offline: [mockOffline('get', '/api/coupons/all')],
  failingList: [mock('get', '/api/coupons/all', unavailable)],
  failingRecord: [mock('get', '/api/coupons/id/{id}', unavailable)],
  missing: [mock('get', '/api/coupons/id/{id}', gone)],
  deletedMeanwhile: [list, mock('delete', '/api/coupons/delete/id/{id}', gone)],
  codeTaken: [one, mock('post', '/api/coupons/create', taken)],
  saving: [one, mockPending('post', '/api/coupons/create')],
  failingSave: [one, mock('post', '/api/coupons/create', unavailable)],
  changedMeanwhile: [
    one,
    mock(
      'put',
      '/api/coupons/update',
      new Refusal(409, { code: 'stale', message: 'This coupon was changed meanwhile', payload: edited }),
    ),
  ],
};
