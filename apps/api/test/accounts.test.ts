import { accountLimits, DAY, dayFrom, dayOf, signInLimit } from '@fairlead/rules';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailTokenLife } from '../src/areas/auth/mailTokens.ts';
import { uuidv7 } from '../src/db/ids.ts';
import { addresses, agencies, auditLog, contacts, credentials, mails, roles, users } from '../src/db/schema/index.ts';
import { accountRequests, newEmail, password } from './support/accounts.ts';
import { type Harness, signInRequest, startHarness } from './support/harness.ts';

let server: Harness;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const { post, signUp, signUpByReferral, newestMail, newestToken, verify } = accountRequests(() => server);
const signIn = (email: string, typed = password) => server.app.inject(signInRequest(email, typed));
const userOf = async (email: string) => (await server.db.select().from(users).where(eq(users.email, email)))[0];
/** Returns a new network address, so that rate limits of other tests do not apply. */
let callers = 0;
const caller = () => ({ remoteAddress: `198.51.100.${callers++}` });
const me = (token: string) => server.app.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } });
const tokenOf = async (email: string, typed?: string): Promise<string> =>
  (await signIn(email, typed)).json().payload.accessToken;

describe('sign-up', () => {
  it('creates an agency with an admin, who can sign in after verification', async () => {
    const email = newEmail();
    const created = await signUp(
      { email, agencyName: '  Blue Harbor ', name: 'Ada Boss', licensedAgent: true },
      caller(),
    );
    expect(created.json()).toMatchObject({
      code: 'auth.userCreated',
      message: 'User Created. Please check your email address and verify your account.',
    });
    expect((await signIn(email)).json()).toMatchObject({ code: 'auth.unverified' });
    const mail = await newestMail(email, 'verifyEmail');
    expect(mail?.text).toContain('https://portal.test/auth/verify-email?token=');
    expect((await verify(email)).statusCode).toBe(200);
    const { user, agency, subscribed } = (await signIn(email)).json().payload;
    expect(agency.name).toBe('Blue Harbor');
    expect(user).toMatchObject({ name: 'Ada Boss', agencyAdmin: true, licensedAgent: true });
    expect(user.roles[0]).toMatchObject({ name: 'Agency admin', privileges: [{ name: 'TRANSACTION_VIEW' }] });
    expect(subscribed).toBe(false);
    const done = and(eq(auditLog.agencyId, agency.id), eq(auditLog.outcome, 'DONE'));
    const trail = await server.db.select().from(auditLog).where(done);
    expect(trail.map(({ recordType }) => recordType).sort()).toEqual(['agency', 'session', 'user', 'user']);
  });

  it('sends mails in the language of the request', async () => {
    const email = newEmail();
    const payload = { email, password, agencyName: 'A', name: 'B', licensedAgent: false };
    const headers = { 'accept-language': 'nl' };
    await server.app.inject({ method: 'POST', url: '/api/auth/signup', headers, payload, ...caller() });
    expect(await userOf(email)).toMatchObject({ language: 'nl' });
    expect(await newestMail(email, 'verifyEmail')).toMatchObject({ subject: 'Bevestig uw e-mailadres' });
  });

  it.each([
    ['Europe/Amsterdam', 'Europe/Amsterdam'],
    ['Mars/Olympus', null],
    [undefined, null],
  ])('gives an agency that signs up in %s the time zone %s', async (timeZone, stored) => {
    const email = newEmail();
    expect((await signUp({ email, timeZone }, caller())).statusCode).toBe(201);
    const user = await userOf(email);
    const [agency] = await server.db
      .select()
      .from(agencies)
      .where(eq(agencies.id, user?.agencyId ?? ''));
    expect(agency?.timeZone).toBe(stored);
  });

  it('rejects a used address and stores nothing', async () => {
    const before = await server.db.$count(agencies);
    const refused = await signUp({ email: 'OWNER@demo.test' }, caller());
    expect([refused.statusCode, refused.json().errors]).toEqual([
      409,
      [{ field: 'email', message: 'There is already an account with this email', code: 'auth.emailTaken' }],
    ]);
    expect(await server.db.$count(agencies)).toBe(before);
  });

  it.each([
    ['short#1', 'Password must have at least 8 characters'],
    ['NoDigits#', 'Password must contain at least one digit'],
    ['NoSpecial1', 'Password must contain at least one special character (@ $ ! % * ? & # ^)'],
    ['With space#1', 'Password must not contain spaces'],
    [`#1${'x'.repeat(254)}`, 'Password can have at most 255 characters'],
  ])('rejects an invalid password: %s', async (typed, message) => {
    const { errors } = (await signUp({ password: typed }, caller())).json();
    expect(errors).toEqual([expect.objectContaining({ field: 'password', message })]);
  });

  it('stores only a hash of the password', async () => {
    const email = newEmail();
    await signUp({ email, password: 'Seldom#Seen1' }, caller());
    const user = await userOf(email);
    const [stored] = await server.db
      .select()
      .from(credentials)
      .where(eq(credentials.userId, user?.id ?? ''));
    expect(stored?.passwordHash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(await server.db.select().from(auditLog))).not.toContain('Seldom');
  });

  it('is rate-limited per caller', async () => {
    const from = caller();
    for (let i = 0; i < accountLimits.signUpsOfCaller; i++) await signUp({ email: 'owner@demo.test' }, from);
    const closed = await signUp({}, from);
    expect(closed.statusCode).toBe(429);
    expect(Number(closed.headers['retry-after'])).toBeGreaterThan(3500);
    expect((await signUp({}, caller())).statusCode).toBe(201);
  });
});

describe('an IPv6 network', () => {
  it('counts as one caller, however many of its addresses sign up', async () => {
    const from = (host: number) => ({ remoteAddress: `2001:db8:77:1::${host.toString(16)}` });
    for (let i = 0; i < accountLimits.signUpsOfCaller; i++) await signUp({ email: 'owner@demo.test' }, from(i));
    expect((await signUp({}, from(999))).statusCode).toBe(429);
    expect((await signUp({}, { remoteAddress: '2001:db8:77:2::1' })).statusCode).toBe(201);
  });

  it.each([
    ['forget-password', 'userEmail'],
    ['verify-email/resend', 'email'],
  ])('counts as one caller, however many of its addresses request a mail by %s', async (path, field) => {
    const ask = (remoteAddress: string) => post(path, { [field]: newEmail() }, { remoteAddress });
    const answers = await Promise.all(
      Array.from({ length: accountLimits.mailsOfCaller + 1 }, (_, host) => ask(`2001:db8:78:1::${host.toString(16)}`)),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([...Array<number>(accountLimits.mailsOfCaller).fill(200), 429]);
    expect((await ask('2001:db8:78:2::1')).statusCode).toBe(200);
  });
});

describe('the verification link', () => {
  it('works once within two days, and a new link replaces it', async () => {
    const email = newEmail();
    await signUp({ email }, caller());
    const first = await newestToken(email, 'verifyEmail');
    await post('verify-email/resend', { email }, caller());
    const second = await newestToken(email, 'verifyEmail');
    expect(second).not.toBe(first);
    expect((await post('verify-email', { token: first, password })).json()).toMatchObject({ code: 'auth.linkGone' });
    server.clock.advance(mailTokenLife.verifyEmail + 60);
    expect((await post('verify-email', { token: second, password })).statusCode).toBe(410);
    expect((await userOf(email))?.emailVerifiedAt).toBeNull();
  });

  it('is resent with the same response for every address', async () => {
    const pending = newEmail();
    await signUp({ email: pending }, caller());
    const before = await server.db.$count(mails);
    const answers = [];
    for (const email of ['nobody@people.test', 'owner@demo.test', pending])
      answers.push((await post('verify-email/resend', { email }, caller())).body);
    expect(new Set(answers).size).toBe(1);
    expect(await server.db.$count(mails)).toBe(before + 1);
  });
});

describe('password reset', () => {
  it('sets a new password, ends all sessions and unlocks the account', async () => {
    const email = 'agent@demo.test';
    const session = await tokenOf(email);
    for (let i = 0; i < signInLimit.failures; i++) await signIn(email, 'guess');
    expect((await signIn(email)).statusCode).toBe(429);
    const asked = await post('forget-password', { userEmail: email.toUpperCase() }, caller());
    expect(asked.json()).toMatchObject({ message: 'Password reset link has been sent to your email' });
    const token = await newestToken(email, 'resetPassword');
    const both = await Promise.all([1, 2].map(() => post('reset-password', { token, newPassword: 'Chosen#Anew1' })));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
    expect((await me(session)).statusCode).toBe(401);
    expect((await signIn(email)).statusCode).toBe(401);
    expect((await signIn(email, 'Chosen#Anew1')).statusCode).toBe(200);
    expect(await newestMail(email, 'passwordChanged')).toBeDefined();
  });

  it('answers the same for every address and mails only active accounts with a password', async () => {
    const invited = newEmail();
    const [role] = await server.db.select().from(roles).where(eq(roles.name, 'Full access'));
    await server.db.insert(users).values({ id: uuidv7(), roleId: role?.id ?? '', name: 'I', email: invited });
    await server.db.update(users).set({ disabledAt: new Date() }).where(eq(users.email, 'limited-admin@demo.test'));
    const before = await server.db.$count(mails);
    const bodies = [];
    const times = [];
    for (const userEmail of ['nobody@people.test', 'limited-admin@demo.test', invited, 'owner@demo.test']) {
      const begun = performance.now();
      bodies.push((await post('forget-password', { userEmail }, caller())).body);
      times.push(performance.now() - begun);
    }
    expect(new Set(bodies).size).toBe(1);
    expect(Math.min(...times)).toBeGreaterThan(240);
    expect(await server.db.$count(mails)).toBe(before + 1);
    await server.db.update(users).set({ disabledAt: null }).where(eq(users.email, 'limited-admin@demo.test'));
  });

  it('also verifies the address', async () => {
    const email = newEmail();
    await signUp({ email }, caller());
    await post('forget-password', { userEmail: email }, caller());
    const token = await newestToken(email, 'resetPassword');
    await post('reset-password', { token, newPassword: 'Chosen#Anew1' });
    expect((await signIn(email, 'Chosen#Anew1')).statusCode).toBe(200);
  });

  it('is rate-limited per address and per caller', async () => {
    const userEmail = newEmail();
    const ask = (email: string, from = caller()) => post('forget-password', { userEmail: email }, from);
    const answers = [];
    for (let i = 0; i <= accountLimits.mailsToAddress; i++) answers.push((await ask(userEmail)).statusCode);
    expect(answers).toEqual([200, 200, 200, 429]);
    const from = caller();
    for (let i = 0; i < accountLimits.mailsOfCaller; i++) await ask(newEmail(), from);
    const closed = await ask(newEmail(), from);
    expect(closed.json()).toMatchObject({ code: 'auth.tooManyAttempts', message: expect.stringMatching(/in 60 min/) });
    server.clock.advance(accountLimits.windowSeconds);
    expect((await ask(userEmail)).statusCode).toBe(200);
  });
});

describe('password change', () => {
  const email = 'customer@demo.test';
  const change = (token: string, previousPassword: string, newPassword: string, as = email) =>
    server.app.inject({
      method: 'POST',
      url: '/api/auth/changepassword',
      headers: { authorization: `Bearer ${token}` },
      payload: { email: as, previousPassword, newPassword },
    });

  it('ends the other sessions of the user', async () => {
    const [here, elsewhere] = [await tokenOf(email), await tokenOf(email)];
    const changed = await change(here, password, 'Changed#Once1', 'owner@demo.test');
    expect(changed.json()).toMatchObject({ success: true, code: 'auth.passwordChanged' });
    expect((await me(here)).statusCode).toBe(200);
    expect((await me(elsewhere)).statusCode).toBe(401);
    expect((await signIn(email)).statusCode).toBe(401);
    expect((await signIn('owner@demo.test')).statusCode).toBe(200);
    expect(await newestMail(email, 'passwordChanged')).toBeDefined();
  });

  it('requires the current password and prevents guessing', async () => {
    const here = await tokenOf(email, 'Changed#Once1');
    for (let i = 0; i < signInLimit.failures; i++)
      expect((await change(here, 'guess', 'Changed#Twice1')).json()).toMatchObject({ code: 'auth.wrongPassword' });
    expect((await change(here, 'Changed#Once1', 'Changed#Twice1')).statusCode).toBe(429);
    server.clock.advance(signInLimit.windowSeconds);
    expect((await change(here, 'Changed#Once1', 'Changed#Twice1')).statusCode).toBe(200);
  });

  it('invalidates a pending reset link', async () => {
    await post('forget-password', { userEmail: email }, caller());
    const token = await newestToken(email, 'resetPassword');
    await change(await tokenOf(email, 'Changed#Twice1'), 'Changed#Twice1', 'Changed#Thrice1');
    expect((await post('reset-password', { token, newPassword: 'Stolen#2026' })).statusCode).toBe(410);
  });
});

describe('sign-up by referral', () => {
  const validate = (referral: string) => server.app.inject(`/api/auth/referral/validate?referral=${referral}`);

  it('returns the agent of the referral, or rejects an invalid one', async () => {
    expect((await validate('daniel-okafor')).json().payload).toEqual({
      agentName: 'Daniel Okafor',
      agencyName: 'Harbor & Hale Insurance',
      insuranceType: null,
    });
    expect((await validate('nobody')).json()).toMatchObject({ success: false, message: 'Referral is invalid' });
    await server.db.update(users).set({ disabledAt: new Date() }).where(eq(users.email, 'assistant@demo.test'));
    expect((await validate('PRIYA-RAMAN')).statusCode).toBe(404);
  });

  it("creates a customer and a contact of the agent's agency", async () => {
    const email = newEmail();
    const birth = dayFrom(1990, 2, 28);
    expect((await signUpByReferral({ email, dateOfBirth: birth })).statusCode).toBe(201);
    const mail = await newestMail(email, 'verifyEmail');
    expect(mail?.html).toContain('Harbor &amp; Hale Insurance</span>');
    await verify(email);
    const agent = await userOf('agent@demo.test');
    const [contact] = await server.db.select().from(contacts).where(eq(contacts.email, email));
    const user = await userOf(email);
    expect(contact).toMatchObject({ agencyId: agent?.agencyId, agentId: agent?.id, userId: user?.id });
    expect(contact).toMatchObject({ dateOfBirth: '1990-02-28', phone: '+12075550190' });
    const [home] = await server.db
      .select()
      .from(addresses)
      .where(eq(addresses.id, contact?.addressId ?? ''));
    expect(home).toMatchObject({ addressType: 'CONTACT_ADDRESS', createdBy: user?.id, state: 'ME' });
    expect((await signIn(email)).json().payload).toMatchObject({ roleType: 'CUSTOMER', user: { name: 'Nora Quist' } });
  });

  it('links the existing contact with the address after verification', async () => {
    const email = newEmail();
    const agent = await userOf('agent@demo.test');
    const known = {
      agencyId: agent?.agencyId ?? '',
      agentId: agent?.id ?? '',
      firstName: 'N',
      lastName: 'Q',
      phone: '1',
    };
    await server.db.insert(contacts).values({ id: uuidv7(), ...known, email: email.toUpperCase() });
    await signUpByReferral({ email });
    const linked = async () =>
      server.db
        .select()
        .from(contacts)
        .where(eq(contacts.userId, (await userOf(email))?.id ?? ''));
    expect(await linked()).toEqual([]);
    await verify(email);
    expect(await linked()).toMatchObject([{ email: email.toUpperCase(), firstName: 'N' }]);
  });

  it.each([
    ['dateOfBirth', () => dayOf(server.clock.now()) + DAY, 'Birthdate must be in the past'],
    ['state', () => 'ZZ', 'Please choose a state'],
    ['phone', () => '207 555', 'Please give valid number'],
    ['street', () => ' ', 'Street is required'],
  ])('rejects an invalid %s', async (field, value, message) => {
    const { errors } = (await signUpByReferral({ [field]: value() })).json();
    expect(errors).toEqual([expect.objectContaining({ field, message })]);
    const email = newEmail();
    await signUpByReferral({ email, [field]: value() });
    expect(await userOf(email)).toBeUndefined();
  });
});
