import { expect } from 'vitest';
import { password } from './accounts.ts';
import type { Harness } from './harness.ts';
import { type Person, secondFactorRequests } from './secondFactors.ts';
import { SoftwarePasskey } from './softwarePasskey.ts';

/** Requests about passkeys. */
export function passkeyRequests(server: () => Harness) {
  const requests = secondFactorRequests(server);
  const { post } = requests;
  const startAdding = ({ token }: Person, proof: object = { password }) => post(token, 'passkey/start', proof);
  const confirm = ({ token }: Person, credential: object, name = 'Blue security key') =>
    post(token, 'passkey/confirm', { name, credential });
  const ask = (challenge: string) => post(null, 'signin/second-factor/passkey', { challenge });

  return {
    ...requests,
    startAdding,
    confirm,
    ask,

    /** Adds a passkey. Codes are null unless it is the first factor. */
    async addPasskey(person: Person, name?: string) {
      const passkey = new SoftwarePasskey();
      const started = await startAdding(person);
      expect(started.statusCode, started.body).toBe(200);
      const added = await confirm(person, passkey.create(started.json().payload), name);
      expect(added.statusCode, added.body).toBe(200);
      const { payload } = added.json();
      return { passkey, id: payload.passkey.id as string, codes: payload.codes as string[] | null };
    },

    answer: (challenge: string, passkey: object, headers: Record<string, string> = {}) =>
      post(null, 'signin/second-factor', { challenge, passkey }, { headers }),

    rename: ({ token }: Person, id: string, name: string) =>
      server().app.inject({
        method: 'PUT',
        url: `/api/auth/passkey/id/${id}`,
        payload: { name },
        headers: { authorization: `Bearer ${token}` },
      }),

    remove: ({ token }: Person, id: string, proof: object = { password }) =>
      post(token, `passkey/id/${id}/remove`, proof),
  };
}
