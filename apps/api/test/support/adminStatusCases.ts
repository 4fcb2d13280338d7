import { privileges } from '@fairlead/rules';
import { eq, inArray } from 'drizzle-orm';
import { fullAdmins } from '../../src/areas/admins/fullAdmins.ts';
import { roles, users } from '../../src/db/schema/index.ts';
import type { Harness } from './harness.ts';
import { adminWith } from './roles.ts';

const unknownId = '01940000-0000-7000-8000-000000000000';
const admin = 'admin@demo.test';
const outsider = 'agent@demo.test';
const tooLargeJson = JSON.stringify({ x: 'x'.repeat(1024 * 1024) });
let serial = 0;

/**
 * Deletes the last full admin. The caller is a full admin whose address is no longer verified, so that the caller does not
 * count as a full admin.
 */
export async function deleteLastFullAdmin(server: Harness) {
  const { email } = await adminWith(server, [...privileges]);
  await server.tokenOf(email);
  await server.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.email, email));
  const full = await server.db.transaction((tx) => fullAdmins(tx));
  const [last, ...others] = full.map(({ id }) => id);
  const setDisabled = (disabledAt: Date | null) =>
    server.db.update(users).set({ disabledAt }).where(inArray(users.id, others));
  await setDisabled(new Date());
  const response = await server.call(email, { method: 'DELETE', url: `/api/admin/delete-admin/id/${last}` });
  await setDisabled(null);
  return response;
}

export function adminStatusCases(server: () => Harness) {
  const get = (as: string | null, path: string) => server().call(as, { url: `/api/admin${path}` });
  const send = (as: string | null, method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    server().call(as, { method, url: `/api/admin${path}`, ...(payload && { payload }) });
  const raw = (method: 'POST' | 'PUT', path: string, type: string, payload: string) =>
    server().call(admin, { method, url: `/api/admin${path}`, headers: { 'content-type': type }, payload });
  const input = async (values: object = {}) => {
    const all = await server().db.select({ id: roles.id, name: roles.name }).from(roles);
    const roleId = all.find(({ name }) => name === 'Auditor')?.id;
    return { name: 'Somebody', email: `way-${(serial += 1)}@admins.test`, roleId, ...values };
  };
  const create = async (values?: object) => send(admin, 'POST', '/create-admin', await input(values));
  const createRecord = async () => (await create()).json().payload;
  const fetchOwn = async () => (await get(admin, '/all?email=admin@demo.test&name=Grace')).json().payload.content[0].id;
  const change = async (values: object) => {
    const { id, name, role, status, version } = await createRecord();
    const body = { adminId: id, name, roleId: role.id, status, version, ...values };
    return send(admin, 'PUT', '/update-admin', body);
  };
  const invitation = (verb: 'send' | 'revoke') => ({
    200: async () => send(admin, 'POST', `/invitation/${verb}/id/${(await createRecord()).id}`),
    400: () => send(admin, 'POST', `/invitation/${verb}/id/x`),
    401: () => send(null, 'POST', `/invitation/${verb}/id/${unknownId}`),
    403: () => send(outsider, 'POST', `/invitation/${verb}/id/${unknownId}`),
    404: () => send(admin, 'POST', `/invitation/${verb}/id/${unknownId}`),
    409: async () => send(admin, 'POST', `/invitation/${verb}/id/${await fetchOwn()}`),
  });

  return {
    exportAdmins: {
      200: () => get(admin, '/all/export'),
      400: () => get(admin, '/all/export?columns=secret'),
      401: () => get(null, '/all/export'),
      403: () => get(outsider, '/all/export'),
    },
    listAdmins: {
      200: () => get(admin, '/all'),
      400: () => get(admin, '/all?status=GONE'),
      401: () => get(null, '/all'),
      403: () => get(outsider, '/all'),
    },
    getAdmin: {
      200: async () => get(admin, `/id/${(await createRecord()).id}`),
      400: () => get(admin, '/id/x'),
      401: () => get(null, `/id/${unknownId}`),
      403: () => get(outsider, `/id/${unknownId}`),
      404: () => get(admin, `/id/${unknownId}`),
    },
    createAdmin: {
      201: () => create(),
      400: () => create({ name: '' }),
      401: () => send(null, 'POST', '/create-admin', {}),
      403: () => send(outsider, 'POST', '/create-admin', {}),
      409: () => create({ email: 'owner@demo.test' }),
      413: () => raw('POST', '/create-admin', 'application/json', tooLargeJson),
      415: () => raw('POST', '/create-admin', 'text/plain', 'x'),
    },
    updateAdmin: {
      200: () => change({ name: 'Renamed' }),
      400: () => change({ name: '' }),
      401: () => send(null, 'PUT', '/update-admin', {}),
      403: () => send(outsider, 'PUT', '/update-admin', {}),
      404: () => change({ adminId: unknownId }),
      409: () => change({ version: 7 }),
      413: () => raw('PUT', '/update-admin', 'application/json', tooLargeJson),
      415: () => raw('PUT', '/update-admin', 'application/xml', '<x/>'),
    },
    deleteAdmin: {
      200: async () => send(admin, 'DELETE', `/delete-admin/id/${(await createRecord()).id}`),
      400: () => send(admin, 'DELETE', '/delete-admin/id/x'),
      401: () => send(null, 'DELETE', `/delete-admin/id/${unknownId}`),
      403: async () => send(admin, 'DELETE', `/delete-admin/id/${await fetchOwn()}`),
      404: () => send(admin, 'DELETE', `/delete-admin/id/${unknownId}`),
      409: () => deleteLastFullAdmin(server()),
    },
    sendAdminInvitation: invitation('send'),
    revokeAdminInvitation: invitation('revoke'),
  };
}
