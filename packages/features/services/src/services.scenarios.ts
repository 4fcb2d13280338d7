import type { Schemas } from '@fairlead/api-client/client';
import {
  endpoint,
  gone,
  listNetwork,
  mock,
  pageOf,
  people,
  policyDetail,
  recordNetwork,
  saveNetwork,
  stale,
} from '@fairlead/api-client/mocks';

/** A policy whose carrier has a payment page. */
export const policy: Schemas['Policy'] = {
  ...policyDetail,
  policyStatus: 'ACTIVE',
  carrierDetails: policyDetail.carrierDetails && {
    ...policyDetail.carrierDetails,
    paymentUrl: 'https://carrier.example/pay',
  },
};

const now = Math.floor(Date.now() / 1000);
const { id: agentId, name: agentName } = people.agent.user;
const request = (at: number, values: Partial<Schemas['ServiceRequest']>): Schemas['ServiceRequest'] => ({
  id: `01935b2d-0001-7000-8000-${String(at).padStart(12, '0')}`,
  policyId: policy.id,
  policyNumber: policy.policyNumber,
  policyServiceType: 'REQUEST_FOR_ID',
  title: 'Request for ID',
  description: '',
  address: null,
  phone: '',
  callbackTime: '',
  certificateId: null,
  holderName: '',
  holderAddress: '',
  serviceRequestStatus: 'OPEN',
  answer: '',
  requestedBy: { id: policy.contactId, name: 'Ana Kestrel', type: 'CUSTOMER' },
  answeredBy: null,
  creationDate: now - at * 86_400,
  updatedDate: now - at * 86_400,
  version: 1,
  ...values,
});
const requests = [
  request(1, { policyServiceType: 'REQUEST_A_CALLBACK', phone: '+19415550176', callbackTime: 'After 4 pm' }),
  request(9, {
    policyServiceType: 'BILLING_INQUIRY',
    title: 'March invoice',
    description: 'Why is it higher than in February?',
    serviceRequestStatus: 'RESOLVED',
    answer: 'The second unit was added on March 3.',
    answeredBy: { id: agentId, name: agentName, type: 'AGENT' },
  }),
];

const missing = gone('This policy no longer exists', 'policy.notFound');

/** Bodies of the sent requests, in order. Each story starts with none. */
export const sent: unknown[] = [];

const record = endpoint('get', '/api/policy/id/{id}', policy);
const list = endpoint('get', '/api/service-request/all', pageOf(requests));
const states = mock('get', '/api/states/all', [
  { id: '01935b28-0000-7000-8000-000000000001', name: 'Florida', state_code: 'FL' },
  { id: '01935b28-0000-7000-8000-000000000002', name: 'Maine', state_code: 'ME' },
]);
const reads = [record.usual, list.usual, states];
const create = endpoint(
  'post',
  '/api/service-request/create',
  async ({ body }) => {
    sent.push(await body());
    return request(0, {});
  },
  'Your request was sent',
);
const answer = endpoint(
  'put',
  '/api/service-request/update',
  async ({ body }) => {
    sent.push(await body());
    return request(1, { serviceRequestStatus: 'RESOLVED' });
  },
  'The request is resolved',
);

const usual = [...reads, create.usual, answer.usual];
const theirs: Schemas['ServiceRequest'] = {
  ...request(1, { policyServiceType: 'REQUEST_A_CALLBACK', phone: '+19415550176', callbackTime: 'After 4 pm' }),
  serviceRequestStatus: 'RESOLVED',
  answer: 'We called on Friday.',
  answeredBy: { id: agentId, name: 'Priya Raman', type: 'AGENT' },
  version: 2,
};

/** Network states for the stories. */
export const network = {
  ...recordNetwork(record, missing, usual),
  ...listNetwork(list, usual),
  ...saveNetwork([create], usual),
  usual,
  /** Another agent answers before this one saves. The list shows the answer once `isShown`. */
  answeredMeanwhile: (isShown: () => boolean) => [
    list.answers(() => pageOf(isShown() ? [theirs, ...requests.slice(1)] : requests)),
    answer.answers(async (each) => {
      const saved = await answer.payload(each);
      const { version } = sent.at(-1) as Schemas['ServiceRequestUpdate'];
      return version === theirs.version ? saved : stale(theirs);
    }),
    ...usual,
  ],
  /** The contact has no address. */
  withoutAddress: [
    mock('get', '/api/policy/id/{id}', {
      ...policy,
      contactDetails: { ...policy.contactDetails, address: { street: '', city: '', state: '', zipCode: '' } },
    }),
    ...usual,
  ],
};
