import type { Harness } from './harness.ts';
import { otherAccounts } from './otherAccounts.ts';
import { unknownId } from './requests.ts';

const owner = 'owner@demo.test';
const agent = 'agent@demo.test';

export function userAccountStatusCases(server: () => Harness) {
  const { newCustomer, newMember, enrolAccount, idOf, show, act } = otherAccounts(server);
  const refused = (action: Parameters<typeof act>[1]) => ({
    400: () => act(owner, action, 'x'),
    401: () => act(null, action, unknownId),
    403: () => act(agent, action, unknownId),
    404: () => act(owner, action, unknownId),
    409: async () => act(owner, action, await idOf(owner)),
  });
  return {
    getUserAccount: {
      200: async () => show(owner, (await newCustomer()).id),
      400: () => show(owner, 'x'),
      401: () => show(null, unknownId),
      403: () => show(agent, unknownId),
      404: () => show(owner, unknownId),
      409: async () => show(owner, await idOf(owner)),
    },
    endUserSessions: {
      200: async () => act(owner, 'end-sessions', (await newCustomer()).id),
      ...refused('end-sessions'),
    },
    resetUserSecondFactor: {
      ...refused('reset-second-factor'),
      200: async () => {
        const member = await newMember(agent);
        await enrolAccount(member);
        return act(owner, 'reset-second-factor', member.id);
      },
    },
    disableCustomerAccount: { 200: async () => act(owner, 'disable', (await newCustomer()).id), ...refused('disable') },
    enableCustomerAccount: { 200: async () => act(owner, 'enable', (await newCustomer()).id), ...refused('enable') },
  };
}
