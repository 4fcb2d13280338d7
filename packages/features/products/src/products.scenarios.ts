import { endpoint, fieldError, insuranceTypes, listNetwork, listOf, saveNetwork } from '@fairlead/api-client/mocks';
import type { Product } from './products.api';

const products: Product[] = insuranceTypes.map(({ id, name, tag, active }) => ({
  id,
  insuranceType: { id, name, tag },
  accessUrl: `https://portal.example/join/MARCUS?insurance=${tag}`,
  active,
}));

/** Product list with search, filters, sorting and pages like the server's. */
const list = endpoint('get', '/api/subscribed-product/all', ({ query }) =>
  listOf(products, query, {
    search: { insuranceType: ({ insuranceType }) => insuranceType.name },
    filter: { active: ({ active }) => active },
    sort: { insuranceType: ({ insuranceType }) => insuranceType.name, active: ({ active }) => Number(active) },
  }),
);
const create = endpoint('post', '/api/opportunity/create', [], 'Your request was sent. Your agent will be in touch.');
const notOffered = fieldError(
  400,
  'insuranceTypeIds',
  'opportunity.insuranceUnknown',
  'This insurance is no longer offered',
);
const usual = [list.usual, create.usual];

/** Network states for the stories. */
export const network = {
  ...listNetwork(list, usual),
  ...saveNetwork([create], usual),
  usual,
  notOffered: [create.answers(notOffered), ...usual],
};
