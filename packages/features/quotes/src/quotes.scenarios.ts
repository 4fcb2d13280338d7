import type { Schemas } from '@fairlead/api-client/client';
import {
  agencyAgents,
  contacts,
  deletingNetwork,
  endpoint,
  gone,
  listNetwork,
  listOf,
  mailThreads,
  mock,
  pageOf,
  quoteDetail,
  quotes,
  Refusal,
  recordNetwork,
  rowOf,
  saveNetwork,
  stale,
  unavailable,
} from '@fairlead/api-client/mocks';
import { answerOf } from '@fairlead/rules';
import { deletionNetwork } from './deletedQuotes.scenarios';

const list = endpoint('get', '/api/quotes/all', ({ query }) =>
  listOf(quotes, query, {
    search: {
      serial: ({ serial }) => serial,
      name: ({ contact }) => `${contact.firstName} ${contact.lastName}`,
      carrierName: ({ carrier }) => carrier.name,
      agentName: ({ assignedAgent }) => assignedAgent.name,
    },
    filter: { quoteStatus: ({ quoteStatus }) => quoteStatus, answer: (quote) => answerOf(quote) ?? '' },
    sort: { quoteStatus: ({ quoteStatus }) => quoteStatus, creationDate: ({ creationDate }) => creationDate },
  }),
);
const one = endpoint('get', '/api/quotes/id/{id}', quoteDetail);
const agents = mock('get', '/api/agency/agents/dropdown', agencyAgents);

/** A quote that awaits the customer's answer. */
export const sampleQuote = quoteDetail.quote;
const accepted = {
  ...sampleQuote,
  customerFeedback: 'ACCEPTED' as const,
  feedbackDate: sampleQuote.creationDate,
  version: 2,
};

const remove = endpoint('delete', '/api/quotes/id/{id}/delete-quote', null, 'Quote deleted successfully');
const assign = endpoint('post', '/api/quotes/assign-quote-to-agent', sampleQuote, 'Agent assigned successfully');
const writes = [
  remove.usual,
  assign.usual,
  mock('get', '/api/quotes/{id}/ready-mail/send', null, 'The quote was sent to the contact'),
  mock('delete', '/api/coverages/delete-coverage/id/{id}', null, 'Coverage deleted successfully'),
  mock('delete', '/api/docs/delete-doc/id/{id}', null, 'Doc deleted'),
];

const missing = gone('This quote no longer exists', 'quote.notFound');

/** The server rejects the second entry. */
const coverages = endpoint(
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

let currentDiscounts = quoteDetail.discountList;
/** Resets the discounts. */
export const resetDiscounts = () => {
  currentDiscounts = quoteDetail.discountList;
};
/** Another user changes the first discount while the section is edited. */
export const discountConflict = [
  one.answers(() => ({ ...quoteDetail, discountList: currentDiscounts })),
  endpoint('post', '/api/discounts/create-discount', async ({ body }) => {
    const { createUpdateDiscounts } = (await body()) as Schemas['DiscountEntries'];
    const [sent] = createUpdateDiscounts;
    const [first, ...others] = quoteDetail.discountList;
    if (!sent || !first) throw new Error('missing discount');
    if (sent.version === first.version) {
      currentDiscounts = [{ ...first, name: 'Paid in full', version: 7 }, ...others];
      const conflict = { code: 'entries.stale', message: 'Another user has changed this in the meantime' };
      return new Refusal(400, {
        code: 'entries.failed',
        message: `Failed to submit 1 items: Field 1: ${conflict.message}`,
        errors: [{ ...conflict, field: 'createUpdateDiscounts[0].version' }],
      });
    }
    const saved = { ...first, name: sent.name, version: 8 };
    currentDiscounts = [saved, ...others];
    return { submitted: 1, total: 1, failures: [], discountList: [saved] };
  }).usual,
];

/** The quote after the customer's answer. */
let answered: Schemas['Quote'] | undefined;
const feedback = endpoint(
  'post',
  '/api/quotes/give-feedback',
  async ({ body }) => {
    const { customerFeedback, reason = null } = (await body()) as Schemas['QuoteFeedbackInput'];
    answered = { ...accepted, customerFeedback, feedbackReason: reason };
    return answered;
  },
  'Quote is accepted successfully',
);
/** Resets the answer. */
export const resetAnswer = () => {
  answered = undefined;
  sentMail = undefined;
};

const usual = [list.usual, one.usual, agents, ...writes];

/** A quote that was not sent. */
const unsent = { ...sampleQuote, quoteStatus: 'PENDING' as const };
const draft = {
  to: sampleQuote.contact.email,
  subject: 'Your Flood quote from Gulf Coast Insurance is ready',
  message:
    'Hello Alicia Fontaine,\n\nYour Flood quote from Palmetto Flood Mutual is ready: $1,184.00, starting December 15, 2026.\n\nYou can accept it in the portal, or reply to this mail with your questions.\n\nDaniel Okafor, Gulf Coast Insurance',
  filledIn: ['Alicia Fontaine', 'Flood', 'Palmetto Flood Mutual', '$1,184.00', 'December 15, 2026'],
  reminder: false,
  invites: false,
};
const mail = endpoint('get', '/api/quotes/id/{id}/mail', draft);
let sentMail: Schemas['QuoteMail'] | undefined;
const send = endpoint(
  'post',
  '/api/quotes/id/{id}/send-quote',
  async ({ body }) => {
    sentMail = (await body()) as Schemas['QuoteMail'];
    return { ...sampleQuote, sentDate: sampleQuote.creationDate, version: 2 };
  },
  'The quote was sent to the contact',
);
const preview = endpoint('post', '/api/quotes/id/{id}/mail-preview', async ({ body }) => {
  const { to, cc = [], subject, message, attachPdf, fileIds = [] } = (await body()) as Schemas['QuoteMail'];
  const html = `<!doctype html><html lang="en"><body style="margin:0"><h1 style="text-align:center">${subject}</h1><p>${message}</p><a href="https://portal.test/quotes">View the quote</a></body></html>`;
  const pdf = attachPdf === false ? [] : [`quote-${sampleQuote.serial}.pdf`];
  const attachments = [...pdf, ...fileIds.map((_, at) => `attachment-${at + 1}.pdf`)];
  return { from: 'Daniel Okafor', replyTo: 'agent@demo.test', to, cc, subject, html, attachments };
});
export const storedFile: Schemas['StoredFile'] = {
  id: '01935b2c-0000-7000-8000-000000000091',
  fileUrl: '/api/file/01935b2c-0000-7000-8000-000000000091?exp=1&sig=mock',
  name: 'Elevation certificate.pdf',
  size: 2048,
  contentType: 'application/pdf',
};
const upload = endpoint('post', '/api/file/upload', storedFile);
/** The mail that was sent. */
export const lastMail = () => sentMail;
const revise = endpoint('post', '/api/quotes/id/{id}/revise-quote', unsent, 'Quote created successfully');
/** Creates the revised quote in `network.lateRevision`. */
export const lateRevision = { answer: () => undefined as void };
const quoteToRevise = one.answers({
  ...quoteDetail,
  quote: { ...accepted, customerFeedback: 'REJECTED', feedbackReason: 'Too expensive' },
});
const unsentQuote = one.answers({ ...quoteDetail, quote: unsent });

/** Network states for the stories. */
export const network = {
  ...listNetwork(list, usual),
  ...recordNetwork(one, missing, usual),
  usual,
  /** Many pages of quotes. */
  many: [
    list.answers(pageOf(quotes, 512)),
    mock('get', '/api/quotes/all/totals', { count: 512, isCapped: false, total: 1_290_417.5 }),
    ...listNetwork(list, usual).usual.slice(1),
  ],
  /** Another user changes the quote before this one assigns it. The list shows the change after a conflict, or `isShown`. */
  changedMeanwhile: (isShown = () => false) => {
    const theirs = { ...sampleQuote, premiumAmount: 2222, version: sampleQuote.version + 1 };
    let rejected = false;
    return [
      list.answers(async (request) => {
        const page = await list.payload(request);
        if (page instanceof Refusal || !(rejected || isShown())) return page;
        return { ...page, content: page.content.map((quote) => (quote.id === theirs.id ? theirs : quote)) };
      }),
      assign.answers(async (request) => {
        const { version } = (await request.body()) as Schemas['QuoteAssignment'];
        if (version === theirs.version) return theirs;
        rejected = true;
        return stale(theirs);
      }),
    ];
  },
  deleting: deletingNetwork(list, remove, usual),
  ...deletionNetwork,
  /** The list cannot be loaded again after a deletion. */
  deletingThenOffline: () => {
    let deleted = false;
    return [
      list.answers((request) => (deleted ? unavailable : list.payload(request))),
      remove.answers(() => {
        deleted = true;
        return null;
      }),
    ];
  },
  bare: [one.answers({ ...quoteDetail, coverageList: [], discountList: [], docList: [] })],
  quoted: [one.answers({ ...quoteDetail, quote: { ...sampleQuote, quoteStatus: 'QUOTED' } })],
  unsent: [
    one.answers(() => ({ ...quoteDetail, quote: sentMail ? { ...sampleQuote, version: 2 } : unsent })),
    mail.usual,
    preview.usual,
    send.usual,
    upload.usual,
    mock('get', '/api/inbox/all', pageOf(mailThreads)),
  ],
  attachFailing: [unsentQuote, mail.usual, upload.answers(unavailable)],
  previewFailing: [unsentQuote, mail.usual, preview.answers(unavailable)],
  remind: [one.usual, mail.answers({ ...draft, reminder: true }), send.usual],
  mailLoading: [unsentQuote, mail.pending],
  mailFailing: [unsentQuote, mail.answers(unavailable)],
  sendFailing: [unsentQuote, mail.usual, send.answers(unavailable)],
  sending: [unsentQuote, mail.usual, send.pending],
  invites: [unsentQuote, mail.answers({ ...draft, invites: true }), send.usual],
  noEmail: [unsentQuote, mail.answers({ ...draft, to: '' }), send.usual],
  accepted: [one.answers({ ...quoteDetail, quote: accepted })],
  rejected: [quoteToRevise, revise.usual],
  /** The revised quote is created when the story calls `lateRevision.answer`. */
  lateRevision: [
    quoteToRevise,
    revise.answers(async () => {
      await new Promise<void>((resolve) => {
        lateRevision.answer = resolve;
      });
      return unsent;
    }),
  ],
  /** Stores the answer. */
  stateful: [one.answers(() => (answered ? { ...quoteDetail, quote: answered } : quoteDetail)), feedback.usual],
  /** The customer rejects the quote before the agent sends a reminder. */
  answeredMeanwhile: [
    one.answers(() => ({ ...quoteDetail, quote: answered ?? sampleQuote })),
    mail.answers(() => {
      answered = { ...accepted, customerFeedback: 'REJECTED' };
      return new Refusal(409, { code: 'quote.answered', message: 'This quote has already been answered' });
    }),
    ...usual,
  ],
  failingAnswer: [one.usual, feedback.answers(unavailable)],
  partial: [coverages.usual, ...usual],
  emptyError: [one.usual, coverages.broken('empty')],
  htmlError: [one.usual, coverages.broken('html')],
  erased: [
    one.answers({
      ...quoteDetail,
      quote: { ...sampleQuote, contact: { ...sampleQuote.contact, erased: true } },
    }),
  ],
  withPolicy: [one.answers({ ...quoteDetail, quote: { ...sampleQuote, policyId: sampleQuote.contactId } })],
};

const opportunityOf = (
  at: number,
  insuranceName: string | null,
  { contact, ...of }: Pick<typeof sampleQuote, 'contact' | 'insuranceTypeId'>,
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
    agent: { ...contact.agent, email: sampleQuote.assignedAgent.email },
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
  policyId: null,
  creationDate: sampleQuote.creationDate,
  creationDateTimeStamp: sampleQuote.creationDate,
  completed: false,
  tag: null,
  fromDefy: false,
  deleted: false,
  version: 1,
});

/** An opportunity with an insurance type. */
export const sampleOpportunity = opportunityOf(341, 'Flood', sampleQuote);

/** Options of the form fields. */
const choices = [
  one.usual,
  mock('get', '/api/opportunity/all', pageOf([sampleOpportunity, opportunityOf(342, null, sampleQuote)])),
  mock('get', '/api/opportunity/id/{id}', sampleOpportunity),
  mock('get', '/api/contact/dropdown', []),
  mock('get', '/api/contact/id/{id}', rowOf(contacts, missing)),
  mock('get', '/api/carrier/all/dropdown', [
    { ...sampleQuote.carrier, image: { id: sampleQuote.carrierId, fileUrl: '' } },
  ]),
  mock('get', '/api/quotes/{id}/ready-mail/send', null, 'The quote was sent to the contact'),
];

const create = endpoint(
  'post',
  '/api/quotes/create-quote',
  { ...sampleQuote, quoteStatus: 'PENDING' },
  'Quote created successfully',
);
const update = endpoint(
  'put',
  '/api/quotes/update-quote',
  { ...sampleQuote, version: 2 },
  'Quote updated successfully',
);
const theirs = { ...sampleQuote, premiumAmount: 999, version: 7 };
let closed: unknown;
/** The last update of the accepted quote. */
export const lastUpdate = () => closed;

/** Network states for the form stories. */
export const formNetwork = {
  ...recordNetwork(one, missing, choices),
  ...saveNetwork([create, update], choices),
  /** Answered, so that only its status can change. */
  accepted: [
    one.answers({ ...quoteDetail, quote: accepted }),
    update.answers(async ({ body }) => {
      closed = await body();
      return { ...accepted, quoteStatus: 'CLOSED' as const, version: 3 };
    }),
    ...choices,
  ],
  /** Another user saves while the form is open. Once the save has failed, the server returns the other version. */
  changedMeanwhile: () => {
    let failed = false;
    return [
      one.answers(() => (failed ? { ...quoteDetail, quote: theirs } : quoteDetail)),
      update.answers(() => {
        failed = true;
        return stale(theirs);
      }),
      ...choices,
    ];
  },
};

/** Bodies of the added quotes. Each story starts with none. */
export const sentCopies: unknown[] = [];
const add = endpoint(
  'post',
  '/api/quotes/create-quote',
  async ({ body }) => {
    sentCopies.push(await body());
    return sampleQuote;
  },
  'Quote created successfully',
);
const rejectedQuote = {
  ...accepted,
  id: '01935b2c-0000-7000-8000-000000000092',
  customerFeedback: 'REJECTED' as const,
};
const ofOpportunity = [
  mock('get', '/api/opportunity/id/{id}', sampleOpportunity),
  mock('get', '/api/quotes/all', pageOf([sampleQuote, rejectedQuote])),
  ...choices,
];
/** Network states of the quotes of an opportunity. */
export const panelNetwork = {
  opportunityId: sampleOpportunity.id,
  quoteId: sampleQuote.id,
  usual: [add.usual, ...ofOpportunity],
  empty: [mock('get', '/api/quotes/all', pageOf([])), ...ofOpportunity],
  failing: [list.answers(unavailable), ...ofOpportunity],
};
