import type { Schemas } from '@fairlead/api-client/client';
import { listOf, mock, mockPending, pageOf, policyDetail, Refusal } from '@fairlead/api-client/mocks';

export const samplePolicy = policyDetail;
const [doc] = samplePolicy.documents;
if (!doc) throw new Error('missing document fixture');

const requested: Schemas['Certificate'] = {
  id: doc.id,
  policyId: samplePolicy.id,
  certificateStatus: 'REQUESTED',
  holderName: 'Casco Bay Property Management',
  holderAddress: '12 Wharf Street, Portland, ME 04101',
  description: 'The landlord asks for it before the season begins.',
  docId: null,
  dbFile: null,
  creationDate: samplePolicy.createdAt,
  sentDate: null,
  version: 1,
};
const sent: Schemas['Certificate'] = {
  ...requested,
  id: samplePolicy.id,
  certificateStatus: 'SENT',
  holderName: 'City of Portland',
  description: '',
  docId: doc.dbFile.id,
  dbFile: { ...doc.dbFile, fileName: 'Certificate of insurance.pdf' },
  sentDate: samplePolicy.updatedAt,
};

const policy = mock('get', '/api/policy/id/{id}', samplePolicy);
const withContactAgent = (agent: Partial<Schemas['PolicyAgent']>): Schemas['Policy'] => ({
  ...samplePolicy,
  contactDetails: { ...samplePolicy.contactDetails, agent: { ...samplePolicy.contactDetails.agent, ...agent } },
});
const unavailable = new Refusal(503, { code: 'unavailable', message: 'The service is unavailable for a moment.' });
const notReader = new Refusal(403, {
  code: 'certificate.notReader',
  message:
    'Only the agent of this contact, or an agent who can send certificates for this contact, can see these certificates',
});
const notFound = new Refusal(404, { code: 'policy.notFound', message: 'This policy no longer exists' });

const many = Array.from({ length: 25 }, (_, index) => ({
  ...requested,
  id: `${requested.id.slice(0, -3)}${String(index).padStart(3, '0')}`,
  holderName: `Holder ${index + 1}`,
}));

/** Network states for the certificate stories. */
export const network = {
  usual: [
    policy,
    mock('get', '/api/certificates/all', pageOf([requested, sent])),
    mock('post', '/api/certificates/create-certificate', requested, 'Certificate Requested'),
  ],
  many: [policy, mock('get', '/api/certificates/all', ({ query }) => listOf(many, query))],
  /** The pages after the first fail. */
  failingPage: [
    policy,
    mock('get', '/api/certificates/all', ({ query }) =>
      query.get('pageNo') === '0' ? listOf(many, query) : unavailable,
    ),
  ],
  empty: [policy, mock('get', '/api/certificates/all', pageOf([]))],
  loading: [mockPending('get', '/api/policy/id/{id}')],
  missing: [mock('get', '/api/policy/id/{id}', notFound)],
  failing: [mock('get', '/api/policy/id/{id}', unavailable)],
  notReader: [policy, mock('get', '/api/certificates/all', notReader)],
  /** The signed-in agent is the contact's agent and has no license. */
  ofUnlicensed: [
    mock('get', '/api/policy/id/{id}', withContactAgent({ licensedAgent: false })),
    mock('get', '/api/certificates/all', pageOf([requested, sent])),
  ],
  /** The contact's agent is another agent without a license. */
  ofUnlicensedColleague: [
    mock('get', '/api/policy/id/{id}', withContactAgent({ id: requested.id, licensedAgent: false })),
    mock('get', '/api/certificates/all', pageOf([requested, sent])),
  ],
};
