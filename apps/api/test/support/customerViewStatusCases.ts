import { contactCalls } from './contactStatusCases.ts';
import { customerViews } from './customerViews.ts';
import type { Harness } from './harness.ts';
import { otherAccounts } from './otherAccounts.ts';
import { unknownId } from './requests.ts';

const agent = 'agent@demo.test';

export function customerViewStatusCases(server: () => Harness) {
  const { newCustomer } = otherAccounts(server);
  const { start, startedBy, end } = customerViews(server);
  const { createRecord } = contactCalls(server);
  const stop = (as: string | null) => server().call(as, { method: 'DELETE', url: '/api/contact/view' });
  return {
    startCustomerView: {
      200: async () => start(agent, (await newCustomer()).contactId),
      400: () => start(agent, 'x'),
      401: () => start(null, unknownId),
      403: async () => start('assistant@demo.test', (await newCustomer()).contactId),
      404: () => start(agent, unknownId),
      409: async () => start(agent, (await createRecord()).id),
    },
    endCustomerView: {
      200: async () => end(await startedBy(agent, (await newCustomer()).contactId)),
      400: () => server().call(agent, { method: 'DELETE', url: '/api/contact/view?x=1' }),
      401: () => stop(null),
      404: () => stop(agent),
    },
  };
}
