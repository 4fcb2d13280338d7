import type { Harness } from './harness.ts';
import { requests, type StatusCases, tooLargeJson, unknownId } from './requests.ts';

const agent = 'agent@demo.test';
const owner = 'owner@demo.test';
const unsubscribed = 'unsubscribed@demo.test';
const at = '/api/contact';
let serial = 0;

/** Valid body of a new contact with an unused email address. */
const contactInput = (values: object = {}) => ({
  contactType: 'PERSONAL',
  firstName: 'Ines',
  lastName: 'Duarte',
  email: `ines-${(serial += 1)}@people.test`,
  ...values,
});

/** Requests that create and update contacts. Values default to valid ones. */
export function contactCalls(server: () => Harness) {
  const create = (values: object = {}, as: string | null = agent, headers = {}) =>
    server().call(as, { method: 'POST', url: `${at}/create`, payload: contactInput(values), headers });
  const update = (payload: object, as: string | null = agent) =>
    server().call(as, { method: 'PUT', url: `${at}/update`, payload });
  const createRecord = async (values: object = {}, as = agent) => (await create(values, as)).json().payload;
  /** Updates a new contact. */
  const change = async (values: object = {}, of: object = {}, as: string | null = agent) => {
    const { id, contactType, firstName, lastName, version } = await createRecord(of);
    return update({ contactId: id, contactType, firstName, lastName, version, ...values }, as);
  };
  return { create, update, createRecord, change };
}

type Contacts =
  | 'listContacts'
  | 'exportContacts'
  | 'listContactOptions'
  | 'getContact'
  | 'getContactOverview'
  | 'createContact'
  | 'updateContact'
  | 'getPersonalData'
  | 'exportPersonalData'
  | 'eraseContact';

export function contactStatusCases(server: () => Harness): { [K in Contacts]: StatusCases<K> } {
  const { get, send, raw } = requests(server);
  const { create, update, createRecord, change } = contactCalls(server);
  const erase = (id: string, email: string, as: string | null = owner) =>
    send(as, 'POST', `${at}/erase/id/${id}`, { email });
  const eraseNew = async () => {
    const { id, email } = await createRecord();
    return { id, email, answer: await erase(id, email) };
  };
  return {
    getContactOverview: {
      200: async () => get(agent, `${at}/overview/id/${(await createRecord()).id}`),
      400: () => get(agent, `${at}/overview/id/x`),
      401: () => get(null, `${at}/overview/id/${unknownId}`),
      403: () => get(unsubscribed, `${at}/overview/id/${unknownId}`),
      404: () => get(agent, `${at}/overview/id/${unknownId}`),
    },
    getPersonalData: {
      200: async () => get(owner, `${at}/personal-data/id/${(await createRecord()).id}`),
      400: () => get(owner, `${at}/personal-data/id/x`),
      401: () => get(null, `${at}/personal-data/id/${unknownId}`),
      403: () => get(agent, `${at}/personal-data/id/${unknownId}`),
      404: () => get(owner, `${at}/personal-data/id/${unknownId}`),
    },
    exportPersonalData: {
      200: async () => get(owner, `${at}/personal-data/export/id/${(await createRecord()).id}`),
      400: () => get(owner, `${at}/personal-data/export/id/x`),
      401: () => get(null, `${at}/personal-data/export/id/${unknownId}`),
      403: () => get(agent, `${at}/personal-data/export/id/${unknownId}`),
      404: () => get(owner, `${at}/personal-data/export/id/${unknownId}`),
    },
    eraseContact: {
      200: async () => (await eraseNew()).answer,
      400: async () => erase((await createRecord()).id, 'someone.else@people.test'),
      401: () => erase(unknownId, 'nobody@people.test', null),
      403: () => erase(unknownId, 'nobody@people.test', agent),
      404: () => erase(unknownId, 'nobody@people.test'),
      409: async () => {
        const { id, email } = await eraseNew();
        return erase(id, email);
      },
      413: () => raw(owner, 'POST', `${at}/erase/id/${unknownId}`, 'application/json', tooLargeJson),
      415: () => raw(owner, 'POST', `${at}/erase/id/${unknownId}`, 'text/plain', 'x'),
    },
    exportContacts: {
      200: () => get(agent, '/api/contact/all/export'),
      400: () => get(agent, '/api/contact/all/export?columns=secret'),
      401: () => get(null, '/api/contact/all/export'),
      403: () => get('customer@demo.test', '/api/contact/all/export'),
    },
    listContacts: {
      200: () => get(agent, `${at}/all`),
      400: () => get(agent, `${at}/all?pageNo=-1`),
      401: () => get(null, `${at}/all`),
      403: () => get('customer@demo.test', `${at}/all`),
    },
    listContactOptions: {
      200: () => get(agent, `${at}/dropdown`),
      400: () => get(agent, `${at}/dropdown?x=1`),
      401: () => get(null, `${at}/dropdown`),
      403: () => get(unsubscribed, `${at}/dropdown`),
    },
    getContact: {
      200: async () => get(agent, `${at}/id/${(await createRecord()).id}`),
      400: () => get(agent, `${at}/id/x`),
      401: () => get(null, `${at}/id/${unknownId}`),
      403: () => get('customer@demo.test', `${at}/id/${unknownId}`),
      404: () => get(agent, `${at}/id/${unknownId}`),
    },
    createContact: {
      201: () => create(),
      400: () => create({ email: 'nobody' }),
      401: () => create({}, null),
      403: () => create({}, unsubscribed),
      409: async () => create({ email: (await createRecord()).email }),
      413: () => raw(agent, 'POST', `${at}/create`, 'application/json', tooLargeJson),
      415: () => raw(agent, 'POST', `${at}/create`, 'text/plain', 'x'),
    },
    updateContact: {
      200: () => change(),
      400: () => change({ email: 'another@people.test' }),
      401: () => send(null, 'PUT', `${at}/update`, {}),
      403: () => update({}, unsubscribed),
      404: () => change({ contactId: unknownId }),
      409: () => change({ version: 7 }),
      413: () => raw(agent, 'PUT', `${at}/update`, 'application/json', tooLargeJson),
      415: () => raw(agent, 'PUT', `${at}/update`, 'application/xml', '<x/>'),
    },
  };
}
