import {
  agencyAgents,
  insuranceTypes,
  listOf,
  memberInvitations,
  mock,
  mockPending,
  ownAgency,
  ownMember,
  pageOf,
  people,
  Refusal,
} from '@fairlead/api-client/mocks';

const one = '/api/agency/id/{id}';
const agents = '/api/agency/agents';
const agent = '/api/agency/agents/id/{id}';
const update = '/api/agency/update';
const profile = '/api/agency/agent-profile/update';
const invitations = '/api/invitation/all';
const lookUp = '/api/invitation/agentEmail/{email}';
const create = '/api/invitation/create';
const send = '/api/invitation/invite/id/{id}';
const revoke = '/api/invitation/revoke/id/{id}';

const members = [ownMember, ...agencyAgents];
const gone = new Refusal(404, { code: 'agency.notFound', message: 'This agency no longer exists' });
const nobody = new Refusal(404, { code: 'agency.agentNotFound', message: 'This agent no longer exists' });
const unavailable = new Refusal(503, { code: 'unavailable', message: 'The service is unavailable for a moment.' });
const unknown = new Refusal(404, { code: 'invitation.notFound', message: 'This invitation no longer exists' });

const agency = mock('get', one, ({ path }) => (path.id === ownAgency.id ? ownAgency : gone));
const list = mock('get', agents, ({ query }) =>
  listOf(members, query, {
    search: { name: ({ name }) => name, email: ({ email }) => email },
    sort: { name: ({ name }) => name.toLowerCase(), creationDate: ({ creationDate }) => creationDate },
  }),
);
const member = mock('get', agent, ({ path }) => members.find(({ id }) => id === path.id) ?? nobody);
const open = mock('get', invitations, pageOf(memberInvitations));
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
const me = mock('get', '/api/auth/me', people.owner);
const saved = [
  me,
  mock('put', update, { ...ownAgency, version: 2 }, 'Agency updated successfully'),
  mock('put', '/api/address/update', ownAgency.address ?? unavailable, 'Address updated successfully'),
  mock('put', profile, ({ path: _ }) => members[1] ?? nobody, 'Member updated successfully'),
];
const invites = [
  mock('get', lookUp, unknown),
  mock('post', create, { ...invited, state: 'UNSENT', sentAt: null, expiresAt: null }),
  mock('post', send, invited, 'The invitation is on its way. Earlier links no longer work.'),
  mock('post', revoke, invited, 'The invitation was revoked. Its link no longer works.'),
];
const usual = [agency, list, open, member, ...choices, ...saved, ...invites];

/** A member who is not an agency admin. */
const colleague = members.find(({ agencyAdmin, active }) => !agencyAdmin && active);
if (!colleague) throw new Error('the fixtures hold no agent');
export const other = colleague;
export const self = ownMember;
export const shown = ownAgency;

/** The record after another user has saved it. */
export const theirs = { ...ownAgency, agencyName: 'Brightwater & Sons', version: 2 };
const theirMember = { ...other, name: 'Daniel O. Okafor', version: 2 };
const stale = (payload: unknown) =>
  new Refusal(409, { code: 'stale', message: 'Another user has changed this in the meantime.', payload });

/** Returns the original record until a save fails, and the other user's version afterwards. */
function changedMeanwhile() {
  let refused = false;
  const refuse = (payload: unknown) => () => {
    refused = true;
    return stale(payload);
  };
  return [
    mock('get', one, () => (refused ? theirs : ownAgency)),
    mock('get', agent, () => (refused ? theirMember : other)),
    mock('put', update, refuse(theirs)),
    mock('put', profile, refuse(theirMember)),
    ...usual,
  ];
}

const memberTaken = { code: 'invitation.member', message: 'This person is already in your agency' };
const lastAdmin = new Refusal(409, {
  code: 'agent.lastAdmin',
  message: 'This is the last admin of the agency. Make another member an agency admin first.',
});

export const network = {
  usual,
  loading: [mockPending('get', one), mockPending('get', agent), ...usual],
  missing: [mock('get', one, gone), mock('get', agent, nobody), ...usual],
  failing: [mock('get', one, unavailable), mock('get', agent, unavailable), ...usual],
  loadingAgents: [mockPending('get', agents), ...usual],
  failingAgents: [mock('get', agents, unavailable), ...usual],
  nobodyInvited: [mock('get', invitations, pageOf([])), ...usual],
  saving: [mockPending('put', update), mockPending('put', profile), ...usual],
  failingSave: [mock('put', update, unavailable), mock('put', profile, unavailable), ...usual],
  lastAdmin: [mock('put', profile, lastAdmin), ...usual],
  memberTaken: [
    mock('get', lookUp, { id: other.id, email: other.email, status: 'MEMBER' }),
    mock('post', create, new Refusal(409, { ...memberTaken, errors: [{ field: 'agentEmail', ...memberTaken }] })),
    ...usual,
  ],
  changedMeanwhile,
};
