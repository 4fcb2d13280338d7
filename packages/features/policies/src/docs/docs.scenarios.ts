import type { Schemas } from '@fairlead/api-client/client';
import { mock, mockOffline, mockPending, pageOf, policies, policyDetail, Refusal } from '@fairlead/api-client/mocks';

export const samplePolicy = policyDetail;

const kinds = ['POLICY', 'OTHER', 'BILL'] as const;
const docs: Schemas['Doc'][] = samplePolicy.documents.map((doc, at) => ({
  ...doc,
  docType: kinds[at % kinds.length] ?? 'OTHER',
  policyNumber: samplePolicy.policyNumber,
}));
const list = mock('get', '/api/docs/all', ({ query }) =>
  pageOf(docs.filter(({ docType }) => query.get('docType') === null || docType === query.get('docType'))),
);
const unavailable = new Refusal(503, { code: 'unavailable', message: 'The service is unavailable for a moment.' });

const usual = [
  list,
  mock('get', '/api/policy/all', pageOf(policies)),
  mock('get', '/api/policy/id/{id}', samplePolicy),
  mock('delete', '/api/docs/delete-doc/id/{id}', null, 'Doc deleted'),
  mock('post', '/api/docs/create-doc', docs[0] ?? unavailable, 'Doc uploaded'),
];

/** Network states for the document stories. */
export const network = {
  usual,
  uploadFails: [mockOffline('post', '/api/file/upload'), ...usual],
  empty: [mock('get', '/api/docs/all', pageOf([]))],
  loading: [mockPending('get', '/api/docs/all')],
  failing: [mock('get', '/api/docs/all', unavailable)],
};
