import {
  coupon,
  endpoint,
  gone,
  listNetwork,
  listOf,
  mock,
  people,
  plan,
  plans,
  Refusal,
  recordNetwork,
  subscriptionPackages,
  unavailable,
} from '@fairlead/api-client/mocks';
import { HttpResponse, http } from 'msw';

const offered = endpoint('get', '/api/subscription-package/all', ({ query }) =>
  listOf(subscriptionPackages, query, {
    search: { packageName: ({ packageName }) => packageName },
    sort: { packageName: ({ packageName }) => packageName.toLowerCase() },
  }),
);
export const active = plan(1, 60, 'WELCOME25');
const expired = plan(1, -4);
const bought = plan(3, 365);
const notFound = gone('This plan does not exist');
const declined = new Refusal(402, {
  code: 'payment.declined',
  message: 'Your card was declined. Please use another card.',
});
const actionRequired = new Refusal(402, {
  code: 'payment.actionRequired',
  message: 'Your bank asks you to confirm this payment.',
  payload: { clientSecret: 'sandbox_1_secret_2' },
});
const unconfirmed = new Refusal(402, {
  code: 'payment.authenticationRequired',
  message: 'Your bank did not confirm this payment, and nothing was charged. Please try again, or use another card.',
});
const priceChanged = new Refusal(409, {
  code: 'plan.priceChanged',
  message: 'The price has changed to $59.00. Please check it before you pay.',
});
const replaced = new Refusal(409, {
  code: 'plan.replaced',
  message: 'Your agency now has another plan. Please check it before you pay.',
});
const couponUsedUp = new Refusal(409, { code: 'coupon.invalid', message: 'This coupon cannot be used' });
const welcome = coupon('WELCOME25', 25, 500, 187, 41);
const check = mock('get', '/api/coupons/couponCode/{code}', ({ path, query }) => {
  const found = subscriptionPackages.find(({ id }) => id === query.get('packageId'));
  if (path.code !== 'WELCOME25' || !found) {
    return gone('This coupon cannot be used', 'coupon.invalid');
  }
  const discountAmount = Math.min(25, found.price);
  return { coupon: welcome, discountAmount, totalAmount: found.price - discountAmount };
});
const me = mock('get', '/api/auth/me', { ...people.owner, subscribed: true });
const subscription = endpoint('post', '/api/agency-subscription-plan/subscribe', bought, 'Plan created successfully');
const paid = [
  subscription.usual,
  mock('put', '/api/agency-subscription-plan/update', bought, 'Plan updated successfully'),
];
/** Requests to pay with a card whose bank asks the buyer: the first one waits for the answer, which the second one tells. */
function confirmation() {
  let confirmed: boolean | undefined;
  return [
    http.post('*/api/payments/sandbox', async ({ request }) => {
      confirmed = ((await request.json()) as { confirmed: boolean }).confirmed;
      return HttpResponse.json({ confirmed });
    }),
    subscription.answers(() => {
      const answer = confirmed;
      confirmed = undefined;
      if (answer === undefined) return actionRequired;
      return answer ? bought : unconfirmed;
    }),
  ];
}
const own = endpoint('get', '/api/agency-subscription-plan/agencyId/{id}', null);
const all = endpoint('get', '/api/agency-subscription-plan/all', ({ query }) =>
  listOf(plans, query, {
    search: {
      agencyName: ({ agency }) => agency.name,
      packageName: ({ subscriptionPackage }) => subscriptionPackage.packageName,
    },
    filter: { status: ({ status }) => status },
  }),
);
const one = endpoint('get', '/api/agency-subscription-plan/id/{id}', active);
/** A package whose price has changed since the plan was bought. */
const repricedPackage = mock('get', '/api/subscription-package/id/{id}', ({ path }) => {
  const found = subscriptionPackages.find(({ id }) => id === path.id);
  return found ? { ...found, price: found.price + 10 } : notFound;
});
const withdrawn = { ...expired, subscriptionPackage: { ...expired.subscriptionPackage, isDeleted: true } };

const grid = [offered.usual, own.usual, check, me, ...paid];
const gridStates = listNetwork(offered, grid);

/** Network states of the plan grid and of the agency's own plan. */
export const network = {
  ...gridStates,
  none: grid,
  active: [own.answers(active), one.usual, ...grid],
  couponGone: [own.answers(plan(1, 60, 'SPRING-15')), ...grid],
  expired: [own.answers(expired), repricedPackage, ...grid],
  withdrawn: [own.answers(withdrawn), ...grid],
  loadingMine: [own.pending],
  failingMine: [own.answers(unavailable)],
  declined: [subscription.answers(declined), ...grid],
  confirmation: [...confirmation(), ...grid],
  replaced: [own.answers(active), mock('put', '/api/agency-subscription-plan/update', replaced), ...grid],
  replacedBefore: [one.usual, own.answers(bought), ...grid],
  couponUsedUp: [subscription.answers(couponUsedUp), ...grid],
  priceChanged: [subscription.answers(priceChanged), ...grid],
  paying: [subscription.pending, ...grid],
  sessionLost: [mock('get', '/api/auth/me', unavailable), mock('post', '/api/auth/signout', null), ...grid],
};
/** Network states of the page that updates a plan. */
export const updateNetwork = recordNetwork(one, notFound, [offered.usual, own.answers(active)]);
/** Network states of the list of all plans. */
export const tableNetwork = listNetwork(all);
