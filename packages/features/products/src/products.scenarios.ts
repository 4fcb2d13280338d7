import { insuranceTypes, listOf, mock, mockPending, pageOf, Refusal } from '@fairlead/api-client/mocks';
import type { Product } from './products.api';

const all = '/api/subscribed-product/all';
const create = '/api/opportunity/create';

const products: Product[] = insuranceTypes.map(({ id, name, tag, active }) => ({
  id,
  insuranceType: { id, name, tag },
  accessUrl: `https://portal.example/join/MARCUS?insurance=${tag}`,
  active,
}));

/** Product list with search, filters, sorting and pages like the server's. */
const list = mock('get', all, ({ query }) =>
  listOf(products, query, {
    search: { insuranceType: ({ insuranceType }) => insuranceType.name },
    filter: { active: ({ active }) => active },
    sort: { insuranceType: ({ insuranceType }) => insuranceType.name, active: ({ active }) => Number(active) },
  }),
);

const unavailable = new Refusal(503, { code: 'unavailable', message: 'The service is unavailable for a moment.' });
const notOffered = { code: 'opportunity.insuranceUnknown', message: 'This insurance is no longer offered' };

/** Network states for the stories. */
export const network = {
  usual: [list, mock('post', create, [], 'Your request was sent. Your agent will be in touch.')],
  empty: [mock('get', all, pageOf([]))],
  loading: [mockPending('get', all)],
  failing: [mock('get', all, unavailable)],
  sending: [list, mockPending('post', create)],
  failingSend: [list, mock('post', create, unavailable)],
  notOffered: [
    list,
    mock('post', create, new Refusal(400, { ...notOffered, errors: [{ field: 'insuranceTypeIds', ...notOffered }] })),
  ],
};
