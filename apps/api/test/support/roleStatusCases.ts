import { uuidv7 } from '../../src/db/ids.ts';
import { agencies } from '../../src/db/schema/index.ts';
import type { Harness } from './harness.ts';
import { recordStatusCases } from './recordStatusCases.ts';
import { requests, unknownId } from './requests.ts';
import { adminWith, roleInput } from './roles.ts';

const admin = 'admin@demo.test';
const agent = 'agent@demo.test';

export function roleStatusCases(server: () => Harness) {
  const { get, send } = requests(server);
  const roles = recordStatusCases(server, {
    at: '/api/role',
    idName: 'roleId',
    sample: () => roleInput(),
    wrong: { name: '' },
    conflict: () => send(admin, 'POST', '/api/role/create', roleInput({ name: 'Full access' })),
  });

  /** Cases for an agency that no other case uses. */
  const access = (action: 'disable' | 'enable') => {
    const path = (id: string) => `/api/agency/${action}/id/${id}`;
    return {
      200: async () => {
        const id = uuidv7();
        await server().db.insert(agencies).values({ id, name: 'Disabled and Enabled', email: 'office@access.test' });
        return send(admin, 'POST', path(id));
      },
      400: () => send(admin, 'POST', path('x')),
      401: () => send(null, 'POST', path(unknownId)),
      403: () => send(agent, 'POST', path(unknownId)),
      404: () => send(admin, 'POST', path(unknownId)),
    };
  };

  return {
    listRoles: roles.list,
    exportRoles: roles.export,
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
      409: async () => send(admin, 'DELETE', `/api/role/delete/id/${(await adminWith(server(), [])).roleId}`),
    },
    exportAgencies: {
      200: () => get(admin, '/api/agency/all/export'),
      400: () => get(admin, '/api/agency/all/export?columns=secret'),
      401: () => get(null, '/api/agency/all/export'),
      403: () => get(agent, '/api/agency/all/export'),
    },
    listAgencies: {
      200: () => get(admin, '/api/agency/all'),
      400: () => get(admin, '/api/agency/all?subscription=SOON'),
      401: () => get(null, '/api/agency/all'),
      403: () => get(agent, '/api/agency/all'),
    },
    getAgency: {
      200: async () =>
        get(admin, `/api/agency/id/${(await get(admin, '/api/agency/all')).json().payload.content[0].id}`),
      400: () => get(admin, '/api/agency/id/x'),
      401: () => get(null, `/api/agency/id/${unknownId}`),
      403: () => get('customer@demo.test', `/api/agency/id/${unknownId}`),
      404: () => get(agent, `/api/agency/id/${unknownId}`),
    },
    disableAgency: access('disable'),
    enableAgency: access('enable'),
    exportAgencyAgents: {
      200: () => get(agent, '/api/agency/agents/export'),
      400: () => get(agent, '/api/agency/agents/export?columns=secret'),
      401: () => get(null, '/api/agency/agents/export'),
      403: () => get('customer@demo.test', '/api/agency/agents/export'),
    },
    listAgencyAgents: {
      200: () => get(agent, '/api/agency/agents'),
      400: () => get(agent, '/api/agency/agents?licensed=some'),
      401: () => get(null, '/api/agency/agents'),
      403: () => get('customer@demo.test', '/api/agency/agents'),
    },
    getAgencyAgent: {
      200: async () =>
        get(agent, `/api/agency/agents/id/${(await get(agent, '/api/agency/agents')).json().payload.content[0].id}`),
      400: () => get(agent, '/api/agency/agents/id/x'),
      401: () => get(null, `/api/agency/agents/id/${unknownId}`),
      403: () => get('customer@demo.test', `/api/agency/agents/id/${unknownId}`),
      404: () => get(agent, `/api/agency/agents/id/${unknownId}`),
    },
    listAgencyAgentOptions: {
      200: () => get(agent, '/api/agency/agents/dropdown'),
      400: () => get(agent, '/api/agency/agents/dropdown?licensed=some'),
      401: () => get(null, '/api/agency/agents/dropdown'),
      403: () => get('customer@demo.test', '/api/agency/agents/dropdown'),
    },
  };
}
