import type { Harness } from './harness.ts';
import { requests, type StatusCases, tooLargeJson, unknownId } from './requests.ts';

const agent = 'agent@demo.test';
const customer = 'customer@demo.test';

type ListViews = 'listListViews' | 'createListView' | 'updateListView' | 'deleteListView';

/** Requests to saved views. */
export function listViewCalls(server: () => Harness) {
  const { send } = requests(server);
  const view = (values: object = {}) => ({
    list: 'policies',
    name: `View ${Math.random().toString(36).slice(2)}`,
    query: 'filter=active',
    shared: false,
    ...values,
  });
  const create = (values?: object, as: string | null = agent) =>
    send(as, 'POST', '/api/list-views/create', view(values));
  const stored = async (values?: object, as = agent) => (await create(values, as)).json().payload;
  const change = async (values: object = {}, as = agent) => {
    const { id, version } = await stored();
    return send(as, 'PUT', '/api/list-views/update', { viewId: id, version, ...values });
  };
  return { create, stored, change };
}

export function listViewStatusCases(server: () => Harness): { [K in ListViews]: StatusCases<K> } {
  const { get, send, raw } = requests(server);
  const { create, stored, change } = listViewCalls(server);
  return {
    listListViews: {
      200: () => get(agent, '/api/list-views/all?list=policies'),
      400: () => get(agent, '/api/list-views/all?list=people'),
      401: () => get(null, '/api/list-views/all?list=policies'),
      403: () => get(customer, '/api/list-views/all?list=policies'),
    },
    createListView: {
      201: () => create(),
      400: () => create({ name: ' ' }),
      401: () => create({}, null),
      403: () => create({}, customer),
      409: async () => create({ name: (await stored()).name }),
      413: () => raw(agent, 'POST', '/api/list-views/create', 'application/json', tooLargeJson),
      415: () => raw(agent, 'POST', '/api/list-views/create', 'text/plain', 'x'),
    },
    updateListView: {
      200: () => change({ shared: true }),
      400: () => change({ density: 'tall' }),
      401: () => send(null, 'PUT', '/api/list-views/update', {}),
      403: () => send(customer, 'PUT', '/api/list-views/update', {}),
      404: () => change({ viewId: unknownId }),
      409: () => change({ version: 7 }),
      413: () => raw(agent, 'PUT', '/api/list-views/update', 'application/json', tooLargeJson),
      415: () => raw(agent, 'PUT', '/api/list-views/update', 'application/xml', '<x/>'),
    },
    deleteListView: {
      200: async () => send(agent, 'DELETE', `/api/list-views/delete/id/${(await stored()).id}`),
      400: () => send(agent, 'DELETE', '/api/list-views/delete/id/x'),
      401: () => send(null, 'DELETE', `/api/list-views/delete/id/${unknownId}`),
      403: () => send(customer, 'DELETE', `/api/list-views/delete/id/${unknownId}`),
      404: () => send(agent, 'DELETE', `/api/list-views/delete/id/${unknownId}`),
    },
  };
}
