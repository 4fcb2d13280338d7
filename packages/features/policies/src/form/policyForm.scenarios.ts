import {
  carriers,
  conflictNetwork,
  contactOption,
  contacts,
  endpoint,
  fieldError,
  gone,
  insuranceTypes,
  mock,
  opportunities,
  pageOf,
  policyDetail,
  quoteDetail,
  recordNetwork,
  saveNetwork,
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

const record = endpoint('get', '/api/policy/id/{id}', stored);
const choices = [
  record.usual,
  mock('get', '/api/quotes/all/dropdown', [option]),
  mock('get', '/api/quotes/id/{id}', quoteDetail),
  // another open quote of the same opportunity
  mock('get', '/api/quotes/all', pageOf([quote, { ...quote, id: stored.id, quoteStatus: 'PENDING' as const }])),
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

const create = endpoint('post', '/api/policy/create', stored, 'Policy created successfully');
const update = endpoint('put', '/api/policy/update', { ...stored, version: 2 }, 'Policy updated successfully');
const quoteUsed = fieldError(400, 'quoteId', 'policy.quoteUsed', 'A policy has already been created from this quote');
/** The record after another user has saved it. */
export const theirs = { ...stored, policyNumber: 'CA-90-551287-B', version: 7 };

/** Network states for the form stories. */
export const network = {
  ...recordNetwork(record, gone('This policy no longer exists', 'policy.notFound'), choices),
  ...saveNetwork([create, update], choices),
  /** Another policy already uses the quote. */
  used: [create.answers(quoteUsed), ...choices],
  changedMeanwhile: conflictNetwork(record, update, theirs, undefined, choices),
};
