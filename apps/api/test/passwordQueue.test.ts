import { signInLimit } from '@fairlead/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountRequests, newEmail, password } from './support/accounts.ts';
import { type Harness, signInRequest, startHarness } from './support/harness.ts';
import { whilePasswordQueueIsFull } from './support/passwordQueue.ts';

describe('while the queue of password checks is full', () => {
  let server: Harness;
  beforeAll(async () => {
    server = await startHarness();
  });
  afterAll(() => server.close());
  const { post, signUp } = accountRequests(() => server);
  const signIn = (email: string) => server.app.inject(signInRequest(email));

  it('a sign-in answers 503 with Retry-After, and works afterwards', async () => {
    const busy = await whilePasswordQueueIsFull(() => signIn('owner@demo.test'));
    expect([busy.statusCode, busy.json().code, busy.headers['retry-after']]).toEqual([503, 'error.unavailable', '2']);
    expect((await signIn('owner@demo.test')).statusCode).toBe(200);
  });

  it('requests that cannot succeed are rejected without a hash', async () => {
    const locked = newEmail();
    for (let i = 0; i < signInLimit.failures; i++) await signIn(locked);
    const statuses = await whilePasswordQueueIsFull(async () => {
      const answers = [
        await post('reset-password', { token: 'unknown', newPassword: password }),
        await post('verify-email', { token: 'unknown', password }),
        await post('invitation/signup', { name: 'A', password, licensedAgent: false, invitationToken: 'unknown' }),
        await signUp({ email: 'owner@demo.test' }),
        await signIn(locked),
      ];
      return answers.map(({ statusCode }) => statusCode);
    });
    expect(statuses).toEqual([410, 410, 410, 409, 429]);
  });
});
