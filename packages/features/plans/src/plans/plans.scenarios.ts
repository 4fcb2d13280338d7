import {
  coupon,
  listOf,
  mock,
  mockPending,
  pageOf,
  people,
  plan,
  plans,
  Refusal,
  subscriptionPackages,
} from '@fairlead/api-client/mocks';

const offeredPath = '/api/subscription-package/all';
const minePath = '/api/agency-subscription-plan/agencyId/{id}';
const onePath = '/api/agency-subscription-plan/id/{id}';
const allPath = '/api/agency-subscription-plan/all';
const subscribe = '/api/agency-subscription-plan/subscribe';

const offered = mock('get', offeredPath, ({ query }) =>
  listOf(subscriptionPackages, query, {
    search: { packageName: ({ packageName }) => packageName },
    sort: { packageName: ({ packageName }) => packageName.toLowerCase() },
  }),
);
export const active = plan(1, 60, 'WELCOME25');
const expired = plan(1, -4);
const bought = plan(3, 365);
const unavailable = new Refusal(503, { code: 'unavailable', message: 'The service is unavailable for a moment.' });
const notFound = new Refusal(404, { code: 'notFound', message: 'This plan does not exist' });
const declined = new Refusal(402, {
  code: 'payment.declined',
  message: 'Your card was declined. Please use another card.',
});
const priceChanged = new Refusal(409, {
  code: 'plan.priceChanged',
  message: 'The price has changed to $59.00. Please check it before you pay.',
});
const welcome = coupon('WELCOME25', 25, 500, 187, 41);
const check = mock('get', '/api/coupons/couponCode/{code}', ({ path, query }) => {
  const found = subscriptionPackages.find(({ id }) => id === query.get('packageId'));
  if (path.code !== 'WELCOME25' || !found) {
    return new Refusal(404, { code: 'coupon.invalid', message: 'This coupon cannot be used' });
  }
  const discountAmount = Math.min(25, found.price);
  return { coupon: welcome, discountAmount, totalAmount: found.price - discountAmount };
});
const me = mock('get', '/api/auth/me', { ...people.owner, subscribed: true });
const paid = [
  mock('post', subscribe, bought, 'Plan created successfully'),
  mock('put', '/api/agency-subscription-plan/update', bought, 'Plan updated successfully'),
];
const mine = (own: typeof active | null) => mock('get', minePath, own);
const all = mock('get', allPath, ({ query }) =>
  listOf(plans, query, {
    search: {
      agencyName: ({ agency }) => agency.name,
      packageName: ({ subscriptionPackage }) => subscriptionPackage.packageName,
    },
    filter: { status: ({ status }) => status },
  }),
);
const one = mock('get', onePath, active);
/** A package whose price has changed since the plan was bought. */
const repricedPackage = mock('get', '/api/subscription-package/id/{id}', ({ path }) => {
  const found = subscriptionPackages.find(({ id }) => id === path.id);
  return found ? { ...found, price: found.price + 10 } : notFound;
});
const withdrawn = { ...expired, subscriptionPackage: { ...expired.subscriptionPackage, isDeleted: true } };

/** Network states for the stories. */
export const network = {
  none: [offered, mine(null), check, me, ...paid],
  active: [offered, mine(active), one, check, me, ...paid],
  couponGone: [offered, mine(plan(1, 60, 'SPRING-15')), check, me, ...paid],
  expired: [offered, mine(expired), repricedPackage, check, me, ...paid],
  withdrawn: [offered, mine(withdrawn)],
  loading: [mockPending('get', offeredPath), mine(null)],
  empty: [mock('get', offeredPath, pageOf([])), mine(null)],
  failing: [mock('get', offeredPath, unavailable), mine(null)],
  loadingMine: [mockPending('get', minePath)],
  failingMine: [mock('get', minePath, unavailable)],
  loadingOne: [offered, mockPending('get', onePath)],
  missingOne: [offered, mock('get', onePath, notFound)],
  failingOne: [offered, mock('get', onePath, unavailable)],
  declined: [offered, mine(null), check, mock('post', subscribe, declined)],
  priceChanged: [offered, mine(null), check, mock('post', subscribe, priceChanged)],
  paying: [offered, mine(null), check, mockPending('post', subscribe)],
  sessionLost: [offered, mine(null), check, mock('get', '/api/auth/me', unavailable), ...paid],
  table: [all],
  loadingTable: [mockPending('get', allPath)],
  emptyTable: [mock('get', allPath, pageOf([]))],
  failingTable: [mock('get', allPath, unavailable)],
};
