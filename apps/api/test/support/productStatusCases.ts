import type { Harness } from './harness.ts';
import { requests, type StatusCases } from './requests.ts';

const all = '/api/subscribed-product/all';

export function productStatusCases(server: () => Harness): {
  listSubscribedProducts: StatusCases<'listSubscribedProducts'>;
} {
  const { get } = requests(server);
  return {
    listSubscribedProducts: {
      200: () => get('owner@demo.test', `${all}?pageNo=0&pageSize=5`),
      400: () => get('owner@demo.test', `${all}?sortBy=price`),
      401: () => get(null, all),
      403: () => get('agent@demo.test', all),
    },
  };
}
