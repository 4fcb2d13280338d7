import { signInLimit } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import { agencies, users } from '../../src/db/schema/index.ts';
import { password } from './accounts.ts';
import { viewToken } from './customerViews.ts';
import type { Harness } from './harness.ts';
import { passkeyRequests } from './passkeys.ts';
import { whilePasswordQueueIsFull } from './passwordQueue.ts';
import { SoftwarePasskey } from './softwarePasskey.ts';

const tooLargeJson = JSON.stringify({ x: 'x'.repeat(1024 * 1024) });
const unknownId = '01900000-0000-7000-8000-000000000000';
const wrong = { password: 'wrong' };
const attestation = { id: 'x', clientDataJSON: 'x', attestationObject: 'x', transports: [] };

export function passkeyStatusCases(server: () => Harness) {
  const { post, person, enrol, challenge, ask, startAdding, confirm, addPasskey, rename, remove } =
    passkeyRequests(server);
  const raw = async (path: string, type: string, payload: string) =>
    post((await person()).token, path, payload, { headers: { 'content-type': type } });
  const bodies = (path: string) => ({
    413: () => raw(path, 'application/json', tooLargeJson),
    415: () => raw(path, 'text/plain', 'x'),
  });
  /** Cases of an operation that asks for the password or a code. */
  const withProof = (path: string) => ({
    400: async () => post((await person()).token, path, wrong),
    401: () => post(null, path, { password }),
    429: async () => {
      const { token } = await person();
      for (let i = 0; i < signInLimit.failures; i++) await post(token, path, wrong);
      return post(token, path, { password });
    },
    503: async () => {
      const { token } = await person();
      return whilePasswordQueueIsFull(() => post(token, path, { password }));
    },
    ...bodies(path),
  });
  const withPasskey = async () => {
    const someone = await person();
    return { someone, ...(await addPasskey(someone)) };
  };
  const put = async (type: string, payload: string) =>
    server().app.inject({
      method: 'PUT',
      url: `/api/auth/passkey/id/${unknownId}`,
      payload,
      headers: { authorization: `Bearer ${(await person()).token}`, 'content-type': type },
    });

  return {
    startPasskeySignIn: {
      200: async () => ask(await challenge((await withPasskey()).someone)),
      400: () => ask(''),
      409: async () => {
        const someone = await person();
        await enrol(someone);
        return ask(await challenge(someone));
      },
      410: () => ask('x'),
      ...bodies('signin/second-factor/passkey'),
    },
    startPasskey: {
      200: async () => startAdding(await person()),
      409: async () => {
        const someone = await person();
        for (let i = 0; i < 10; i++) await addPasskey(someone);
        return startAdding(someone);
      },
      403: async () => post(await viewToken(server), 'passkey/start', { password }),
      ...withProof('passkey/start'),
    },
    confirmPasskey: {
      200: async () => {
        const someone = await person();
        return confirm(someone, new SoftwarePasskey().create((await startAdding(someone)).json().payload));
      },
      400: async () => {
        const someone = await person();
        await startAdding(someone);
        return confirm(someone, attestation);
      },
      401: () => post(null, 'passkey/confirm', { name: 'x', credential: attestation }),
      403: async () => post(await viewToken(server), 'passkey/confirm', { name: 'x', credential: attestation }),
      410: async () => confirm(await person(), attestation),
      ...bodies('passkey/confirm'),
    },
    renamePasskey: {
      200: async () => {
        const { someone, id } = await withPasskey();
        return rename(someone, id, 'Work laptop');
      },
      400: async () => rename(await person(), unknownId, ''),
      401: () =>
        server().call(null, { method: 'PUT', url: `/api/auth/passkey/id/${unknownId}`, payload: { name: 'x' } }),
      404: async () => rename(await person(), unknownId, 'x'),
      413: () => put('application/json', tooLargeJson),
      415: () => put('text/plain', 'x'),
    },
    removePasskey: {
      200: async () => {
        const { someone, id } = await withPasskey();
        return remove(someone, id);
      },
      404: async () => remove(await person(), unknownId),
      409: async () => {
        const { someone, id } = await withPasskey();
        const [user] = await server().db.select().from(users).where(eq(users.email, someone.email));
        await server()
          .db.update(agencies)
          .set({ factorRequiredFor: ['AGENCY_ADMIN'] })
          .where(eq(agencies.id, user?.agencyId ?? ''));
        return remove(someone, id);
      },
      ...withProof(`passkey/id/${unknownId}/remove`),
    },
  };
}
