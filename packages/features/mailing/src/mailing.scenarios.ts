import type { Schemas } from '@fairlead/api-client/client';
import {
  contactOption,
  contacts,
  email,
  emails,
  listOf,
  mock,
  mockBroken,
  mockPending,
  opportunities,
  pageOf,
  policies,
  policyDetail,
  quoteDetail,
  Refusal,
  undeliveredMails,
} from '@fairlead/api-client/mocks';

const [answeredMail] = emails;
const [first] = contacts;
if (!answeredMail || !first) throw new Error('missing fixture of an answered mail');
const [firstOpportunity] = opportunities;
if (!firstOpportunity) throw new Error('missing opportunity fixture');
/** Records that the mails are about. */
export const opportunity = firstOpportunity;
export const { quote } = quoteDetail;
export { policyDetail };
/** A mail with a reply. */
export const answered = answeredMail;
export const receiver = first;

const all = '/api/email/all';
const one = '/api/email/get/{id}';
const send = '/api/email/send';
const unavailable = new Refusal(503, { code: 'unavailable', message: 'The service is unavailable for a moment.' });
const invalid = new Refusal(410, { code: 'email.tokenInvalid', message: 'Token Invalid' });

const unknown = new Refusal(404, { code: 'notFound', message: 'There is no such record.' });

const failed = emails.find(({ emailStatus }) => emailStatus === 'FAILED');
if (!failed) throw new Error('missing fixture of a failed mail');
/** A mail that could not be delivered. */
export const undelivered = failed;
const retry = '/api/email/id/{id}/retry';

/** JSON of the sent mails, in order. Each story starts with none. */
export const sent: unknown[] = [];

const list = mock('get', all, ({ query }) =>
  listOf(
    emails.filter(({ fromDetails }) => fromDetails.type === 'AGENT'),
    query,
    {
      search: {
        mailSubject: ({ mailSubject }) => mailSubject,
        reference: ({ reference }) => reference,
        email: ({ toDetails }) => toDetails.email,
      },
      filter: { emailStatus: ({ emailStatus }) => emailStatus, emailType: ({ emailType }) => emailType },
      sort: { creationDate: ({ creationDateTimeStamp }) => creationDateTimeStamp },
    },
  ),
);
const subjects = [
  mock('get', '/api/opportunity/id/{id}', ({ path }) => opportunities.find(({ id }) => id === path.id) ?? unknown),
  mock('get', '/api/policy/id/{id}', ({ path }) => (path.id === policyDetail.id ? policyDetail : unknown)),
  mock('get', '/api/quotes/id/{id}', ({ path }) => (path.id === quoteDetail.quote.id ? quoteDetail : unknown)),
];
const noneUndelivered = mock('get', '/api/email/undelivered/all', []);
const reads = [
  noneUndelivered,
  mock('get', '/api/policy/all', pageOf(policies)),
  mock('get', '/api/opportunity/all', pageOf(opportunities)),
  ...subjects,
  list,
  mock('get', one, ({ path }) => emails.find(({ id }) => id === path.id) ?? unavailable),
  mock('get', '/api/contact/dropdown', () => contacts.map(contactOption)),
  mock('get', '/api/contact/id/{id}', ({ path }) => contacts.find(({ id }) => id === path.id) ?? unavailable),
];
const usual = [
  ...reads,
  mock(
    'post',
    send,
    async ({ body }) => {
      sent.push(await body());
      return email('Sent');
    },
    'Mail sent successfully',
  ),
  mock('post', retry, { ...undelivered, emailStatus: 'DELIVERED', failure: null }, 'The mail is being sent again'),
];

const toReply: Schemas['EmailToReply'] = {
  tokenId: 'token',
  parentMailId: answeredMail.id,
  reference: answeredMail.reference,
  mailSubject: answeredMail.mailSubject,
  emailType: answeredMail.emailType,
  senderId: answeredMail.toDetails.id,
  senderName: answeredMail.toDetails.name,
  senderType: 'CUSTOMER',
  receiverId: answeredMail.fromDetails.id,
  receiverName: answeredMail.fromDetails.name,
  agencyName: 'Brightwater Insurance',
};
const token = mock('get', '/api/email/token', toReply);

/** Network states for the stories. */
export const network = {
  usual,
  loading: [noneUndelivered, mockPending('get', all)],
  empty: [noneUndelivered, mock('get', all, pageOf<Schemas['EmailSummary']>([]))],
  failing: [noneUndelivered, mock('get', all, unavailable)],
  undelivered: [
    mock('get', '/api/email/undelivered/all', undeliveredMails),
    mock('post', '/api/email/undelivered/id/{id}/retry', null, 'The mail is being sent again'),
    ...usual,
  ],
  /** One mail, which is no longer listed after it was sent again. */
  undeliveredLast: () => {
    let sentAgain = false;
    return [
      mock('get', '/api/email/undelivered/all', () => (sentAgain ? [] : undeliveredMails.slice(0, 1))),
      mock(
        'post',
        '/api/email/undelivered/id/{id}/retry',
        () => {
          sentAgain = true;
          return null;
        },
        'The mail is being sent again',
      ),
      ...usual,
    ];
  },
  undeliveredOnly: [
    mock('get', '/api/email/undelivered/all', undeliveredMails.slice(0, 1)),
    mock('get', all, pageOf<Schemas['EmailSummary']>([])),
  ],
  retryLimit: [
    mock(
      'post',
      retry,
      new Refusal(409, {
        code: 'email.retryLimit',
        message: 'This mail was sent again 5 times without success. Check the address and write a new mail',
      }),
    ),
    ...reads,
  ],
  retryEmptyError: [mockBroken('post', retry, 'empty'), ...reads],
  retryHtmlError: [mockBroken('post', retry, 'html'), ...reads],
  failedOfColleague: [
    mock('get', one, { ...undelivered, fromDetails: { ...undelivered.fromDetails, id: answeredMail.id } }),
    ...reads,
  ],
  failingMail: [mock('get', one, unavailable), ...usual],
  sending: [mockPending('post', send), ...reads],
  failingSend: [mock('post', send, unavailable), ...reads],
  reply: [token, mock('post', '/api/email/reply', null, 'Successfully Submitted')],
  quoteLoading: [mockPending('get', '/api/quotes/id/{id}')],
  quoteFailing: [mock('get', '/api/quotes/id/{id}', unavailable)],
  replyLoading: [mockPending('get', '/api/email/token')],
  replyInvalid: [mock('get', '/api/email/token', invalid)],
  replyUnreadable: [mock('get', '/api/email/token', unavailable)],
  replySending: [token, mockPending('post', '/api/email/reply')],
  replyFailing: [token, mock('post', '/api/email/reply', unavailable)],
};
