import type { Schemas } from '@fairlead/api-client/client';
import { mock, mockPending, pageOf, policyDetail, Refusal } from '@fairlead/api-client/mocks';

/** The policy whose certificates they are. */
export const shown = policyDetail;
const [doc] = shown.documents;
if (!doc) throw new Error('the fixtures hold no document');

const asked: Schemas['Certificate'] = {
  id: doc.id,
  policyId: shown.id,
  certificateStatus: 'REQUESTED',
  holderName: 'Casco Bay Property Management',
  holderAddress: '12 Wharf Street, Portland, ME 04101',
  description: 'The landlord asks for it before the season begins.',
  docId: null,
  dbFile: null,
  creationDate: shown.createdAt,
  sentDate: null,
  version: 1,
};
const sent: Schemas['Certificate'] = {
  ...asked,
  id: shown.id,
  certificateStatus: 'SENT',
  holderName: 'City of Portland',
  description: '',
  docId: doc.dbFile.id,
  dbFile: { ...doc.dbFile, fileName: 'Certificate of insurance.pdf' },
  sentDate: shown.updatedAt,
};

const policy = mock('get', '/api/policy/id/{id}', shown);
const unavailable = new Refusal(503, { code: 'unavailable', message: 'The service is unavailable for a moment.' });
const notOwner = new Refusal(403, {
  code: 'policy.notOwner',
  message: 'Only the agent who looks after this contact can do this',
});
const gone = new Refusal(404, { code: 'policy.notFound', message: 'This policy does not exist any more' });

/** The states of the network that the stories of the certificates show. */
export const network = {
  usual: [
    policy,
    mock('get', '/api/certificates/all', pageOf([asked, sent])),
    mock('post', '/api/certificates/create-certificate', asked, 'Certificate Requested'),
  ],
  empty: [policy, mock('get', '/api/certificates/all', pageOf([]))],
  loading: [mockPending('get', '/api/policy/id/{id}')],
  missing: [mock('get', '/api/policy/id/{id}', gone)],
  failing: [mock('get', '/api/policy/id/{id}', unavailable)],
  notOwner: [policy, mock('get', '/api/certificates/all', notOwner)],
};
