import type { Schemas } from '@fairlead/api-client/client';
import {
  endpoint,
  gone,
  listNetwork,
  listOf,
  mock,
  pageOf,
  policyDetail,
  Refusal,
  recordNetwork,
  unavailable,
} from '@fairlead/api-client/mocks';

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

const policy = endpoint('get', '/api/policy/id/{id}', samplePolicy);
const certificates = endpoint('get', '/api/certificates/all', pageOf([requested, sent]));
const withContactAgent = (agent: Partial<Schemas['PolicyAgent']>): Schemas['Policy'] => ({
  ...samplePolicy,
  contactDetails: { ...samplePolicy.contactDetails, agent: { ...samplePolicy.contactDetails.agent, ...agent } },
});
const notReader = new Refusal(403, {
  code: 'certificate.notReader',
  message:
    'Only the agent of this contact, or an agent who can send certificates for this contact, can see these certificates',
});
const missing = gone('This policy no longer exists', 'policy.notFound');

const many = Array.from({ length: 25 }, (_, index) => ({
  ...requested,
  id: `${requested.id.slice(0, -3)}${String(index).padStart(3, '0')}`,
  holderName: `Holder ${index + 1}`,
}));

const usual = [
  policy.usual,
  certificates.usual,
  mock('post', '/api/certificates/create-certificate', requested, 'Certificate Requested'),
];

/** Network states for the certificate stories. */
export const network = {
  ...recordNetwork(policy, missing, usual),
  ...listNetwork(certificates, usual),
  usual,
  many: [certificates.answers(({ query }) => listOf(many, query)), ...usual],
  /** The pages after the first fail. */
  failingPage: [
    certificates.answers(({ query }) => (query.get('pageNo') === '0' ? listOf(many, query) : unavailable)),
    ...usual,
  ],
  /** The second page has become empty when it is opened. */
  emptiedPage: [
    certificates.answers(({ query }) => listOf(query.get('pageNo') === '0' ? many : many.slice(0, 20), query)),
    ...usual,
  ],
  notReader: [certificates.answers(notReader), ...usual],
  /** The signed-in agent is the contact's agent and has no license. */
  ofUnlicensed: [policy.answers(withContactAgent({ licensedAgent: false })), certificates.usual],
  /** The contact's agent is another agent without a license. */
  ofUnlicensedColleague: [
    policy.answers(withContactAgent({ id: requested.id, licensedAgent: false })),
    certificates.usual,
  ],
};
