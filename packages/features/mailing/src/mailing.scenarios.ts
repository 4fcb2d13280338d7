import type { Schemas } from '@fairlead/api-client/client';
import {
  claimDetail,
  contactOption,
  contacts,
  email,
  emails,
  endpoint,
  gone,
  listNetwork,
  listOf,
  mock,
  opportunities,
  pageOf,
  policies,
  policyDetail,
  quoteDetail,
  Refusal,
  recordNetwork,
  rowOf,
  saveNetwork,
  unavailable,
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
export { claimDetail, policyDetail };
/** A mail with a reply. */
export const answered = answeredMail;
export const receiver = first;

const invalid = new Refusal(410, { code: 'email.tokenInvalid', message: 'Token Invalid' });

const unknown = gone('There is no such record.');

const failed = emails.find(({ emailStatus }) => emailStatus === 'FAILED');
if (!failed) throw new Error('missing fixture of a failed mail');
/** A mail that could not be delivered. */
export const undelivered = failed;

/** JSON of the sent mails, in order. Each story starts with none. */
export const sent: unknown[] = [];

const list = endpoint('get', '/api/email/all', ({ query }) =>
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
  mock('get', '/api/opportunity/id/{id}', rowOf(opportunities, unknown)),
  mock('get', '/api/policy/id/{id}', ({ path }) => (path.id === policyDetail.id ? policyDetail : unknown)),
];
const undeliveredList = endpoint('get', '/api/email/undelivered/all', []);
const mail = endpoint('get', '/api/email/get/{id}', rowOf(emails, unknown));
const quoteRecord = endpoint('get', '/api/quotes/id/{id}', ({ path }) =>
  path.id === quoteDetail.quote.id ? quoteDetail : unknown,
);
const reads = [
  undeliveredList.usual,
  quoteRecord.usual,
  mock('get', '/api/policy/all', pageOf(policies)),
  mock('get', '/api/opportunity/all', pageOf(opportunities)),
  ...subjects,
  mock('get', '/api/claim/id/{id}', claimDetail),
  list.usual,
  mail.usual,
  mock('get', '/api/contact/dropdown', () => contacts.map(contactOption)),
  mock('get', '/api/contact/id/{id}', rowOf(contacts, unknown)),
];
const send = endpoint(
  'post',
  '/api/email/send',
  async ({ body }) => {
    sent.push(await body());
    return email('Sent');
  },
  'Mail sent successfully',
);
const retry = endpoint(
  'post',
  '/api/email/id/{id}/retry',
  { ...undelivered, emailStatus: 'DELIVERED', failure: null },
  'The mail is being sent again',
);
const retryUndelivered = endpoint('post', '/api/email/undelivered/id/{id}/retry', null, 'The mail is being sent again');
let dismissed: string[] = [];
/** Lists dismissed mails again. */
export const resetDismissed = () => {
  dismissed = [];
};
const dismiss = mock(
  'put',
  '/api/email/undelivered/id/{id}',
  async ({ path, body }) => {
    const { isDismissed } = (await body()) as Schemas['UndeliveredMailUpdate'];
    dismissed = isDismissed ? [...dismissed, String(path['id'])] : dismissed.filter((id) => id !== path['id']);
    return null;
  },
  'The mail was dismissed',
);
const usual = [...reads, send.usual, retry.usual, retryUndelivered.usual];

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
const token = endpoint('get', '/api/email/token', toReply);
const reply = endpoint('post', '/api/email/reply', null, 'Successfully Submitted');
const retryLimit = new Refusal(409, {
  code: 'email.retryLimit',
  message: 'This mail was sent again 5 times without success. Check the address and write a new mail',
});

/** Network states for the stories. */
export const network = {
  ...listNetwork(list, usual),
  ...saveNetwork([send], usual),
  usual,
  undelivered: [undeliveredList.answers(undeliveredMails), ...usual],
  dismissible: [
    undeliveredList.answers(() => undeliveredMails.filter(({ id }) => !dismissed.includes(id))),
    dismiss,
    ...usual,
  ],
  /** One mail, which is no longer listed after it was sent again. */
  undeliveredLast: () => {
    let sentAgain = false;
    return [
      undeliveredList.answers(() => (sentAgain ? [] : undeliveredMails.slice(0, 1))),
      retryUndelivered.answers(() => {
        sentAgain = true;
        return null;
      }),
      ...usual,
    ];
  },
  undeliveredOnly: [undeliveredList.answers(undeliveredMails.slice(0, 1)), ...listNetwork(list, usual).empty],
  retryLimit: [retry.answers(retryLimit), ...reads],
  retryEmptyError: [retry.broken('empty'), ...reads],
  retryHtmlError: [retry.broken('html'), ...reads],
  failedOfColleague: [
    mail.answers({ ...undelivered, fromDetails: { ...undelivered.fromDetails, id: answeredMail.id } }),
    ...reads,
  ],
  failingMail: [mail.answers(unavailable), ...usual],
};
/** Network states of the mails about a quote. */
export const quoteNetwork = recordNetwork(quoteRecord, unknown, usual);
/** Network states of the page that answers a mail. */
export const replyNetwork = {
  ...recordNetwork(token, invalid, [reply.usual]),
  ...saveNetwork([reply], [token.usual]),
};
