import { passkeyLimits, signInLimit } from '@fairlead/rules';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHALLENGE_LIFE } from '../src/areas/auth/challenges.ts';
import { PASSKEY_SETUP_LIFE } from '../src/areas/auth/passkeys.ts';
import { relyingPartyOf } from '../src/areas/auth/relyingParty.ts';
import { auditLog, mails, passkeySetups, passkeys, users } from '../src/db/schema/index.ts';
import { scoped } from '../src/db/scope.ts';
import { cleanUp } from '../src/jobs/cleanUp.ts';
import { resetFactor } from '../src/resetFactor.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { passkeyRequests } from './support/passkeys.ts';
import type { Person } from './support/secondFactors.ts';
import { type Flaws, SoftwarePasskey } from './support/softwarePasskey.ts';

let server: Harness;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const requests = passkeyRequests(() => server);
const { person, enrol, status, turnOff, challenge, finish, nextCode, signIn } = requests;
const { startAdding, confirm, addPasskey, ask, answer, rename, remove } = requests;

const withPasskey = async () => {
  const someone = await person();
  return { someone, ...(await addPasskey(someone)) };
};
/** Starts a sign-in and asks for the passkey. */
const asked = async (someone: Person) => {
  const token = await challenge(someone);
  return { token, options: (await ask(token)).json().payload };
};
const statusOf = async (someone: Person) => (await status(someone)).json().payload;
const idOf = async ({ email }: Person) => {
  const [user] = await server.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return user?.id ?? '';
};
const mailsTo = async ({ email }: Person) =>
  (await server.db.select({ kind: mails.kind }).from(mails).where(eq(mails.to, email)).orderBy(desc(mails.id))).map(
    ({ kind }) => kind,
  );
const audited = async (someone: Person, operationId: string) =>
  server.db
    .select({ outcome: auditLog.outcome, before: auditLog.before, after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.userId, await idOf(someone)), eq(auditLog.operationId, operationId)));

describe('the relying party', () => {
  it.each([
    ['https://portal.example.com/', { id: 'portal.example.com', origin: 'https://portal.example.com' }],
    ['http://127.0.0.1:4000', { id: 'localhost', origin: 'http://localhost:4000' }],
    ['http://[::1]:4000', { id: 'localhost', origin: 'http://localhost:4000' }],
    ['http://localhost:4000', { id: 'localhost', origin: 'http://localhost:4000' }],
    ['https://203.0.113.7', undefined],
    ['https://[2001:db8::1]', undefined],
  ])('of %s', (url, expected) => {
    expect(relyingPartyOf(url)).toEqual(expected);
  });
});

describe('adding a passkey', () => {
  it('needs the password, and returns recovery codes with the first factor only', async () => {
    const someone = await person();
    expect((await startAdding(someone, { password: 'wrong' })).json().code).toBe('auth.notYourPassword');
    const first = await addPasskey(someone, '  Work laptop ');
    expect(new Set(first.codes).size).toBe(10);
    expect((await addPasskey(someone)).codes).toBeNull();
    const now = server.clock.now();
    const passkey = { synced: false, creationDate: now, lastUsedDate: null };
    expect(await statusOf(someone)).toMatchObject({
      authenticator: null,
      passkeys: [
        { ...passkey, name: 'Work laptop' },
        { ...passkey, name: 'Blue security key' },
      ],
      recoveryCodes: { left: 10, total: 10 },
    });
    expect(await mailsTo(someone)).toContain('passkeyAdded');
    expect((await audited(someone, 'confirmPasskey'))[0]).toEqual({
      outcome: 'DONE',
      before: { passkey: null },
      after: { passkey: 'Work laptop' },
    });
  });

  it('keeps the recovery codes of an authenticator app, and takes its code as the proof', async () => {
    const someone = await person();
    const factor = await enrol(someone);
    const started = await startAdding(someone, { code: nextCode(factor) });
    const added = await confirm(someone, new SoftwarePasskey().create(started.json().payload));
    expect(added.json().payload.codes).toBeNull();
    expect((await finish(await challenge(someone), factor.codes[0] ?? '')).statusCode).toBe(200);
  });

  it('names the existing passkeys, so that a device is not added twice', async () => {
    const { someone, passkey } = await withPasskey();
    const options = (await startAdding(someone)).json().payload;
    expect(options.excludeCredentials).toEqual([{ id: passkey.id, type: 'public-key', transports: ['usb'] }]);
    expect(options.authenticatorSelection.userVerification).toBe('required');
    expect((await confirm(someone, passkey.create(options))).json().code).toBe('auth.wrongPasskey');
  });

  const flaws: [string, Flaws][] = [
    ['of another site', { origin: 'https://portal.test.example' }],
    ['of another domain', { domain: 'example.com' }],
    ['for another challenge', { challenge: 'AAAA' }],
    ['that answers a sign-in', { type: 'webauthn.get' }],
    ['without verification of the user', { verified: false }],
  ];
  it.each(flaws)('refuses one %s, and uses the options up', async (_, flaw) => {
    const someone = await person();
    const options = (await startAdding(someone)).json().payload;
    const passkey = new SoftwarePasskey();
    const refused = await confirm(someone, passkey.create(options, flaw));
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'auth.wrongPasskey']);
    expect((await confirm(someone, passkey.create(options))).json().code).toBe('auth.setupGone');
    expect((await statusOf(someone)).passkeys).toEqual([]);
  });

  it('expires, and belongs to its user', async () => {
    const [someone, other] = [await person(), await person()];
    const options = (await startAdding(someone)).json().payload;
    expect((await confirm(other, new SoftwarePasskey().create(options))).statusCode).toBe(410);
    server.clock.advance(PASSKEY_SETUP_LIFE + 1);
    await startAdding(other);
    await cleanUp(scoped(server.runtime, { role: 'fairlead_jobs' }), server.clock);
    expect(await server.db.$count(passkeySetups, eq(passkeySetups.userId, await idOf(someone)))).toBe(0);
    expect(await server.db.$count(passkeySetups, eq(passkeySetups.userId, await idOf(other)))).toBe(1);
  });

  it('ends at the maximum number', async () => {
    const someone = await person();
    for (let i = 0; i < passkeyLimits.perUser; i++) await addPasskey(someone);
    const refused = await startAdding(someone);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'auth.tooManyPasskeys']);
  });
});

describe('the sign-in with a passkey', () => {
  it('takes the place of a code', async () => {
    const { someone, passkey } = await withPasskey();
    const first = (await signIn(someone.email)).json();
    expect(first.code).toBe('auth.secondFactorRequired');
    expect(first.payload).toMatchObject({ authenticator: false, passkeyDomain: 'portal.test', recoveryCodesLeft: 10 });
    const { token, options } = await asked(someone);
    expect(options.allowCredentials).toEqual([{ id: passkey.id, type: 'public-key', transports: ['usb'] }]);
    const signedIn = await answer(token, passkey.get(options));
    expect(signedIn.json().code, signedIn.body).toBe('auth.signedIn');
    expect(signedIn.headers['set-cookie']).toContain('Path=/api/auth/signin;');
    expect((await statusOf(someone)).passkeys[0].lastUsedDate).toBe(server.clock.now());
    expect((await answer(token, passkey.get(options))).json().code).toBe('auth.challengeGone');
  });

  const flaws: [string, Flaws][] = [
    ['of another site', { origin: 'http://portal.test' }],
    ['of another domain', { domain: 'example.com' }],
    ['for another challenge', { challenge: 'AAAA' }],
    ['without verification of the user', { verified: false }],
    ['whose counter went back', { counter: 1 }],
  ];
  it.each(flaws)('refuses an answer %s, and uses the options up', async (_, flaw) => {
    const { someone, passkey } = await withPasskey();
    const { token, options } = await asked(someone);
    const refused = await answer(token, passkey.get(options, flaw));
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'auth.wrongPasskey']);
    expect((await answer(token, passkey.get(options, { counter: 9 }))).json().code).toBe('auth.wrongPasskey');
    const again = (await ask(token)).json().payload;
    expect((await answer(token, passkey.get(again, { counter: 10 }))).json().code).toBe('auth.signedIn');
  });

  it('refuses a forged signature, and the passkey of another user', async () => {
    const [one, other] = [await withPasskey(), await withPasskey()];
    const { token, options } = await asked(one.someone);
    const forged = { ...other.passkey.get(options), id: one.passkey.id };
    expect((await answer(token, forged)).json().code).toBe('auth.wrongPasskey');
    const again = (await ask(token)).json().payload;
    expect((await answer(token, other.passkey.get(again))).json().code).toBe('auth.wrongPasskey');
  });

  it('needs options that were asked for, within five minutes', async () => {
    const { someone, passkey } = await withPasskey();
    const token = await challenge(someone);
    expect((await answer(token, passkey.get({ challenge: '', rpId: 'portal.test' }))).statusCode).toBe(400);
    const options = (await ask(token)).json().payload;
    server.clock.advance(CHALLENGE_LIFE);
    expect((await answer(token, passkey.get(options))).statusCode).toBe(410);
    expect((await ask(token)).statusCode).toBe(410);
  });

  it('takes either a code or a passkey', async () => {
    const { someone, passkey, codes } = await withPasskey();
    const { token, options } = await asked(someone);
    const both = { challenge: token, passkey: passkey.get(options), code: codes?.[0] };
    expect((await requests.post(null, 'signin/second-factor', both)).statusCode).toBe(400);
    expect((await requests.post(null, 'signin/second-factor', { challenge: token })).statusCode).toBe(400);
    expect((await finish(token, codes?.[0] ?? '')).statusCode).toBe(200);
  });

  it('locks after five failures, which count together with wrong codes', async () => {
    const { someone, passkey, codes } = await withPasskey();
    for (let i = 0; i < signInLimit.failures; i++) {
      const { token, options } = await asked(someone);
      if (i % 2 === 0) expect((await finish(token, '000000')).statusCode).toBe(400);
      else expect((await answer(token, passkey.get(options, { verified: false }))).statusCode).toBe(400);
    }
    const { token, options } = await asked(someone);
    expect((await answer(token, passkey.get(options))).statusCode).toBe(429);
    expect((await finish(token, codes?.[0] ?? '')).statusCode).toBe(429);
    const outcomes = (await audited(someone, 'signInWithSecondFactor')).map(({ outcome }) => outcome);
    expect(outcomes).toEqual(expect.arrayContaining(['FAILED', 'LOCKED']));
  });
});

describe('the own passkeys', () => {
  it('can be renamed, by their user only', async () => {
    const [{ someone, id }, other] = [await withPasskey(), await person()];
    expect((await rename(someone, id, ' Work laptop ')).json().payload.name).toBe('Work laptop');
    expect((await rename(someone, id, '   ')).statusCode).toBe(400);
    expect((await rename(other, id, 'mine')).json().code).toBe('passkey.notFound');
    expect((await remove(other, id)).statusCode).toBe(404);
    expect((await statusOf(someone)).passkeys).toMatchObject([{ id, name: 'Work laptop' }]);
  });

  it('can be removed with the password. The last factor takes the codes with it', async () => {
    const { someone, id } = await withPasskey();
    const second = await addPasskey(someone, 'Second');
    const token = await challenge(someone);
    expect((await remove(someone, id, { password: 'wrong' })).json().code).toBe('auth.notYourPassword');
    expect((await remove(someone, id)).json().code).toBe('auth.passkeyRemoved');
    expect(await mailsTo(someone)).toContain('passkeyRemoved');
    expect((await signIn(someone.email)).json().code).toBe('auth.secondFactorRequired');
    expect((await remove(someone, second.id)).json().code).toBe('auth.secondFactorOff');
    expect(await mailsTo(someone)).toContain('secondFactorOff');
    expect(await statusOf(someone)).toMatchObject({ passkeys: [], recoveryCodes: null });
    expect((await ask(token)).statusCode).toBe(410);
    expect((await signIn(someone.email)).json().code).toBe('auth.signedIn');
  });

  it('stay when the app is removed, and the reverse', async () => {
    const { someone, id } = await withPasskey();
    await enrol(someone);
    expect((await turnOff(someone)).json().code).toBe('auth.authenticatorRemoved');
    expect(await mailsTo(someone)).toContain('authenticatorRemoved');
    expect(await statusOf(someone)).toMatchObject({
      authenticator: null,
      passkeys: [{ id }],
      recoveryCodes: { left: 10 },
    });
    await enrol(someone);
    expect((await remove(someone, id)).json().code).toBe('auth.passkeyRemoved');
    expect((await turnOff(someone)).json().code).toBe('auth.secondFactorOff');
  });

  it('are removed by a reset', async () => {
    const { someone } = await withPasskey();
    const run = scoped(server.runtime, { role: 'fairlead_auth' });
    expect(await resetFactor(run, someone.email, server)).toBe(true);
    expect(await server.db.$count(passkeys, eq(passkeys.userId, await idOf(someone)))).toBe(0);
    expect((await signIn(someone.email)).json().code).toBe('auth.signedIn');
  });
});

describe('a required second factor', () => {
  let strict: Harness;
  beforeAll(async () => {
    strict = await startHarness({ adminsNeedFactor: true });
  });
  afterAll(() => strict.close());

  it('can be a passkey, and the last one stays', async () => {
    const { signIn, addPasskey, remove, status } = passkeyRequests(() => strict);
    const email = 'limited-admin@demo.test';
    const other = (await signIn(email)).json().payload;
    const first = (await signIn(email)).json().payload;
    expect(first.mustEnrol).toBe(true);
    const admin = { email, token: first.accessToken };
    const { id } = await addPasskey(admin);
    expect((await status({ email, token: other.accessToken })).statusCode).toBe(401);
    const kept = await remove(admin, id);
    expect([kept.statusCode, kept.json().code]).toEqual([409, 'auth.secondFactorNeeded']);
    expect((await status(admin)).json().payload.passkeys).toHaveLength(1);
    await addPasskey(admin);
    expect((await remove(admin, id)).statusCode).toBe(200);
  });

  it('opens the session in which it is set up, and ends the others that lack it', async () => {
    const { signIn, enrol } = passkeyRequests(() => strict);
    const email = 'admin@demo.test';
    const signedIn = async () => ({ email, token: (await signIn(email)).json().payload.accessToken });
    const [stranger, admin] = [await signedIn(), await signedIn()];
    const read = async ({ token }: { token: string }) => {
      const answer = await strict.app.inject({ url: '/api/admin/all', headers: { authorization: `Bearer ${token}` } });
      return answer.statusCode;
    };
    expect([await read(stranger), await read(admin)]).toEqual([403, 403]);
    await enrol(admin);
    expect([await read(stranger), await read(admin)]).toEqual([401, 200]);
  });
});
