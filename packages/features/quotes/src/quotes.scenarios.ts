import type { Schemas } from '@fairlead/api-client/client';
import {
  agencyAgents,
  listOf,
  mock,
  mockOffline,
  mockPending,
  pageOf,
  quoteDetail,
  quotes,
  Refusal,
} from '@fairlead/api-client/mocks';

const list = mock('get', '/api/quotes/all', ({ query }) =>
  listOf(quotes, query, {
    search: {
      serial: ({ serial }) => serial,
      name: ({ contact }) => `${contact.firstName} ${contact.lastName}`,
      carrierName: ({ carrier }) => carrier.name,
      agentName: ({ assignedAgent }) => assignedAgent.name,
    },
    filter: { quoteStatus: ({ quoteStatus }) => quoteStatus },
    sort: { quoteStatus: ({ quoteStatus }) => quoteStatus, creationDate: ({ creationDate }) => creationDate },
  }),
);
const one = mock('get', '/api/quotes/id/{id}', quoteDetail);
const agents = mock('get', '/api/agency/agents/dropdown', agencyAgents);

/** The quote of the page: it waits for an answer. */
export const shown = quoteDetail.quote;
const accepted = { ...shown, customerFeedback: 'ACCEPTED' as const, feedbackDate: shown.creationDate, version: 2 };

const writes = [
  mock('delete', '/api/quotes/id/{id}/delete-quote', null, 'Quote deleted successfully'),
  mock('post', '/api/quotes/assign-quote-to-agent', shown, 'Agent assigned successfully'),
  mock('get', '/api/quotes/{id}/ready-mail/send', null, 'The quote was sent to the contact'),
  mock('delete', '/api/coverages/delete-coverage/id/{id}', null, 'Coverage deleted successfully'),
  mock('delete', '/api/docs/delete-doc/id/{id}', null, 'Doc deleted'),
];

const unavailable = new Refusal(503, { code: 'unavailable', message: 'The service is unavailable for a moment.' });
const gone = new Refusal(404, { code: 'quote.notFound', message: 'This quote does not exist any more' });

/** The second of the entries is refused. */
const partial = mock(
  'post',
  '/api/coverages/create-coverage',
  {
    submitted: 1,
    total: 2,
    failures: [{ index: 2, field: 'value', message: 'Value can have at most 255 characters', code: 'field.maxLength' }],
    coverageList: quoteDetail.coverageList.slice(0, 1).map((coverage) => ({ ...coverage, version: 2 })),
  },
  'Successfully submitted 1 out of 2 items.',
);

let answered = false;
/** As the server remembers an answer. */
const answering = [
  mock('get', '/api/quotes/id/{id}', () => (answered ? { ...quoteDetail, quote: accepted } : quoteDetail)),
  mock(
    'post',
    '/api/quotes/give-feedback',
    () => {
      answered = true;
      return accepted;
    },
    'Quote is accepted successfully',
  ),
];
/** Nobody has answered yet. */
export const forgetAnswer = () => {
  answered = false;
};

/** The states of the network that the stories show. */
export const network = {
  usual: [list, one, agents, ...writes],
  empty: [mock('get', '/api/quotes/all', pageOf([]))],
  loadingList: [mockPending('get', '/api/quotes/all')],
  loadingRecord: [mockPending('get', '/api/quotes/id/{id}')],
  offline: [mockOffline('get', '/api/quotes/all')],
  failingList: [mock('get', '/api/quotes/all', unavailable)],
  failingRecord: [mock('get', '/api/quotes/id/{id}', unavailable)],
  missing: [mock('get', '/api/quotes/id/{id}', gone)],
  bare: [mock('get', '/api/quotes/id/{id}', { ...quoteDetail, coverageList: [], discountList: [], docList: [] })],
  answering,
  failingAnswer: [one, mock('post', '/api/quotes/give-feedback', unavailable)],
  partial: [one, partial, ...writes],
};

const asked = (
  at: number,
  insuranceName: string | null,
  { contact, ...of }: Pick<typeof shown, 'contact' | 'insuranceTypeId'>,
): Schemas['Opportunity'] => ({
  id: `01935b2b-0001-7000-8000-${String(at).padStart(12, '0')}`,
  serial: `OPP-${at}`,
  status: 'NEW',
  contact: {
    ...contact,
    contactType: 'PERSONAL',
    companyName: '',
    client: true,
    address: null,
    dateOfBirth: null,
    agent: { ...contact.agent, email: shown.assignedAgent.email },
  },
  assignedAgent: null,
  opportunityCreatedBy: 'AGENT',
  createdBy: contact.agent,
  insuranceName,
  insuranceTypeId: insuranceName === null ? null : of.insuranceTypeId,
  premium: null,
  shortNote: '',
  opportunityDocument: null,
  docType: null,
  creationDate: shown.creationDate,
  creationDateTimeStamp: shown.creationDate,
  completed: false,
  tag: null,
  fromDefy: false,
  deleted: false,
  version: 1,
});

/** What a quote can be for. */
export const wanted = asked(341, 'Flood', shown);

/** What the form asks for its choices. */
const choices = [
  one,
  mock('get', '/api/opportunity/all', pageOf([wanted, asked(342, null, shown)])),
  mock('get', '/api/opportunity/id/{id}', wanted),
  mock('get', '/api/contact/dropdown', []),
  mock('get', '/api/carrier/all/dropdown', [{ ...shown.carrier, image: { id: shown.carrierId, fileUrl: '' } }]),
  mock('get', '/api/quotes/{id}/ready-mail/send', null, 'The quote was sent to the contact'),
];

/** The states of the network of the form. */
export const formNetwork = {
  usual: [
    mock('post', '/api/quotes/create-quote', { ...shown, quoteStatus: 'PENDING' }, 'Quote created successfully'),
    mock('put', '/api/quotes/update-quote', { ...shown, version: 2 }, 'Quote updated successfully'),
    ...choices,
  ],
  saving: [mockPending('put', '/api/quotes/update-quote'), ...choices],
  failing: [mock('put', '/api/quotes/update-quote', unavailable), ...choices],
  /** Somebody else saves while this form is open; after the refusal the quote is read again. */
  changedMeanwhile: () => {
    let refused = false;
    const theirs = { ...shown, premiumAmount: 999, version: 7 };
    return [
      mock('get', '/api/quotes/id/{id}', () => (refused ? { ...quoteDetail, quote: theirs } : quoteDetail)),
      mock('put', '/api/quotes/update-quote', () => {
        refused = true;
        return new Refusal(409, {
          code: 'stale',
          message: 'Somebody else has changed this in the meantime',
          payload: theirs,
        });
      }),
      ...choices,
    ];
  },
};
