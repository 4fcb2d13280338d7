import { eq } from 'drizzle-orm';
import { uuidv7 } from '../../src/db/ids.ts';
import { contacts, users } from '../../src/db/schema/index.ts';
import type { Harness } from './harness.ts';
import { addRequestedDeletion } from './requestedDeletions.ts';
import { requests, tooLargeJson, unknownId } from './requests.ts';

const owner = 'owner@demo.test';
const agent = 'agent@demo.test';
const platformAdmin = 'admin@demo.test';
const settingsUrl = '/api/agency/settings';
const rule = { taskRule: 'QUOTE_UNANSWERED', enabled: true, days: [4] };
let serial = 0;

/** Creates a contact of the agency of `owner@demo.test`. Returns its id. */
export async function insertContact(server: Harness, email = `contact-${(serial += 1)}@people.test`): Promise<string> {
  const [agentRow] = await server.db.select().from(users).where(eq(users.email, agent));
  if (!agentRow?.agencyId) throw new Error('the agent is of no agency');
  const who = { firstName: 'Ines', lastName: 'Duarte', email, phone: '+12075550111' };
  const id = uuidv7();
  await server.db.insert(contacts).values({ id, agencyId: agentRow.agencyId, agentId: agentRow.id, ...who });
  return id;
}

export function agencyStatusCases(server: () => Harness) {
  const { get, send, raw } = requests(server);
  const own = async () => {
    const { agency } = (await get(owner, '/api/auth/me')).json().payload;
    return (await get(owner, `/api/agency/id/${agency.id}`)).json().payload;
  };
  const change = async (values: object) => {
    const { id, version } = await own();
    return send(owner, 'PUT', '/api/agency/update', { agencyId: id, version, ...values });
  };
  const changeMember = async (values: object, email = 'assistant') => {
    const found = (await get(owner, `/api/agency/agents?email=${email}`)).json().payload.content[0];
    const { id: agentId, name, licensedAgent, agencyAdmin, active, version } = found;
    const body = { agentId, name, licensedAgent, agencyAdmin, active, version, ...values };
    return send(owner, 'PUT', '/api/agency/agent-profile/update', body);
  };
  const changeTime = async (values: object) => {
    const { id, version } = await own();
    const body = {
      agencyId: id,
      version,
      timeZone: 'America/New_York',
      digestTime: '07:00',
      defaultLanguage: 'en',
      ...values,
    };
    return send(owner, 'PUT', `${settingsUrl}/time`, body);
  };
  const changeSignIn = async (values: object) => {
    const { id, version } = await own();
    const body = { agencyId: id, version, factorRequiredFor: ['CUSTOMER'], idleMinutes: 60, ...values };
    return send(owner, 'PUT', `${settingsUrl}/sign-in`, body);
  };
  const changeRetention = async (values: object) => {
    const { id, version } = await own();
    const years = { correspondenceYears: 7, documentYears: null, lostOpportunityYears: 3, auditYears: 10 };
    return send(owner, 'PUT', `${settingsUrl}/retention`, { agencyId: id, version, ...years, ...values });
  };
  const changeBrand = async (values: object) => {
    const { id, version } = await own();
    return send(owner, 'PUT', `${settingsUrl}/brand`, { agencyId: id, version, theme: 'DARK', ...values });
  };
  const deletion = async (verb: 'request' | 'withdraw', values: object = {}, as: string | null = owner) => {
    const { id: agencyId, agencyName } = await own();
    const body = { agencyId, ...(verb === 'request' && { agencyName }), ...values };
    return send(as, 'POST', `/api/agency/deletion/${verb}`, body);
  };
  const deleteAfter = async (days: number, values: object = {}, as: string | null = platformAdmin) => {
    const { id, name } = await addRequestedDeletion(server(), days);
    return send(as, 'POST', `/api/agency/delete/id/${id}`, { agencyName: name, ...values });
  };
  const create = (body: object, as = owner) => send(as, 'POST', '/api/invitation/create', body);
  const createRecord = async () => (await create({ agentEmail: `way-${(serial += 1)}@people.test` })).json().payload;
  const accepted = async () => {
    const { id } = await createRecord();
    await server().db.execute(`update invitations set accepted_at = now() where id = '${id}'`);
    return id;
  };
  const invitation = (verb: 'invite' | 'revoke', outsider: string) => ({
    200: async () => send(owner, 'POST', `/api/invitation/${verb}/id/${(await createRecord()).id}`),
    400: () => send(owner, 'POST', `/api/invitation/${verb}/id/x`),
    401: () => send(null, 'POST', `/api/invitation/${verb}/id/${unknownId}`),
    403: async () => send(outsider, 'POST', `/api/invitation/${verb}/id/${(await createRecord()).id}`),
    404: () => send(owner, 'POST', `/api/invitation/${verb}/id/${unknownId}`),
    409: async () => send(owner, 'POST', `/api/invitation/${verb}/id/${await accepted()}`),
  });

  return {
    updateAgency: {
      200: () => change({ website: 'https://harborhale.test' }),
      400: () => change({ website: 'javascript:alert(1)' }),
      401: () => send(null, 'PUT', '/api/agency/update', {}),
      403: () => send(agent, 'PUT', '/api/agency/update', {}),
      404: () => change({ agencyId: unknownId }),
      409: () => change({ version: 4711 }),
      413: () => raw(owner, 'PUT', '/api/agency/update', 'application/json', tooLargeJson),
      415: () => raw(owner, 'PUT', '/api/agency/update', 'text/plain', 'x'),
    },
    updateAgentProfile: {
      200: () => changeMember({ name: 'Priya Raman' }),
      400: () => changeMember({ name: ' ' }),
      401: () => send(null, 'PUT', '/api/agency/agent-profile/update', {}),
      403: () => changeMember({ agencyAdmin: false }, 'owner'),
      404: () => changeMember({ agentId: unknownId }),
      409: () => changeMember({ version: 4711 }),
      413: () => raw(owner, 'PUT', '/api/agency/agent-profile/update', 'application/json', tooLargeJson),
      415: () => raw(owner, 'PUT', '/api/agency/agent-profile/update', 'text/plain', 'x'),
    },
    exportAgencyData: {
      200: () => get(owner, '/api/agency/export'),
      400: () => get(owner, '/api/agency/export?unknown=1'),
      401: () => get(null, '/api/agency/export'),
      403: () => get(agent, '/api/agency/export'),
    },
    requestAgencyDeletion: {
      200: async () => {
        await deletion('withdraw');
        return deletion('request');
      },
      400: async () => {
        await deletion('withdraw');
        return deletion('request', { agencyName: 'Another agency' });
      },
      401: () => deletion('request', {}, null),
      403: () => deletion('request', {}, agent),
      404: () => deletion('request', { agencyId: unknownId }),
      409: async () => {
        await deletion('request');
        return deletion('request');
      },
      413: () => raw(owner, 'POST', '/api/agency/deletion/request', 'application/json', tooLargeJson),
      415: () => raw(owner, 'POST', '/api/agency/deletion/request', 'text/plain', 'x'),
    },
    withdrawAgencyDeletion: {
      200: async () => {
        await deletion('request');
        return deletion('withdraw');
      },
      400: () => deletion('withdraw', { agencyId: 'x' }),
      401: () => deletion('withdraw', {}, null),
      403: () => deletion('withdraw', {}, agent),
      404: () => deletion('withdraw', { agencyId: unknownId }),
      409: async () => {
        await deletion('withdraw');
        return deletion('withdraw');
      },
      413: () => raw(owner, 'POST', '/api/agency/deletion/withdraw', 'application/json', tooLargeJson),
      415: () => raw(owner, 'POST', '/api/agency/deletion/withdraw', 'text/plain', 'x'),
    },
    deleteAgency: {
      200: () => deleteAfter(31),
      400: () => deleteAfter(31, { agencyName: 'Another agency' }),
      401: () => deleteAfter(31, {}, null),
      403: () => deleteAfter(31, {}, 'limited-admin@demo.test'),
      404: () => send(platformAdmin, 'POST', `/api/agency/delete/id/${unknownId}`, { agencyName: 'x' }),
      409: () => deleteAfter(29),
      413: () => raw(platformAdmin, 'POST', `/api/agency/delete/id/${unknownId}`, 'application/json', tooLargeJson),
      415: () => raw(platformAdmin, 'POST', `/api/agency/delete/id/${unknownId}`, 'text/plain', 'x'),
    },
    getAgencySettings: {
      200: () => get(owner, settingsUrl),
      400: () => get(owner, `${settingsUrl}?unknown=1`),
      401: () => get(null, settingsUrl),
      403: () => get(agent, settingsUrl),
    },
    updateTimeSettings: {
      200: () => changeTime({}),
      400: () => changeTime({ timeZone: 'Mars/Olympus' }),
      401: () => send(null, 'PUT', `${settingsUrl}/time`, {}),
      403: () => send(agent, 'PUT', `${settingsUrl}/time`, {}),
      404: () => changeTime({ agencyId: unknownId }),
      409: () => changeTime({ version: 4711 }),
      413: () => raw(owner, 'PUT', `${settingsUrl}/time`, 'application/json', tooLargeJson),
      415: () => raw(owner, 'PUT', `${settingsUrl}/time`, 'text/plain', 'x'),
    },
    updateSignInSecurity: {
      200: () => changeSignIn({}),
      400: () => changeSignIn({ idleMinutes: 5 }),
      401: () => send(null, 'PUT', `${settingsUrl}/sign-in`, {}),
      403: () => send(agent, 'PUT', `${settingsUrl}/sign-in`, {}),
      404: () => changeSignIn({ agencyId: unknownId }),
      409: () => changeSignIn({ version: 4711 }),
      413: () => raw(owner, 'PUT', `${settingsUrl}/sign-in`, 'application/json', tooLargeJson),
      415: () => raw(owner, 'PUT', `${settingsUrl}/sign-in`, 'text/plain', 'x'),
    },
    updateRetention: {
      200: () => changeRetention({}),
      400: () => changeRetention({ auditYears: 4 }),
      401: () => send(null, 'PUT', `${settingsUrl}/retention`, {}),
      403: () => send(agent, 'PUT', `${settingsUrl}/retention`, {}),
      404: () => changeRetention({ agencyId: unknownId }),
      409: () => changeRetention({ version: 4711 }),
      413: () => raw(owner, 'PUT', `${settingsUrl}/retention`, 'application/json', tooLargeJson),
      415: () => raw(owner, 'PUT', `${settingsUrl}/retention`, 'text/plain', 'x'),
    },
    updateBrand: {
      200: () => changeBrand({}),
      400: () => changeBrand({ theme: 'PINK' }),
      401: () => send(null, 'PUT', `${settingsUrl}/brand`, {}),
      403: () => send(agent, 'PUT', `${settingsUrl}/brand`, {}),
      404: () => changeBrand({ agencyId: unknownId }),
      409: () => changeBrand({ version: 4711 }),
      413: () => raw(owner, 'PUT', `${settingsUrl}/brand`, 'application/json', tooLargeJson),
      415: () => raw(owner, 'PUT', `${settingsUrl}/brand`, 'text/plain', 'x'),
    },
    countExpiredRecords: {
      200: () => get(owner, `${settingsUrl}/retention/count?auditYears=1`),
      400: () => get(owner, `${settingsUrl}/retention/count?auditYears=4`),
      401: () => get(null, `${settingsUrl}/retention/count`),
      403: () => get(agent, `${settingsUrl}/retention/count`),
    },
    updateTaskRule: {
      200: () => send(owner, 'PUT', `${settingsUrl}/task-rule`, rule),
      400: () => send(owner, 'PUT', `${settingsUrl}/task-rule`, { ...rule, days: [0] }),
      401: () => send(null, 'PUT', `${settingsUrl}/task-rule`, rule),
      403: () => send(agent, 'PUT', `${settingsUrl}/task-rule`, rule),
      413: () => raw(owner, 'PUT', `${settingsUrl}/task-rule`, 'application/json', tooLargeJson),
      415: () => raw(owner, 'PUT', `${settingsUrl}/task-rule`, 'text/plain', 'x'),
    },
    listInvitations: {
      200: () => get(owner, '/api/invitation/all'),
      400: () => get(owner, '/api/invitation/all?sortBy=email'),
      401: () => get(null, '/api/invitation/all'),
      403: () => get(agent, '/api/invitation/all'),
    },
    findInvitedAgent: {
      200: () => get(owner, `/api/invitation/agentEmail/${encodeURIComponent(agent)}`),
      400: () => get(owner, '/api/invitation/agentEmail/nonsense'),
      401: () => get(null, '/api/invitation/agentEmail/a@b.test'),
      403: () => get('unsubscribed@demo.test', '/api/invitation/agentEmail/a@b.test'),
      404: () => get(owner, '/api/invitation/agentEmail/nobody@people.test'),
    },
    getContactInvitation: {
      200: async () => {
        const contactId = await insertContact(server());
        await create({ contactId });
        return get(agent, `/api/invitation/contactId/${contactId}`);
      },
      400: () => get(agent, '/api/invitation/contactId/x'),
      401: () => get(null, `/api/invitation/contactId/${unknownId}`),
      403: () => get('customer@demo.test', `/api/invitation/contactId/${unknownId}`),
      404: () => get(agent, `/api/invitation/contactId/${unknownId}`),
    },
    createInvitation: {
      201: () => create({ agentEmail: `way-${(serial += 1)}@people.test` }),
      400: () => create({ agentEmail: 'nonsense' }),
      401: () => send(null, 'POST', '/api/invitation/create', {}),
      403: () => create({ agentEmail: 'a@people.test' }, agent),
      404: () => create({ contactId: unknownId }),
      409: () => create({ agentEmail: agent }),
      413: () => raw(owner, 'POST', '/api/invitation/create', 'application/json', tooLargeJson),
      415: () => raw(owner, 'POST', '/api/invitation/create', 'text/plain', 'x'),
    },
    sendInvitation: invitation('invite', agent),
    revokeInvitation: invitation('revoke', agent),
  };
}
