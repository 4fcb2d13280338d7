import type { Schemas } from '@fairlead/api-client/client';
import { mock, mockPending, pageOf, people, policyDetail, Refusal } from '@fairlead/api-client/mocks';

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

const all = '/api/service-request/all';
const create = '/api/service-request/create';
const unavailable = new Refusal(503, { code: 'unavailable', message: 'The service is unavailable for a moment.' });
const notFound = new Refusal(404, { code: 'policy.notFound', message: 'This policy no longer exists' });

/** Bodies of the sent requests, in order. Each story starts with none. */
export const sent: unknown[] = [];

const [read, list] = [mock('get', '/api/policy/id/{id}', policy), mock('get', all, pageOf(requests))];
const states = mock('get', '/api/states/all', [
  { id: '01935b28-0000-7000-8000-000000000001', name: 'Florida', state_code: 'FL' },
  { id: '01935b28-0000-7000-8000-000000000002', name: 'Maine', state_code: 'ME' },
]);
const reads = [read, list, states];
const saveRequest = mock(
  'post',
  create,
  async ({ body }) => {
    sent.push(await body());
    return request(0, {});
  },
  'Your request was sent',
);
const answer = mock(
  'put',
  '/api/service-request/update',
  async ({ body }) => {
    sent.push(await body());
    return request(1, { serviceRequestStatus: 'RESOLVED' });
  },
  'The request is resolved',
);

/** Network states for the stories. */
export const network = {
  usual: [...reads, saveRequest, answer],
  none: [read, mock('get', all, pageOf<Schemas['ServiceRequest']>([])), states, saveRequest],
  failing: [read, mock('get', all, unavailable), states],
  missing: [mock('get', '/api/policy/id/{id}', notFound)],
  sending: [mockPending('post', create), ...reads],
  failingSend: [mock('post', create, unavailable), ...reads],
};
