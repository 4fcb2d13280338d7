import { coupons, crudNetwork, endpoint, fieldError, gone, listOf, rowOf } from '@fairlead/api-client/mocks';

const [stored] = coupons;
if (!stored) throw new Error('the fixtures hold no coupon');
export const edited = stored;
/** The record after another user has saved it. */
export const theirs = { ...edited, discountAmount: 45, version: 2 };

const missing = gone('Coupon not found');
const list = endpoint('get', '/api/coupons/all', ({ query }) =>
  listOf(coupons, query, {
    search: { couponCode: ({ couponCode }) => couponCode },
    filter: { isActive: ({ isActive }) => isActive },
    sort: { couponCode: ({ couponCode }) => couponCode.toLowerCase() },
  }),
);
const create = endpoint('post', '/api/coupons/create', edited, 'Coupon created successfully');
const crud = crudNetwork({
  list,
  record: endpoint('get', '/api/coupons/id/{id}', rowOf(coupons, missing)),
  create,
  update: endpoint('put', '/api/coupons/update', edited, 'Coupon updated successfully'),
  remove: endpoint('delete', '/api/coupons/delete/id/{id}', null, 'Coupon deleted successfully'),
  missing,
  theirs,
  staleMessage: 'This coupon was changed meanwhile',
});

/** Network states for the stories. */
export const network = {
  ...crud,
  codeTaken: crud.with(create.answers(fieldError(409, 'couponCode', 'coupon.codeTaken', 'Coupon code already exists'))),
};
