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
