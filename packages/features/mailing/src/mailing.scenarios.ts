import type { Schemas } from '@fairlead/api-client/client';
import {
  contactOption,
  contacts,
  email,
  emails,
  listOf,
  mock,
  mockPending,
  opportunities,
  pageOf,
  policies,
  policyDetail,
  quoteDetail,
  Refusal,
} from '@fairlead/api-client/mocks';

const [asked] = emails;
const [first] = contacts;
if (!asked || !first) throw new Error('the fixtures hold no answered mail');
const [wanted] = opportunities;
if (!wanted) throw new Error('the fixtures hold no opportunity');
/** What mails are about. */
export const opportunity = wanted;
export const { quote } = quoteDetail;
export { policyDetail };
/** A mail that was answered. */
export const answered = asked;
export const someone = first;

const all = '/api/email/all';
const one = '/api/email/get/{id}';
const send = '/api/email/send';
const unavailable = new Refusal(503, { code: 'unavailable', message: 'The service is unavailable for a moment.' });
const invalid = new Refusal(410, { code: 'email.tokenInvalid', message: 'Token Invalid' });

const unknown = new Refusal(404, { code: 'notFound', message: 'There is no such record.' });

/** What was sent, in order: the JSON of each; a story begins with none. */
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
const reads = [
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
];

const toReply: Schemas['EmailToReply'] = {
  tokenId: 'token',
  parentMailId: asked.id,
  reference: asked.reference,
  mailSubject: asked.mailSubject,
  emailType: asked.emailType,
  senderId: asked.toDetails.id,
  senderName: asked.toDetails.name,
  senderType: 'CUSTOMER',
  receiverId: asked.fromDetails.id,
  receiverName: asked.fromDetails.name,
  agencyName: 'Brightwater Insurance',
};
const token = mock('get', '/api/email/token', toReply);

/** The states of the network that the stories show. */
export const network = {
  usual,
  loading: [mockPending('get', all)],
  empty: [mock('get', all, pageOf<Schemas['EmailSummary']>([]))],
  failing: [mock('get', all, unavailable)],
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
