import { eq } from 'drizzle-orm';
import { insuranceTypes } from '../../src/db/schema/index.ts';
import { contactCalls } from './contactStatusCases.ts';
import type { Harness } from './harness.ts';
import { multipart, samples } from './multipart.ts';
import { requests, type StatusCases, tooLargeJson, unknownId } from './requests.ts';

const agent = 'agent@demo.test';
const assistant = 'assistant@demo.test';
const customer = 'customer@demo.test';
const at = '/api/opportunity';

/** Requests that create and update opportunities. Values default to valid ones. */
export function opportunityCalls(server: () => Harness) {
  const contacts = contactCalls(server);
  const call = (as: string | null, method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, headers = {}) =>
    server().call(as, { method, url: at + path, ...(payload && { payload }), headers });

  const typeOf = async (tag: string): Promise<string> => {
    const [type] = await server().db.select().from(insuranceTypes).where(eq(insuranceTypes.tag, tag));
    return type?.id ?? '';
  };
  const file = async (as: string, values: { content?: Buffer; type?: string } = {}): Promise<string> => {
    const { content = samples.pdf, type = 'OPPORTUNITY' } = values;
    const url = `/api/file/upload?fileType=DOCUMENT&fileUploadType=${type}`;
    const part = multipart({ content, filename: 'request.pdf' });
    return (await server().call(as, { method: 'POST', url, ...part })).json().payload.id;
  };
  /** Valid body for a new contact of the calling agent. */
  const input = async (values: object = {}, as = agent) => ({
    contactId: 'contactId' in values ? undefined : (await contacts.createRecord({}, as)).id,
    insuranceTypeIds: [await typeOf('AUTO')],
    ...values,
  });
  const create = async (values: object = {}, as: string | null = agent, headers = {}) =>
    call(as, 'POST', '/create', as === null || as === assistant ? {} : await input(values, as), headers);
  const createRecord = async (values: object = {}, as = agent) => (await create(values, as)).json().payload[0];
  const update = (payload: object, as: string | null = agent) => call(as, 'PUT', '/update', payload);
  /** Updates a new opportunity. */
  const change = async (values: object = {}, as: string | null = agent) => {
    const { id, version } = await createRecord();
    return update({ id, version, ...values }, as);
  };
  const remove = (id: string, as: string | null = agent) => call(as, 'DELETE', `/delete/id/${id}`);
  const assign = (payload: object, as: string | null = agent) =>
    call(as, 'POST', '/assign-opportunity-to-agent', payload);
  const quote = (opportunityId: string, as: string | null = agent) =>
    call(as, 'POST', '/automated-quote', { opportunityId });
  const submitDocument = (payload: object, as: string | null = customer, headers = {}) =>
    call(as, 'POST', '/customer-policy-doc', payload, headers);
  const doc = async (values: object = {}) => ({ docId: await file(customer), type: 'POLICY_REVIEW', ...values });
  const flood = async () => createRecord({ insuranceTypeIds: [await typeOf('neptune_flood')] });
  return {
    typeOf,
    file,
    input,
    create,
    createRecord,
    update,
    change,
    remove,
    assign,
    quote,
    submitDocument,
    doc,
    flood,
  };
}

type Opportunities =
  | 'listOpportunities'
  | 'exportOpportunities'
  | 'getOpportunity'
  | 'createOpportunities'
  | 'updateOpportunity'
  | 'deleteOpportunity'
  | 'assignOpportunity'
  | 'requestAutomatedQuote'
  | 'submitCustomerPolicyDoc'
  | 'downloadOpportunityDetails';

/** Status cases of the opportunity operations. `quotes` sets the response of the insurer's quoting service. */
export function opportunityStatusCases(
  server: () => Harness,
  quotes: { next: 'quoted' | 'unavailable' },
): { [K in Opportunities]: StatusCases<K> } {
  const { get, send, raw } = requests(server);
  const calls = opportunityCalls(server);
  const { create, createRecord, update, change, remove, assign, quote, submitDocument, doc, flood } = calls;
  const userId = async (email: string): Promise<string> => (await get(email, '/api/auth/me')).json().payload.user.id;
  const details = `${at}/response/download/opportunity/id`;
  const large = (as: string, method: 'POST' | 'PUT', path: string) =>
    raw(as, method, at + path, 'application/json', tooLargeJson);
  const wrongType = (as: string, method: 'POST' | 'PUT', path: string) => raw(as, method, at + path, 'text/plain', 'x');
  return {
    exportOpportunities: {
      200: () => get(agent, '/api/opportunity/all/export'),
      400: () => get(agent, '/api/opportunity/all/export?columns=secret'),
      401: () => get(null, '/api/opportunity/all/export'),
      403: () => get('customer@demo.test', '/api/opportunity/all/export'),
    },
    listOpportunities: {
      200: () => get(customer, `${at}/all`),
      400: () => get(agent, `${at}/all?status=DONE`),
      401: () => get(null, `${at}/all`),
      403: () => get('unsubscribed@demo.test', `${at}/all`),
    },
    getOpportunity: {
      200: async () => get(assistant, `${at}/id/${(await createRecord()).id}`),
      400: () => get(agent, `${at}/id/x`),
      401: () => get(null, `${at}/id/${unknownId}`),
      403: () => get('admin@demo.test', `${at}/id/${unknownId}`),
      404: async () => get(customer, `${at}/id/${(await createRecord()).id}`),
    },
    createOpportunities: {
      201: () => create(),
      400: () => create({ insuranceTypeIds: [] }),
      401: () => create({}, null),
      403: () => create({}, assistant),
      404: () => create({ contactId: unknownId }),
      409: async () => {
        const headers = { 'idempotency-key': 'one-key-for-two-requests' };
        await create({}, agent, headers);
        return create({ shortNote: 'another' }, agent, headers);
      },
      413: () => large(agent, 'POST', '/create'),
      415: () => wrongType(agent, 'POST', '/create'),
    },
    updateOpportunity: {
      200: () => change({ status: 'CONTACTED' }),
      400: () => change({ status: 'PROCESSED' }),
      401: () => send(null, 'PUT', `${at}/update`, {}),
      403: async () => change({ agentId: await userId('owner@demo.test') }, assistant),
      404: () => update({ id: unknownId, version: 1 }),
      409: () => change({ version: 7 }),
      413: () => large(agent, 'PUT', '/update'),
      415: () => wrongType(agent, 'PUT', '/update'),
    },
    deleteOpportunity: {
      200: async () => remove((await createRecord()).id),
      400: () => remove('x'),
      401: () => remove(unknownId, null),
      403: async () => remove((await createRecord()).id, 'owner@demo.test'),
      404: () => remove(unknownId),
    },
    assignOpportunity: {
      200: async () => assign({ opportunityId: (await createRecord()).id, agentId: await userId(assistant) }),
      400: async () => assign({ opportunityId: (await createRecord()).id, agentId: await userId(customer) }),
      401: () => assign({}, null),
      403: async () => assign({ opportunityId: (await createRecord()).id, agentId: await userId(agent) }, assistant),
      404: () => assign({ opportunityId: unknownId, agentId: unknownId }),
      413: () => large(agent, 'POST', '/assign-opportunity-to-agent'),
      415: () => wrongType(agent, 'POST', '/assign-opportunity-to-agent'),
    },
    requestAutomatedQuote: {
      200: async () => {
        quotes.next = 'quoted';
        return quote((await flood()).id);
      },
      400: () => quote('x'),
      401: () => quote(unknownId, null),
      403: () => quote(unknownId, assistant),
      404: () => quote(unknownId),
      409: async () => quote((await createRecord()).id),
      413: () => large(agent, 'POST', '/automated-quote'),
      415: () => wrongType(agent, 'POST', '/automated-quote'),
      503: async () => {
        quotes.next = 'unavailable';
        return quote((await flood()).id);
      },
    },
    submitCustomerPolicyDoc: {
      201: async () => submitDocument(await doc()),
      400: async () => submitDocument(await doc({ docId: unknownId })),
      401: () => submitDocument({}, null),
      403: () => submitDocument({}, agent),
      404: async () => submitDocument(await doc({ policyId: unknownId })),
      409: async () => {
        const headers = { 'idempotency-key': 'one-key-for-two-docs' };
        const body = await doc();
        await submitDocument(body, customer, headers);
        return submitDocument({ ...body, type: 'OTHER' }, customer, headers);
      },
      413: () => large(customer, 'POST', '/customer-policy-doc'),
      415: () => wrongType(customer, 'POST', '/customer-policy-doc'),
    },
    downloadOpportunityDetails: {
      200: async () => get(agent, `${details}/${(await createRecord()).id}`),
      400: () => get(agent, `${details}/x`),
      401: () => get(null, `${details}/${unknownId}`),
      403: () => get('unsubscribed@demo.test', `${details}/${unknownId}`),
      404: () => get(agent, `${details}/${unknownId}`),
    },
  };
}
