import { signInLimit } from '@fairlead/rules';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { access } from '../src/access.ts';
import { SETUP_LIFE } from '../src/areas/auth/authenticators.ts';
import { CHALLENGE_LIFE } from '../src/areas/auth/challenges.ts';
import { makeSealedSecrets } from '../src/areas/auth/sealedSecrets.ts';
import { totpStep, totpUri } from '../src/areas/auth/totp.ts';
import { contract } from '../src/contract/document.ts';
import { auditLog, authenticators, mails, recoveryCodes, signInChallenges, users } from '../src/db/schema/index.ts';
import { scoped } from '../src/db/scope.ts';
import { cleanUp } from '../src/jobs/cleanUp.ts';
import { makeLogger } from '../src/log.ts';
import { resetFactor } from '../src/resetFactor.ts';
import { accountRequests, password } from './support/accounts.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { type Person, secondFactorRequests } from './support/secondFactors.ts';

const lines: string[] = [];
let server: Harness;
beforeAll(async () => {
  server = await startHarness({ log: makeLogger('trace', { write: (line) => void lines.push(line) }) });
});
afterAll(() => server.close());

const requests = secondFactorRequests(() => server);
const { post, start, enrol, status, turnOff, challenge, finish, person, code, nextCode, signIn } = requests;

const enrolled = async () => {
  const someone = await person();
  return { someone, factor: await enrol(someone) };
};
const wrongCode = '000000';
const me = (token: string) => server.app.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } });
const idOf = async ({ email }: Person) => {
  const [user] = await server.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return user?.id ?? '';
};
const mailsTo = async ({ email }: Person) =>
  (await server.db.select({ kind: mails.kind }).from(mails).where(eq(mails.to, email)).orderBy(desc(mails.id))).map(
    ({ kind }) => kind,
  );
const audited = async (someone: Person, operationId: string) =>
  (
    await server.db
      .select({ outcome: auditLog.outcome })
      .from(auditLog)
      .where(and(eq(auditLog.userId, await idOf(someone)), eq(auditLog.operationId, operationId)))
      .orderBy(auditLog.id)
  ).map(({ outcome }) => outcome);

describe('codes of an authenticator app', () => {
  // RFC 6238, appendix B, with the last six digits.
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ])('match the vectors of the standard at %i', (now, expected) => {
    expect(totpStep(secret, expected, now)).toBe(Math.floor(now / 30));
    expect(totpStep(secret, expected, now + 30)).toBe(Math.floor(now / 30));
    expect(totpStep(secret, expected, now - 30)).toBe(Math.floor(now / 30));
    expect(totpStep(secret, expected, now + 60)).toBeUndefined();
    expect(totpStep(secret, expected, now - 60)).toBeUndefined();
  });

  it('have an address that names the product and the account', () => {
    const uri = new URL(totpUri(secret, 'Fairlead', 'ann@demo.test'));
    expect(decodeURIComponent(uri.href)).toContain('otpauth://totp/Fairlead:ann@demo.test?');
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({
      secret,
      issuer: 'Fairlead',
      digits: '6',
      period: '30',
    });
  });
});

describe('a sealed secret', () => {
  it('opens with the same key and user only', () => {
    const sealed = makeSealedSecrets(['a']).seal('SECRET', 'ann');
    expect(makeSealedSecrets(['a']).open(sealed, 'ann')).toBe('SECRET');
    expect(makeSealedSecrets(['b']).open(sealed, 'ann')).toBeUndefined();
    expect(makeSealedSecrets(['a']).open(sealed, 'bob')).toBeUndefined();
    expect(makeSealedSecrets(['a']).open('', 'ann')).toBeUndefined();
  });
});

describe('setting up an authenticator app', () => {
  it('needs the password, and turns on with the first code', async () => {
    const someone = await person();
    const refused = await start(someone, { password: 'wrong' });
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'auth.notYourPassword']);
    const { secret } = (await start(someone)).json().payload;
    expect((await status(someone)).json().payload).toEqual({
      authenticator: null,
      passkeys: [],
      passkeyDomain: 'portal.test',
      recoveryCodes: null,
      required: false,
    });
    expect((await signIn(someone.email)).json().code).toBe('auth.signedIn');
    const wrong = await post(someone.token, 'second-factor/confirm', { code: wrongCode });
    expect([wrong.statusCode, wrong.json().code]).toEqual([400, 'auth.wrongCode']);
    const confirmed = await post(someone.token, 'second-factor/confirm', { code: code({ secret }) });
    expect(new Set(confirmed.json().payload.codes).size).toBe(10);
    const now = server.clock.now();
    expect((await status(someone)).json().payload).toEqual({
      authenticator: { enabledAt: now },
      passkeys: [],
      passkeyDomain: 'portal.test',
      recoveryCodes: { left: 10, total: 10, createdAt: now },
      required: false,
    });
    expect(await mailsTo(someone)).toContain('secondFactorOn');
    expect(await audited(someone, 'confirmAuthenticator')).toEqual(['DONE']);
  });

  it('expires', async () => {
    const someone = await person();
    const { secret } = (await start(someone)).json().payload;
    server.clock.advance(SETUP_LIFE + 1);
    const late = await post(someone.token, 'second-factor/confirm', { code: code({ secret }) });
    expect([late.statusCode, late.json().code]).toEqual([410, 'auth.setupGone']);
  });

  it('keeps the earlier app until a code of the new one is confirmed', async () => {
    const { someone, factor } = await enrolled();
    const { secret } = (await start(someone, { code: nextCode(factor) })).json().payload;
    expect((await finish(await challenge(someone), nextCode(factor))).statusCode).toBe(200);
    const replaced = await post(someone.token, 'second-factor/confirm', { code: code({ secret }) });
    expect(replaced.statusCode).toBe(200);
    expect((await finish(await challenge(someone), nextCode(factor))).statusCode).toBe(400);
    expect((await finish(await challenge(someone), nextCode({ secret }))).statusCode).toBe(200);
    expect((await finish(await challenge(someone), factor.codes[0] ?? '')).statusCode).toBe(400);
  });

  it('stores no secret, code or challenge in clear, and logs none', async () => {
    const { someone, factor } = await enrolled();
    const token = await challenge(someone);
    const stored = JSON.stringify([
      await server.db.select().from(authenticators),
      await server.db.select().from(recoveryCodes),
      await server.db.select().from(signInChallenges),
      await server.db.select().from(auditLog),
    ]);
    for (const text of [factor.secret, factor.codes[0] ?? 'x', token]) {
      expect(stored).not.toContain(text);
      expect(lines.join('')).not.toContain(text);
    }
  });
});

describe('the sign-in of an account with a second factor', () => {
  it('asks for a code in place of a session', async () => {
    const { someone } = await enrolled();
    const answer = await signIn(someone.email);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(Object.keys(answer.json().payload).sort()).toEqual([
      'authenticator',
      'challenge',
      'email',
      'expiresAt',
      'name',
      'passkeyDomain',
      'recoveryCodesLeft',
    ]);
    expect((await signIn(someone.email, { 'accept-language': 'de' })).json().message).toContain('Authenticator-App');
  });

  it('returns what a sign-in returns, and a device cookie', async () => {
    const { someone, factor } = await enrolled();
    const plain = await signIn((await person()).email);
    const answer = await finish(await challenge(someone), nextCode(factor));
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().code).toBe('auth.signedIn');
    expect(Object.keys(answer.json().payload).sort()).toEqual(Object.keys(plain.json().payload).sort());
    expect(answer.headers['set-cookie']).toContain('Path=/api/auth/signin;');
    expect((await me(answer.json().payload.accessToken)).json().payload.user.email).toBe(someone.email);
    expect(await audited(someone, 'signInWithSecondFactor')).toEqual(['DONE']);
  });

  it('accepts each code and each challenge once', async () => {
    const { someone, factor } = await enrolled();
    const [token, other] = [await challenge(someone), await challenge(someone)];
    const typed = nextCode(factor);
    expect((await finish(token, typed)).statusCode).toBe(200);
    expect((await finish(other, typed)).json().code).toBe('auth.wrongCode');
    expect((await finish(token, nextCode(factor))).json().code).toBe('auth.challengeGone');
  });

  it('starts one session when the same code is sent many times at once', async () => {
    const { someone, factor } = await enrolled();
    const tokens = await Promise.all(Array.from({ length: 4 }, () => challenge(someone)));
    const typed = nextCode(factor);
    const answers = await Promise.all(tokens.map((token) => finish(token, typed)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('does not accept the code that confirmed the app', async () => {
    const someone = await person();
    const factor = await enrol(someone);
    expect((await finish(await challenge(someone), code(factor))).json().code).toBe('auth.wrongCode');
  });

  it('expires after five minutes', async () => {
    const { someone, factor } = await enrolled();
    const token = await challenge(someone);
    server.clock.advance(CHALLENGE_LIFE + 1);
    const late = await finish(token, code(factor));
    expect([late.statusCode, late.json().code]).toEqual([410, 'auth.challengeGone']);
    await cleanUp(scoped(server.runtime, { role: 'fairlead_jobs' }), server.clock);
    expect(await server.db.$count(signInChallenges, eq(signInChallenges.userId, await idOf(someone)))).toBe(0);
  });

  it('ends when the password changes or the account is disabled', async () => {
    const { someone, factor } = await enrolled();
    const token = await challenge(someone);
    const { newestToken } = accountRequests(() => server);
    await post(null, 'forget-password', { userEmail: someone.email });
    const link = await newestToken(someone.email, 'resetPassword');
    const reset = await post(null, 'reset-password', { token: link, newPassword: password });
    expect(reset.statusCode, reset.body).toBe(200);
    expect((await finish(token, nextCode(factor))).statusCode).toBe(410);
    // A new password does not replace the second factor.
    const next = await challenge(someone);
    await server.db.update(users).set({ disabledAt: new Date() }).where(eq(users.email, someone.email));
    expect((await finish(next, nextCode(factor))).statusCode).toBe(410);
  });

  it('belongs to its account', async () => {
    const [one, other] = [await enrolled(), await enrolled()];
    expect((await finish(await challenge(one.someone), nextCode(other.factor))).statusCode).toBe(400);
    expect((await finish(await challenge(one.someone), other.factor.codes[0] ?? '')).statusCode).toBe(400);
  });

  it('works with a recovery code once, in any spelling, and mails a notice', async () => {
    const { someone, factor } = await enrolled();
    const [first = '', second = ''] = factor.codes;
    const spelled = ` ${first.toLowerCase().replaceAll('-', ' ')} `;
    expect((await finish(await challenge(someone), spelled)).statusCode).toBe(200);
    expect(await mailsTo(someone)).toContain('recoveryCodeUsed');
    const again = await finish(await challenge(someone), first);
    expect([again.statusCode, again.json().code]).toEqual([400, 'auth.wrongRecoveryCode']);
    const asked = (await signIn(someone.email)).json().payload;
    expect(asked.recoveryCodesLeft).toBe(9);
    expect((await finish(asked.challenge, second)).statusCode).toBe(200);
  });
});

describe('wrong codes', () => {
  it('lock the account after five, also with the right code and new challenges', async () => {
    const { someone, factor } = await enrolled();
    for (let i = 0; i < signInLimit.failures; i++) {
      expect((await finish(await challenge(someone), wrongCode)).statusCode).toBe(400);
    }
    const locked = await finish(await challenge(someone), nextCode(factor));
    expect([locked.statusCode, locked.json().code]).toEqual([429, 'auth.tooManyFailures']);
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(14 * 60);
    expect((await finish(await challenge(someone), factor.codes[0] ?? '')).statusCode).toBe(429);
    expect(await audited(someone, 'signInWithSecondFactor')).toEqual(expect.arrayContaining(['FAILED', 'LOCKED']));
    server.clock.advance(signInLimit.windowSeconds);
    expect((await finish(await challenge(someone), code(factor))).statusCode).toBe(200);
  });

  it('are all counted when sent at the same time', async () => {
    const { someone } = await enrolled();
    const token = await challenge(someone);
    const answers = await Promise.all(Array.from({ length: 12 }, () => finish(token, wrongCode)));
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([...Array<number>(5).fill(400), ...Array<number>(7).fill(429)]);
  });

  it('of others do not lock out a device of the account', async () => {
    const { someone, factor } = await enrolled();
    const signedIn = await finish(await challenge(someone), nextCode(factor));
    const cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? '';
    const token = await challenge(someone);
    for (let i = 0; i < signInLimit.failures; i++) await finish(token, wrongCode);
    const typed = nextCode(factor);
    expect((await finish(token, typed)).statusCode).toBe(429);
    expect((await finish(token, typed, { headers: { cookie } })).statusCode).toBe(200);
  });
});

describe('turning off the second factor', () => {
  it('needs the password or a code, and ends codes and open sign-ins', async () => {
    const { someone, factor } = await enrolled();
    const token = await challenge(someone);
    expect((await turnOff(someone, { password: 'wrong' })).json().code).toBe('auth.notYourPassword');
    expect((await turnOff(someone, { code: wrongCode })).json().code).toBe('auth.wrongCode');
    expect((await turnOff(someone, {})).statusCode).toBe(400);
    expect((await turnOff(someone, { password, code: wrongCode })).statusCode).toBe(400);
    expect((await turnOff(someone, { code: nextCode(factor) })).statusCode).toBe(200);
    expect((await status(someone)).json().payload).toEqual({
      authenticator: null,
      passkeys: [],
      passkeyDomain: 'portal.test',
      recoveryCodes: null,
      required: false,
    });
    expect((await finish(token, nextCode(factor))).statusCode).toBe(410);
    expect((await signIn(someone.email)).json().code).toBe('auth.signedIn');
    expect(await mailsTo(someone)).toContain('secondFactorOff');
    expect(await audited(someone, 'turnOffSecondFactor')).toEqual(expect.arrayContaining(['FAILED', 'DONE']));
  });

  it('cannot be used to guess codes or passwords', async () => {
    const { someone, factor } = await enrolled();
    const guesses = Array.from({ length: 12 }, () => turnOff(someone, { code: wrongCode }));
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([...Array<number>(5).fill(400), ...Array<number>(7).fill(429)]);
    expect((await turnOff(someone, { code: nextCode(factor) })).statusCode).toBe(429);
    expect(await audited(someone, 'turnOffSecondFactor')).toContain('LOCKED');
  });
});

it('renews recovery codes, which end the earlier ones', async () => {
  const { someone, factor } = await enrolled();
  const renewed = await post(someone.token, 'second-factor/recovery-codes', { password });
  const [fresh = ''] = renewed.json().payload.codes;
  expect((await finish(await challenge(someone), factor.codes[0] ?? '')).statusCode).toBe(400);
  expect((await finish(await challenge(someone), fresh)).statusCode).toBe(200);
});

it('is reset by the operator, who names the account', async () => {
  const { someone } = await enrolled();
  const reset = (email: string) => resetFactor(scoped(server.runtime, { role: 'fairlead_auth' }), email, server);
  expect(await reset('nobody@demo.test')).toBe(false);
  expect(await reset(someone.email.toUpperCase())).toBe(true);
  expect((await me(someone.token)).statusCode).toBe(401);
  expect((await signIn(someone.email)).json().code).toBe('auth.signedIn');
  expect(await mailsTo(someone)).toContain('secondFactorReset');
  expect(await server.db.$count(auditLog, eq(auditLog.operationId, 'resetFactor'))).toBe(1);
  expect(await reset(someone.email)).toBe(false);
});

it('opens no operation with a challenge as the token', async () => {
  const { someone } = await enrolled();
  const token = await challenge(someone);
  const secured = [...contract.values()].filter(({ id }) => access[id] !== 'public');
  expect(secured.length).toBeGreaterThan(200);
  for (const { id, method, path } of secured) {
    const url = path.replace(/\{\w+\}/g, '01900000-0000-7000-8000-000000000000');
    const answer = await server.app.inject({
      method: method as 'GET',
      url,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.statusCode, id).toBe(401);
  }
});
