import type { InjectOptions } from 'fastify';
import type { Harness } from './harness.ts';
import { otherAccounts } from './otherAccounts.ts';

/** Requests of agents who view the portal as a customer. */
export function customerViews(server: () => Harness) {
  const start = (as: string | null, contactId: string) =>
    server().call(as, { method: 'POST', url: `/api/contact/view/id/${contactId}` });
  const send = (token: string, request: InjectOptions & { url: string }) =>
    server().app.inject({ ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } });
  return {
    start,
    send,
    /** Returns the token of a new view. */
    startedBy: async (as: string, contactId: string): Promise<string> =>
      (await start(as, contactId)).json().payload.accessToken,
    end: (token: string) => send(token, { method: 'DELETE', url: '/api/contact/view' }),
    /** Status of a read with the token. */
    statusOf: async (token: string) => (await send(token, { url: '/api/auth/me' })).statusCode,
  };
}

/** Token of an agent who views the portal as a new customer. */
export const viewToken = async (server: () => Harness): Promise<string> =>
  customerViews(server).startedBy('agent@demo.test', (await otherAccounts(server).newCustomer()).contactId);
