import {
  agencyAgents,
  agencySettings,
  conflictNetwork,
  endpoint,
  fieldError,
  gone,
  insuranceTypes,
  listNetwork,
  listOf,
  memberInvitations,
  mock,
  ownAgency,
  ownMember,
  pageOf,
  people,
  Refusal,
  recordNetwork,
  rowOf,
  saveNetwork,
  unavailable,
  userAccount,
} from '@fairlead/api-client/mocks';

const members = [ownMember, ...agencyAgents];
const missing = gone('This agency no longer exists', 'agency.notFound');
const missingMember = gone('This agent no longer exists', 'agency.agentNotFound');

const agency = endpoint('get', '/api/agency/id/{id}', ({ path }) => (path.id === ownAgency.id ? ownAgency : missing));
const list = endpoint('get', '/api/agency/agents', ({ query }) =>
  listOf(members, query, {
    search: { name: ({ name }) => name, email: ({ email }) => email },
    sort: { name: ({ name }) => name.toLowerCase(), creationDate: ({ creationDate }) => creationDate },
  }),
);
const member = endpoint('get', '/api/agency/agents/id/{id}', rowOf(members, missingMember));
const invitations = endpoint('get', '/api/invitation/all', pageOf(memberInvitations));
const [first] = memberInvitations;
if (!first) throw new Error('the fixtures hold no invitation');
export const invited = first;
const choices = [
  mock(
    'get',
    '/api/insurance-type/dropdown',
    [...ownAgency.insuranceTypes, ...insuranceTypes.slice(2).map(({ id, name }) => ({ id, name }))].map(
      ({ id, name }) => ({ id, name, tag: name.toUpperCase() }),
    ),
  ),
  mock(
    'get',
    '/api/states/all',
    [...ownAgency.states, { name: 'New York', state_code: 'NY' }].map((state, index) => ({
      ...state,
      id: `01935b25-0000-7000-8000-${String(index).padStart(12, '0')}`,
    })),
  ),
];
const [, secondMember] = members;
const update = endpoint('put', '/api/agency/update', { ...ownAgency, version: 2 }, 'Agency updated successfully');
const updateMember = endpoint(
  'put',
  '/api/agency/agent-profile/update',
  secondMember ?? missingMember,
  'Member updated successfully',
);
const lookUp = endpoint(
  'get',
  '/api/invitation/agentEmail/{email}',
  gone('This invitation no longer exists', 'invitation.notFound'),
);
const invite = endpoint('post', '/api/invitation/create', {
  ...invited,
  state: 'UNSENT',
  sentAt: null,
  expiresAt: null,
});
const reset = endpoint(
  'post',
  '/api/user/reset-second-factor/id/{id}',
  { ...userAccount, secondFactor: false },
  'Two-factor sign-in was reset. The person gets a mail.',
);
const settings = endpoint('get', '/api/agency/settings', agencySettings);
const usual = [
  settings.usual,
  reset.usual,
  mock('post', '/api/user/end-sessions/id/{id}', userAccount, 'All sessions of this person were ended.'),
  agency.usual,
  list.usual,
  invitations.usual,
  member.usual,
  ...choices,
  mock('get', '/api/auth/me', people.owner),
  update.usual,
  mock('put', '/api/address/update', ownAgency.address ?? unavailable, 'Address updated successfully'),
  updateMember.usual,
  lookUp.usual,
  invite.usual,
  mock(
    'post',
    '/api/invitation/invite/id/{id}',
    invited,
    'The invitation is on its way. Earlier links no longer work.',
  ),
  mock('post', '/api/invitation/revoke/id/{id}', invited, 'The invitation was revoked. Its link no longer works.'),
];

/** A member who is not an agency admin. */
const colleague = members.find(({ agencyAdmin, active }) => !agencyAdmin && active);
if (!colleague) throw new Error('the fixtures hold no agent');
export const other = colleague;
export const self = ownMember;
export const shown = ownAgency;

/** The record after another user has saved it. */
export const theirs = { ...ownAgency, agencyName: 'Brightwater & Sons', version: 2 };
export const theirMember = { ...other, name: 'Daniel O. Okafor', version: 2 };

const memberTaken = fieldError(409, 'agentEmail', 'invitation.member', 'This person is already in your agency');
const lastAdmin = new Refusal(409, {
  code: 'agent.lastAdmin',
  message: 'This is the last admin of the agency. Make another member an agency admin first.',
});

const noSecondFactor = new Refusal(409, {
  code: 'userAccount.noSecondFactor',
  message: 'This person does not use two-factor sign-in.',
});

const memberList = listNetwork(list, usual);
/** Network states of the agency's pages. */
export const network = {
  ...recordNetwork(agency, missing, usual),
  ...saveNetwork([update, updateMember], usual),
  usual,
  loadingAgents: memberList.loadingList,
  loadingData: [settings.pending, ...usual],
  failingData: [settings.answers(unavailable), ...usual],
  failingAgents: memberList.failingList,
  noSecondFactor: [reset.answers(noSecondFactor), ...usual],
  nobodyInvited: [invitations.answers(pageOf([])), ...usual],
  memberTaken: [
    lookUp.answers({ id: other.id, email: other.email, status: 'MEMBER' }),
    invite.answers(memberTaken),
    ...usual,
  ],
  changedMeanwhile: conflictNetwork(agency, update, theirs, undefined, usual),
};
/** Network states of a member's pages. */
export const memberNetwork = {
  ...recordNetwork(member, missingMember, usual),
  lastAdmin: [updateMember.answers(lastAdmin), ...usual],
  changedMeanwhile: conflictNetwork(member, updateMember, theirMember, undefined, usual),
};
