import type { Schemas } from '@fairlead/api-client/client';
import {
  deletingNetwork,
  endpoint,
  gone,
  listNetwork,
  mock,
  mockOffline,
  pageOf,
  policies,
  policyDetail,
  unavailable,
} from '@fairlead/api-client/mocks';

export const samplePolicy = policyDetail;

const kinds = ['POLICY', 'OTHER', 'BILL'] as const;
const docs: Schemas['Doc'][] = samplePolicy.documents.map((doc, at) => ({
  ...doc,
  docType: kinds[at % kinds.length] ?? 'OTHER',
  policyNumber: samplePolicy.policyNumber,
}));
const [transaction] = samplePolicy.transactions;
/** Policy with an invoice record. */
const invoiced: Schemas['Policy'] = {
  ...samplePolicy,
  transactions: transaction ? [{ ...transaction, billingType: 'INVOICE', invoiceNumber: 'INV-2041' }] : [],
};
const list = endpoint('get', '/api/docs/all', ({ query }) =>
  pageOf(docs.filter(({ docType }) => query.get('docType') === null || docType === query.get('docType'))),
);
const remove = endpoint('delete', '/api/docs/delete-doc/id/{id}', null, 'Doc deleted');

const usual = [
  list.usual,
  mock('get', '/api/policy/all', pageOf(policies)),
  mock('get', '/api/policy/id/{id}', samplePolicy),
  remove.usual,
  mock('post', '/api/docs/create-doc', docs[0] ?? unavailable, 'Doc uploaded'),
];

/** Network states for the document stories. */
export const network = {
  ...listNetwork(list, usual),
  usual,
  deleting: deletingNetwork(list, remove, usual),
  invoiceOnly: [mock('get', '/api/policy/id/{id}', invoiced), list.answers(pageOf([])), ...usual],
  unknownPolicy: [mock('get', '/api/policy/id/{id}', gone('This policy does not exist')), ...usual],
  uploads: [
    mock('post', '/api/file/upload', {
      id: '01935b2c-0000-7000-8000-000000000091',
      fileUrl: '/api/file/01935b2c-0000-7000-8000-000000000091?exp=1&sig=mock',
      name: 'policy.pdf',
      size: 8,
      contentType: 'application/pdf',
    }),
    ...usual,
  ],
  uploadFails: [mockOffline('post', '/api/file/upload'), ...usual],
};
