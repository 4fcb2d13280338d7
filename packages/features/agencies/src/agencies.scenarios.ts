import {
  agencies,
  agencyAgents,
  endpoint,
  gone,
  listNetwork,
  listOf,
  mock,
  recordNetwork,
  requestedDocs,
  rowOf,
  transactions,
  unavailable,
  userAccount,
} from '@fairlead/api-client/mocks';
import { agencyDeletableAt, DAY } from '@fairlead/rules';

const standing = { ACTIVE: 'SUBSCRIBED', EXPIRED: 'EXPIRED' } as const;
const missing = gone('This agency no longer exists', 'agency.notFound');
const list = endpoint('get', '/api/agency/all', ({ query }) =>
  listOf(agencies, query, {
    search: { name: ({ agencyName }) => agencyName, email: ({ email }) => email },
    filter: { subscription: ({ plan }) => (plan ? standing[plan.status] : 'NONE') },
    sort: {
      name: ({ agencyName }) => agencyName.toLowerCase(),
      creationDate: ({ creationDateTimeStamp }) => creationDateTimeStamp,
    },
  }),
);
const one = endpoint('get', '/api/agency/id/{id}', rowOf(agencies, missing));
const members = endpoint('get', '/api/agency/agents', ({ query }) => listOf(agencyAgents, query));

const named = (wanted: string) => {
  const found = agencies.find(({ agencyName }) => agencyName.startsWith(wanted));
  if (!found) throw new Error(`the fixtures hold no agency ${wanted}`);
  return found;
};
export const shown = named('Harbor');
export const unsubscribed = named('Northgate');
const disabled = { ...shown, access: 'DISABLED' } as const;

const disable = endpoint('post', '/api/agency/disable/id/{id}', disabled, 'The agency was disabled.');

const now = Math.floor(Date.now() / 1000);
/** Request of an agency to be deleted, made some days ago. */
const deletionAfter = (days: number) => {
  const requestedAt = now - days * DAY;
  return {
    requestedAt,
    requestedBy: 'Margaret Sullivan',
    deletableAt: agencyDeletableAt(requestedAt),
    startedAt: null as number | null,
  };
};

/** The page of an agency that asked for its deletion 40 days ago, and which a story deletes. */
const deletable = () => {
  let deletion = deletionAfter(40);
  const agency = () => ({ ...shown, deletion });
  return [
    mock('get', '/api/agency/id/{id}', agency),
    mock(
      'post',
      '/api/agency/delete/id/{id}',
      () => {
        deletion = { ...deletion, startedAt: now };
        return agency();
      },
      'The agency is being deleted',
    ),
  ];
};

const usual = [
  list.usual,
  one.usual,
  members.usual,
  mock('post', '/api/user/end-sessions/id/{id}', userAccount, 'All sessions of this person were ended.'),
  mock(
    'post',
    '/api/user/reset-second-factor/id/{id}',
    { ...userAccount, secondFactor: false },
    'Two-factor sign-in was reset. The person gets a mail.',
  ),
  disable.usual,
  mock('post', '/api/agency/enable/id/{id}', shown, 'The agency was enabled.'),
  // panels of other areas
  mock('get', '/api/verification-doc/root', requestedDocs),
  mock('get', '/api/transaction/all', ({ query }) => listOf(transactions, query)),
];
const memberStates = listNetwork(members, usual);

/** Network states for the stories. */
export const network = {
  ...listNetwork(list, usual),
  ...recordNetwork(one, missing, usual),
  usual,
  deletionRequested: [one.answers({ ...shown, deletion: deletionAfter(4) }), ...usual],
  deletable: () => [...deletable(), ...usual],
  failingDeletion: () => [mock('post', '/api/agency/delete/id/{id}', unavailable), ...deletable(), ...usual],
  loadingMembers: memberStates.loadingList,
  failingMembers: [members.answers(unavailable), ...usual],
  nobody: memberStates.empty,
  disabled: [one.answers(disabled), ...usual],
  listWithDisabled: [list.answers(({ query }) => listOf([disabled, ...agencies.slice(1)], query)), ...usual],
  failsToDisable: [disable.answers(unavailable), ...usual],
};
