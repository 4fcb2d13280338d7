import {
  agencyAgents,
  conflictNetwork,
  contact,
  contacts,
  endpoint,
  fieldError,
  gone,
  listNetwork,
  listOf,
  memberInvitations,
  mock,
  pageOf,
  policies,
  Refusal,
  recordNetwork,
  rowOf,
  saveNetwork,
  unavailable,
  userAccount,
} from '@fairlead/api-client/mocks';
import { DAY } from '@fairlead/rules';
import type { Overview } from './contacts.api';

const list = endpoint('get', '/api/contact/all', ({ query }) =>
  listOf(contacts, query, {
    search: {
      name: ({ firstName, lastName, companyName }) => `${firstName} ${lastName} ${companyName}`,
      email: ({ email }) => email,
      phone: ({ phone, homePhone }) => `${phone} ${homePhone}`,
    },
    filter: { contactType: ({ contactType }) => contactType, client: ({ client }) => client },
    sort: { name: ({ firstName, lastName }) => `${firstName} ${lastName}`.toLowerCase() },
  }),
);
const missing = gone('This contact no longer exists', 'contact.notFound');
const record = endpoint('get', '/api/contact/id/{id}', rowOf(contacts, missing));

function contactNamed(wanted: string) {
  const found = contacts.find(({ firstName }) => firstName === wanted);
  if (!found) throw new Error(`missing contact fixture: ${wanted}`);
  return found;
}
export const company = contactNamed('Caleb');
export const prospect = contactNamed('Noor');
/** Customer whose account is disabled. */
export const disabledCustomer = contactNamed('Theo');
/** The record after another user has saved it. */
export const theirs = { ...prospect, lastName: 'Haddad-Boone', version: 2 };

const [invited] = memberInvitations;
if (!invited) throw new Error('missing invitation fixture');
const invitation = invited;

/** Sent invitations. Each story starts with none. */
export const sentInvitations: string[] = [];
/** The contact is invited once the invitation has been sent. */
function inviting() {
  let sent = false;
  return [
    mock('get', '/api/invitation/contactId/{id}', () => (sent ? invitation : null)),
    mock('post', '/api/invitation/create', { ...invitation, sentAt: null }),
    mock(
      'post',
      '/api/invitation/invite/id/{id}',
      () => {
        sent = true;
        sentInvitations.push(invitation.id);
        return invitation;
      },
      'The invitation is on its way.',
    ),
  ];
}

/** The contact page of a customer whose account an agency admin controls. */
function controlling() {
  let account = userAccount;
  const change = (values: Partial<typeof account>) => () => {
    account = { ...account, ...values };
    return account;
  };
  return [
    mock('get', '/api/contact/id/{id}', () => ({
      ...company,
      account: { id: account.id, disabled: account.disabled },
    })),
    mock('get', '/api/user/account/id/{id}', () => account),
    mock(
      'post',
      '/api/user/end-sessions/id/{id}',
      change({ sessionCount: 0 }),
      'All sessions of this person were ended.',
    ),
    mock(
      'post',
      '/api/user/reset-second-factor/id/{id}',
      change({ secondFactor: false, sessionCount: 0 }),
      'Two-factor sign-in was reset. The person gets a mail.',
    ),
    mock('post', '/api/user/disable/id/{id}', change({ disabled: true, sessionCount: 0 }), 'The account was disabled.'),
    mock('post', '/api/user/enable/id/{id}', change({ disabled: false }), 'The account was enabled.'),
  ];
}

/** Number of records of a customer with policies in force. */
const personalData = {
  hasAccount: true,
  policiesInForce: 2,
  openClaims: 1,
  opportunities: 3,
  quotes: 4,
  policies: 5,
  claims: 2,
  documents: 9,
  mails: 14,
  notes: 6,
  tasks: 3,
};
const timelineOf = (isErased: () => boolean) =>
  mock('get', '/api/activity/timeline', () => ({ entries: [], pinned: null, erased: isErased(), next: null }));
/** A contact whose personal data was erased. */
const erased: typeof company = {
  ...prospect,
  firstName: 'Erased',
  lastName: 'Customer 4F2A91',
  email: `erased-${prospect.id}@erased.invalid`,
  phone: '',
  dateOfBirth: null,
  address: null,
  erasedAt: prospect.creationDateTimeStamp,
};

/** The contact page of an agency admin who erases a contact. */
function erasing() {
  let isErased = false;
  return [
    mock('get', '/api/contact/id/{id}', () => (isErased ? erased : company)),
    timelineOf(() => isErased),
    mock('get', '/api/contact/personal-data/id/{id}', personalData),
    mock(
      'post',
      '/api/contact/erase/id/{id}',
      () => {
        isErased = true;
        return erased;
      },
      'The personal data was erased',
    ),
  ];
}

/** A customer whose view is refused, for example because the account was disabled in the meantime. */
const viewRefused = () => [
  mock(
    'post',
    '/api/contact/view/id/{id}',
    new Refusal(409, { code: 'customerView.disabled', message: 'The account of this customer is disabled.' }),
  ),
];

const active = policies.filter(({ policyStatus }) => policyStatus === 'ACTIVE').slice(0, 2);
const [firstPolicy] = active;
if (!firstPolicy) throw new Error('missing policy fixture');
const since = prospect.creationDateTimeStamp;
const effectiveDate = since - (since % DAY) + 30 * DAY;
const quote: Overview['quotes'][number] = {
  id: '01935b28-0000-7000-8000-000000000298',
  serial: 'Q-10911',
  quoteStatus: 'PENDING_APPROVAL',
  customerFeedback: null,
  insuranceName: 'Flood',
  carrierName: 'Tidewater Marine',
  premiumAmount: 6205,
  effectiveDate,
  sentDate: since,
  creationDate: since,
};
/** A customer with records of every kind. */
const busy: Overview = {
  figures: {
    premium: 14_873.4,
    policiesInForce: 4,
    nextRenewal: { id: firstPolicy.id, insuranceName: firstPolicy.insuranceName, expiredDate: effectiveDate },
    quotesToAnswer: 1,
    openClaims: 1,
    policiesPastDue: 0,
  },
  counts: { opportunities: 2, quotes: 3, policies: 6, claims: 1, mails: 11, documents: 1, tasks: 0 },
  policies: active.map(({ id, policyNumber, policyStatus, insuranceName, expiredDate, premium, carrierName }) => ({
    id,
    policyNumber,
    policyStatus,
    insuranceName,
    expiredDate,
    premium,
    carrierName,
    paymentUrl: null,
    pastDue: false,
    nextPayment: null,
    effectiveDate: null,
  })),
  quotes: [quote],
  inProgress: [
    {
      kind: 'CLAIM',
      id: '01935b28-0000-7000-8000-000000000401',
      policyId: firstPolicy.id,
      serial: 'CLM-204',
      insuranceName: firstPolicy.insuranceName,
      since,
      claimStatus: 'IN_REVIEW',
    },
    {
      kind: 'REQUEST',
      id: '01935b28-0000-7000-8000-000000000341',
      policyId: null,
      serial: 'OPP-341',
      insuranceName: 'Umbrella',
      since,
      opportunityStatus: 'CONTACTED',
    },
    {
      kind: 'SERVICE',
      id: '01935b28-0000-7000-8000-000000000501',
      policyId: firstPolicy.id,
      serial: null,
      insuranceName: firstPolicy.insuranceName,
      since,
      serviceType: 'BILLING_INQUIRY',
      serviceStatus: 'OPEN',
    },
    {
      kind: 'CERTIFICATE',
      id: '01935b28-0000-7000-8000-000000000601',
      policyId: firstPolicy.id,
      serial: null,
      insuranceName: firstPolicy.insuranceName,
      since,
    },
  ],
  documents: [
    {
      id: '01935b28-0000-7000-8000-000000000701',
      requestedType: 'PRIOR_INSURANCE',
      documentName: '',
      neededBy: effectiveDate,
      number: firstPolicy.policyNumber,
      insuranceName: firstPolicy.insuranceName,
      agentName: 'Marcus Oyelaran',
    },
  ],
};
/** A contact without any records. */
const nothing: Overview = {
  figures: {
    premium: 0,
    policiesInForce: 0,
    nextRenewal: null,
    quotesToAnswer: 0,
    openClaims: 0,
    policiesPastDue: 0,
  },
  counts: { opportunities: 0, quotes: 0, policies: 0, claims: 0, mails: 0, documents: 0, tasks: 0 },
  policies: [],
  quotes: [],
  inProgress: [],
  documents: [],
};
const overviewOf = (values: Partial<Overview>) => mock('get', '/api/contact/overview/id/{id}', { ...busy, ...values });
const overview = endpoint('get', '/api/contact/overview/id/{id}', busy);

const states = mock('get', '/api/states/all', [
  { id: '01935b28-0000-7000-8000-000000000001', name: 'Maine', state_code: 'ME' },
  { id: '01935b28-0000-7000-8000-000000000002', name: 'New Hampshire', state_code: 'NH' },
]);
const found = agencyAgents.find(({ name }) => name === 'Margaret Sullivan');
if (!found) throw new Error('missing agent fixture');
export const anotherAgent = found;
const agents = mock('get', '/api/agency/agents/dropdown', agencyAgents);
const { address } = prospect;
if (!address) throw new Error('missing address fixture');
/** Bodies of the sent changes, in order. Each story starts with none. */
export const changes: unknown[] = [];

const create = endpoint('post', '/api/contact/create', contact('New', 'Contact'), 'Contact created successfully');
const update = endpoint(
  'put',
  '/api/contact/update',
  async ({ body }) => {
    changes.push(await body());
    return prospect;
  },
  'Contact updated successfully',
);
const others = [
  states,
  agents,
  mock('post', '/api/address/create', address),
  mock('put', '/api/address/update', address),
  mock('get', '/api/invitation/contactId/{id}', null),
  mock('get', '/api/user/account/id/{id}', userAccount),
  overview.usual,
  // lists of the tabs
  mock('get', '/api/policy/all', pageOf([])),
  mock('get', '/api/quotes/all', pageOf([])),
  mock('get', '/api/claim/all', pageOf([])),
];
const usual = [list.usual, record.usual, create.usual, update.usual, ...others];

/** Network states for the stories. */
export const network = {
  ...listNetwork(list, usual),
  ...recordNetwork(record, missing, usual),
  ...saveNetwork([create, update], usual),
  usual,
  inviting,
  viewRefused,
  controlling,
  erasing: () => [...erasing(), ...usual],
  erased: [mock('get', '/api/contact/id/{id}', erased), timelineOf(() => true), ...usual],
  eraseFails: () => [mock('post', '/api/contact/erase/id/{id}', unavailable), ...erasing(), ...usual],
  countsFail: () => [mock('get', '/api/contact/personal-data/id/{id}', unavailable), ...erasing(), ...usual],
  nothingYet: [mock('get', '/api/contact/overview/id/{id}', nothing), ...usual],
  pastDue: [overviewOf({ policies: busy.policies.map((policy) => ({ ...policy, pastDue: true })) }), ...usual],
  accepted: [overviewOf({ quotes: [{ ...quote, customerFeedback: 'ACCEPTED' }] }), ...usual],
  overviewFails: [overview.answers(unavailable), ...usual],
  failingAccount: [mock('get', '/api/user/account/id/{id}', unavailable), ...usual],
  emailTaken: [
    create.answers(fieldError(409, 'email', 'contact.emailTaken', 'There is already a contact with this email')),
    ...usual,
  ],
  changedMeanwhile: conflictNetwork(record, update, theirs, 'This record was changed meanwhile', usual),
};
