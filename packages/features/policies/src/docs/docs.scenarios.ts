import type { Schemas } from '@fairlead/api-client/client';
import { mock, mockPending, pageOf, policies, policyDetail, Refusal } from '@fairlead/api-client/mocks';

/** The policy of the pages about one. */
export const shown = policyDetail;

const kinds = ['POLICY', 'OTHER', 'BILL'] as const;
const docs: Schemas['Doc'][] = shown.documents.map((doc, at) => ({
  ...doc,
  docType: kinds[at % kinds.length] ?? 'OTHER',
  policyNumber: shown.policyNumber,
}));
const list = mock('get', '/api/docs/all', ({ query }) =>
  pageOf(docs.filter(({ docType }) => query.get('docType') === null || docType === query.get('docType'))),
);
const unavailable = new Refusal(503, { code: 'unavailable', message: 'The service is unavailable for a moment.' });

/** The states of the network that the stories of the documents show. */
export const network = {
  usual: [
    list,
    mock('get', '/api/policy/all', pageOf(policies)),
    mock('get', '/api/policy/id/{id}', shown),
    mock('delete', '/api/docs/delete-doc/id/{id}', null, 'Doc deleted'),
    mock('post', '/api/docs/create-doc', docs[0] ?? unavailable, 'Doc uploaded'),
  ],
  empty: [mock('get', '/api/docs/all', pageOf([]))],
  loading: [mockPending('get', '/api/docs/all')],
  failing: [mock('get', '/api/docs/all', unavailable)],
};
