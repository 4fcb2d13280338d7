import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { users } from '../src/db/schema/index.ts';
import { accountRequests } from './support/accounts.ts';
import { databaseKind } from './support/database.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { countLockWaits } from './support/lockWaits.ts';
import { secondFactorRequests } from './support/secondFactors.ts';

let server: Harness;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const { post, newestToken } = accountRequests(() => server);
const { person, enrol, challenge, finish, signIn } = secondFactorRequests(() => server);

const untilWaiting = (connections: number) =>
  vi.waitFor(
    async () => {
      const waiting = await countLockWaits(server);
      expect(waiting).toBe(connections);
    },
    { timeout: 20_000 },
  );

const statusOf = async (accessToken: string) =>
  (await server.app.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${accessToken}` } })).statusCode;

// PGlite runs one transaction after the other.
describe.runIf(databaseKind() === 'postgres')('a password that is reset while its owner or a thief signs in', () => {
  const someone = async () => {
    const { email } = await person();
    await post('forget-password', { userEmail: email });
    return { email, token: await newestToken(email, 'resetPassword') };
  };

  /** Resets the password while a sign-in waits for the account. Returns the answer of the sign-in. */
  const during = async (email: string, token: string, signingIn: () => ReturnType<typeof signIn>) => {
    const [answering, resetting] = await server.db.transaction(async (tx) => {
      // As another sign-in to the account.
      await tx.update(users).set({ lastSignInAt: new Date() }).where(eq(users.email, email));
      const waiting = signingIn();
      await untilWaiting(1);
      const reset = post('reset-password', { token, newPassword: 'Chosen#Anew1' });
      await Promise.race([reset, untilWaiting(2)]);
      return [waiting, reset];
    });
    expect((await resetting).statusCode).toBe(200);
    return answering;
  };

  it('ends the session of the sign-in', async () => {
    const { email, token } = await someone();
    const answer = await during(email, token, () => signIn(email));
    expect(answer.statusCode).toBe(200);
    expect(await statusOf(answer.json().payload.accessToken)).toBe(401);
  });

  it('ends the session of a sign-in with a second factor', async () => {
    const owner = await person();
    const { codes } = await enrol(owner);
    await post('forget-password', { userEmail: owner.email });
    const token = await newestToken(owner.email, 'resetPassword');
    const asked = await challenge(owner);
    const answer = await during(owner.email, token, () => finish(asked, codes[0] ?? ''));
    expect(answer.statusCode).toBe(200);
    expect(await statusOf(answer.json().payload.accessToken)).toBe(401);
  });
});
