import {
  carriers,
  contactOption,
  contacts,
  insuranceTypes,
  mock,
  mockPending,
  opportunities,
  policyDetail,
  quoteDetail,
  Refusal,
} from '@fairlead/api-client/mocks';

export const stored = policyDetail;
export const { quote } = quoteDetail;

const first = <T>([one]: readonly T[]): T => {
  if (one === undefined) throw new Error('missing fixture');
  return one;
};
export const contact = first(contacts);
/** Opportunity with a policy that the customer uploaded for review. */
export const review = {
  ...first(opportunities),
  status: 'POLICY_REVIEW' as const,
  insuranceTypeId: null,
  insuranceName: null,
  shortNote: 'Renews in March, please have a look.',
  opportunityDocument: {
    id: quote.id,
    fileUrl: `/api/file/${quote.id}?exp=1&sig=mock`,
    fileName: 'My homeowners policy.pdf',
    uploadType: 'OPPORTUNITY' as const,
    size: 248_000,
    contentType: 'application/pdf',
  },
};

const option = {
  id: quote.id,
  serial: quote.serial,
  quoteStatus: quote.quoteStatus,
  contactId: quote.contact.id,
  contactName: `${quote.contact.firstName} ${quote.contact.lastName}`,
  insuranceTypeId: quote.insuranceTypeId,
  insuranceName: quote.insuranceName,
  carrierId: quote.carrierId,
  carrierName: quote.carrier.name,
  premiumAmount: quote.premiumAmount,
  effectiveDate: quote.effectiveDate,
};
const { id, firstName, lastName } = quote.contact;
const people = [contact, { ...contact, id, firstName, lastName }];

const choices = [
  mock('get', '/api/policy/id/{id}', stored),
  mock('get', '/api/quotes/all/dropdown', [option]),
  mock('get', '/api/quotes/id/{id}', quoteDetail),
  mock('get', '/api/opportunity/id/{id}', review),
  mock('get', '/api/contact/dropdown', contacts.map(contactOption)),
  mock('get', '/api/contact/id/{id}', ({ path }) => people.find(({ id }) => id === path.id) ?? contact),
  mock('get', '/api/carrier/all/dropdown', [
    ...carriers.filter(({ active }) => active),
    { ...quote.carrier, image: { id: quote.carrierId, fileUrl: '' } },
  ]),
  mock('get', '/api/insurance-type/dropdown', [
    ...insuranceTypes.filter(({ active }) => active),
    { id: quote.insuranceTypeId, name: quote.insuranceName, tag: 'quoted' },
  ]),
];
const unavailable = new Refusal(503, { code: 'unavailable', message: 'The service is unavailable for a moment.' });
const notFound = new Refusal(404, { code: 'policy.notFound', message: 'This policy no longer exists' });

/** Network states for the form stories. */
export const network = {
  usual: [
    mock('post', '/api/policy/create', stored, 'Policy created successfully'),
    mock('put', '/api/policy/update', { ...stored, version: 2 }, 'Policy updated successfully'),
    ...choices,
  ],
  loading: [mockPending('get', '/api/policy/id/{id}')],
  missing: [mock('get', '/api/policy/id/{id}', notFound)],
  failingRead: [mock('get', '/api/policy/id/{id}', unavailable)],
  saving: [mockPending('put', '/api/policy/update'), ...choices],
  failing: [mock('put', '/api/policy/update', unavailable), ...choices],
  /** Another policy already uses the quote. */
  used: [
    mock(
      'post',
      '/api/policy/create',
      new Refusal(400, {
        code: 'request.invalid',
        message: 'Please check the fields that are marked.',
        errors: [
          { field: 'quoteId', message: 'A policy has already been created from this quote', code: 'policy.quoteUsed' },
        ],
      }),
    ),
    ...choices,
  ],
  changedMeanwhile: [
    mock('get', '/api/policy/id/{id}', { ...stored, policyNumber: 'CA-90-551287-B', version: 7 }),
    mock(
      'put',
      '/api/policy/update',
      new Refusal(409, {
        code: 'stale',
        message: 'Another user has changed this in the meantime',
        payload: { ...stored, policyNumber: 'CA-90-551287-B', version: 7 },
      }),
    ),
    ...choices,
  ],
};
