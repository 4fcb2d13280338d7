import { eq } from 'drizzle-orm';
import { insuranceTypes } from '../../src/db/schema/index.ts';
import { contactCalls } from './contactWays.ts';
import type { Harness } from './harness.ts';
import { multipart, samples } from './multipart.ts';
import { nowhere, requests, tooMuch, type Ways } from './requests.ts';

const agent = 'agent@demo.test';
const assistant = 'assistant@demo.test';
const customer = 'customer@demo.test';
const at = '/api/opportunity';

/** Creates and changes opportunities, each with good values unless others are given. */
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
  /** A body that would be accepted, for a new contact of the agent who asks. */
  const input = async (values: object = {}, as = agent) => ({
    contactId: 'contactId' in values ? undefined : (await contacts.made({}, as)).id,
    insuranceTypeIds: [await typeOf('AUTO')],
    ...values,
  });
  const create = async (values: object = {}, as: string | null = agent, headers = {}) =>
    call(as, 'POST', '/create', as === null || as === assistant ? {} : await input(values, as), headers);
  const made = async (values: object = {}, as = agent) => (await create(values, as)).json().payload[0];
  const update = (payload: object, as: string | null = agent) => call(as, 'PUT', '/update', payload);
  /** A change of a new opportunity. */
  const change = async (values: object = {}, as: string | null = agent) => {
    const { id, version } = await made();
    return update({ id, version, ...values }, as);
  };
  const remove = (id: string, as: string | null = agent) => call(as, 'DELETE', `/delete/id/${id}`);
  const assign = (payload: object, as: string | null = agent) =>
    call(as, 'POST', '/assign-opportunity-to-agent', payload);
  const quote = (opportunityId: string, as: string | null = agent) =>
    call(as, 'POST', '/automated-quote', { opportunityId });
  const handIn = (payload: object, as: string | null = customer, headers = {}) =>
    call(as, 'POST', '/customer-policy-doc', payload, headers);
  const doc = async (values: object = {}) => ({ docId: await file(customer), type: 'POLICY_REVIEW', ...values });
  const flood = async () => made({ insuranceTypeIds: [await typeOf('neptune_flood')] });
  return { typeOf, file, input, create, made, update, change, remove, assign, quote, handIn, doc, flood };
}

type Opportunities =
  | 'listOpportunities'
  | 'getOpportunity'
  | 'createOpportunities'
  | 'updateOpportunity'
  | 'deleteOpportunity'
  | 'assignOpportunity'
  | 'requestAutomatedQuote'
  | 'submitCustomerPolicyDoc'
  | 'downloadOpportunityDetails';

/** How the statuses of the operations about opportunities come about; `quotes` says what the insurer's service answers. */
export function opportunityWays(
  server: () => Harness,
  quotes: { next: 'quoted' | 'unavailable' },
): { [K in Opportunities]: Ways<K> } {
  const { get, send, raw } = requests(server);
  const calls = opportunityCalls(server);
  const { create, made, update, change, remove, assign, quote, handIn, doc, flood } = calls;
  const userId = async (email: string): Promise<string> => (await get(email, '/api/auth/me')).json().payload.user.id;
  const details = `${at}/response/download/opportunity/id`;
  const large = (as: string, method: 'POST' | 'PUT', path: string) =>
    raw(as, method, at + path, 'application/json', tooMuch);
  const wrongType = (as: string, method: 'POST' | 'PUT', path: string) => raw(as, method, at + path, 'text/plain', 'x');
  return {
    listOpportunities: {
      200: () => get(customer, `${at}/all`),
      400: () => get(agent, `${at}/all?status=DONE`),
      401: () => get(null, `${at}/all`),
      403: () => get('unsubscribed@demo.test', `${at}/all`),
    },
    getOpportunity: {
      200: async () => get(assistant, `${at}/id/${(await made()).id}`),
      400: () => get(agent, `${at}/id/x`),
      401: () => get(null, `${at}/id/${nowhere}`),
      403: () => get('admin@demo.test', `${at}/id/${nowhere}`),
      404: async () => get(customer, `${at}/id/${(await made()).id}`),
    },
    createOpportunities: {
      201: () => create(),
      400: () => create({ insuranceTypeIds: [] }),
      401: () => create({}, null),
      403: () => create({}, assistant),
      404: () => create({ contactId: nowhere }),
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
      404: () => update({ id: nowhere, version: 1 }),
      409: () => change({ version: 7 }),
      413: () => large(agent, 'PUT', '/update'),
      415: () => wrongType(agent, 'PUT', '/update'),
    },
    deleteOpportunity: {
      200: async () => remove((await made()).id),
      400: () => remove('x'),
      401: () => remove(nowhere, null),
      403: async () => remove((await made()).id, 'owner@demo.test'),
      404: () => remove(nowhere),
    },
    assignOpportunity: {
      200: async () => assign({ opportunityId: (await made()).id, agentId: await userId(assistant) }),
      400: async () => assign({ opportunityId: (await made()).id, agentId: await userId(customer) }),
      401: () => assign({}, null),
      403: async () => assign({ opportunityId: (await made()).id, agentId: await userId(agent) }, assistant),
      404: () => assign({ opportunityId: nowhere, agentId: nowhere }),
      413: () => large(agent, 'POST', '/assign-opportunity-to-agent'),
      415: () => wrongType(agent, 'POST', '/assign-opportunity-to-agent'),
    },
    requestAutomatedQuote: {
      200: async () => {
        quotes.next = 'quoted';
        return quote((await flood()).id);
      },
      400: () => quote('x'),
      401: () => quote(nowhere, null),
      403: () => quote(nowhere, assistant),
      404: () => quote(nowhere),
      409: async () => quote((await made()).id),
      413: () => large(agent, 'POST', '/automated-quote'),
      415: () => wrongType(agent, 'POST', '/automated-quote'),
      503: async () => {
        quotes.next = 'unavailable';
        return quote((await flood()).id);
      },
    },
    submitCustomerPolicyDoc: {
      201: async () => handIn(await doc()),
      400: async () => handIn(await doc({ docId: nowhere })),
      401: () => handIn({}, null),
      403: () => handIn({}, agent),
      409: async () => {
        const headers = { 'idempotency-key': 'one-key-for-two-docs' };
        const body = await doc();
        await handIn(body, customer, headers);
        return handIn({ ...body, type: 'OTHER' }, customer, headers);
      },
      413: () => large(customer, 'POST', '/customer-policy-doc'),
      415: () => wrongType(customer, 'POST', '/customer-policy-doc'),
    },
    downloadOpportunityDetails: {
      200: async () => get(agent, `${details}/${(await made()).id}`),
      400: () => get(agent, `${details}/x`),
      401: () => get(null, `${details}/${nowhere}`),
      403: () => get('unsubscribed@demo.test', `${details}/${nowhere}`),
      404: () => get(agent, `${details}/${nowhere}`),
    },
  };
}
