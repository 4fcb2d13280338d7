import { signInLimit } from '@fairlead/rules';
import { and, count, desc, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailTokenLife } from '../src/areas/auth/mailTokens.ts';
import { builtinRoleId } from '../src/db/builtinRoles.ts';
import { uuidv7 } from '../src/db/ids.ts';
import { contacts, opportunities, policies, referralSignUps, sessions, users } from '../src/db/schema/index.ts';
import { accountRequests, newEmail, password } from './support/accounts.ts';
import { type Harness, signInRequest, startHarness } from './support/harness.ts';

let server: Harness;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const { post, signUp, signUpByReferral, newestToken, verify } = accountRequests(() => server);
const strangersPassword = 'Visitor#2026';
const ownersPassword = 'Owner#2026';
let callers = 0;
const caller = () => ({ remoteAddress: `198.51.100.${callers++}` });

const signIn = (email: string, password: string) => server.app.inject(signInRequest(email, password));
const resetByMail = async (email: string, newPassword: string) => {
  await post('forget-password', { userEmail: email }, caller());
  return post('reset-password', { token: await newestToken(email, 'resetPassword'), newPassword });
};
const userOf = async (email: string) => {
  const [user] = await server.db
    .select()
    .from(users)
    .where(and(eq(users.email, email), isNull(users.deletedAt)));
  if (!user) throw new Error(`${email} has no account`);
  return user;
};
const policiesSeenWith = async (email: string, password: string): Promise<number> => {
  const { accessToken } = (await signIn(email, password)).json().payload;
  const headers = { authorization: `Bearer ${accessToken}` };
  const response = await server.app.inject({ url: '/api/policy/all', headers });
  return response.json().payload.totalElements;
};
const linkedTo = async (contactId: string) => {
  const [contact] = await server.db.select().from(contacts).where(eq(contacts.id, contactId));
  return contact?.userId ?? null;
};

/** Creates a contact with policies but no account in the agency of the referral DANIEL-OKAFOR. */
async function insuredContact() {
  const { agencyId } = await userOf('agent@demo.test');
  const [found] = await server.db
    .select({ contact: contacts, total: count(policies.id) })
    .from(contacts)
    .innerJoin(policies, eq(policies.contactId, contacts.id))
    .where(and(eq(contacts.agencyId, agencyId ?? ''), isNull(contacts.userId)))
    .groupBy(contacts.id)
    .orderBy(desc(count(policies.id)))
    .limit(1);
  if (!found) throw new Error('the demo has no insured contact without an account');
  return { ...found.contact, policies: found.total };
}

describe('sign-up by referral with the email address of an existing contact', () => {
  it('does not give the stranger access, and a reset gives the account to the contact', async () => {
    const contact = await insuredContact();
    const { email } = contact;
    expect((await signUpByReferral({ email, password: strangersPassword }, undefined, caller())).statusCode).toBe(201);
    expect(await linkedTo(contact.id)).toBeNull();

    // The contact opens the link without knowing the stranger's password.
    const token = await newestToken(email, 'verifyEmail');
    const refused = await post('verify-email', { token, password: ownersPassword });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toEqual([
      {
        field: 'password',
        code: 'auth.notSignUpPassword',
        message: 'This is not the password chosen at sign-up. Try again, or reset your password.',
      },
    ]);
    expect((await signIn(email, strangersPassword)).json()).toMatchObject({ code: 'auth.unverified' });
    expect(await linkedTo(contact.id)).toBeNull();

    expect((await resetByMail(email, ownersPassword)).statusCode).toBe(200);
    const user = await userOf(email);
    expect(await linkedTo(contact.id)).toBe(user.id);
    expect((await signIn(email, strangersPassword)).statusCode).toBe(401);
    expect(await policiesSeenWith(email, ownersPassword)).toBe(contact.policies);
    // The verification link of the stranger's sign-up no longer works.
    expect((await post('verify-email', { token, password: strangersPassword })).statusCode).toBe(410);
  });

  it('requests no quote in the name of the contact', async () => {
    const contact = await insuredContact();
    const asked = () => server.db.$count(opportunities, eq(opportunities.contactId, contact.id));
    const before = await asked();
    const body = { email: contact.email, password: strangersPassword };
    expect((await signUpByReferral(body, 'DANIEL-OKAFOR&insurance=UMBRELLA', caller())).statusCode).toBe(201);
    expect(await asked()).toBe(before);
    expect((await verify(contact.email, strangersPassword)).statusCode).toBe(200);
    expect(await asked()).toBe(before + 1);
  });
});

describe('the data of a stranger’s referral sign-up', () => {
  const strangersAnswers = {
    password: strangersPassword,
    firstName: 'Stranger',
    lastName: 'Danger',
    phone: '+12075550100',
  };
  const signUpsOf = ({ id }: { id: string }) => server.db.$count(referralSignUps, eq(referralSignUps.id, id));

  it('is dropped when the owner of the address takes the account over by a reset', async () => {
    const email = newEmail();
    const requests = await server.db.$count(opportunities);
    const answers = { email, ...strangersAnswers };
    expect((await signUpByReferral(answers, 'DANIEL-OKAFOR&insurance=UMBRELLA', caller())).statusCode).toBe(201);
    expect(await signUpsOf(await userOf(email))).toBe(1);
    expect((await resetByMail(email, ownersPassword)).statusCode).toBe(200);
    const user = await userOf(email);
    expect(await signUpsOf(user)).toBe(0);
    expect(user.name).toBe(email.replace(/@.*/, ''));
    const [contact] = await server.db.select().from(contacts).where(eq(contacts.email, email));
    expect(contact).toMatchObject({ userId: user.id, firstName: user.name, lastName: '', phone: '', addressId: null });
    expect(contact?.dateOfBirth).toBeNull();
    expect(await server.db.$count(opportunities)).toBe(requests);
    expect((await signIn(email, ownersPassword)).statusCode).toBe(200);
  });

  it('gives no name and requests no quote when the owner is a known contact', async () => {
    const contact = await insuredContact();
    const { email } = contact;
    const answers = { email, ...strangersAnswers };
    expect((await signUpByReferral(answers, 'DANIEL-OKAFOR&insurance=UMBRELLA', caller())).statusCode).toBe(201);
    const requests = await server.db.$count(opportunities);
    expect((await resetByMail(email, ownersPassword)).statusCode).toBe(200);
    const user = await userOf(email);
    expect(user.name).toBe(`${contact.firstName} ${contact.lastName}`.trim());
    expect(await linkedTo(contact.id)).toBe(user.id);
    expect(await server.db.$count(opportunities)).toBe(requests);
  });
});

describe('verification of an email address', () => {
  it('requires the password from sign-up, and a wrong one does not use up the link', async () => {
    const email = newEmail();
    await signUp({ email }, caller());
    expect((await verify(email, 'Wrong#2026')).statusCode).toBe(400);
    expect((await verify(email)).json()).toMatchObject({ code: 'auth.emailVerified' });
    expect((await signIn(email, password)).statusCode).toBe(200);
  });

  it('is locked after five wrong passwords', async () => {
    const email = newEmail();
    await signUp({ email }, caller());
    const guesses = await Promise.all(Array.from({ length: 8 }, () => verify(email, 'Wrong#2026')));
    const statuses = guesses.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([...Array(signInLimit.failures).fill(400), 429, 429, 429]);
    const locked = await verify(email);
    expect([locked.statusCode, locked.json().code]).toEqual([429, 'auth.tooManyFailures']);
    server.clock.advance(signInLimit.windowSeconds);
    expect((await verify(email)).statusCode).toBe(200);
  });

  it('does not link a contact that already has an account', async () => {
    const contact = await insuredContact();
    const other = await userOf('limited-admin@demo.test');
    await server.db.update(contacts).set({ userId: other.id }).where(eq(contacts.id, contact.id));
    await signUpByReferral({ email: contact.email }, undefined, caller());
    expect((await verify(contact.email)).statusCode).toBe(200);
    expect(await linkedTo(contact.id)).toBe(other.id);
    expect(await policiesSeenWith(contact.email, password)).toBe(0);
  });
});

describe('an unverified account that a stranger signed up', () => {
  it('goes to the owner of the address by a reset, which ends all sessions', async () => {
    const email = newEmail();
    await signUp({ email, password: strangersPassword }, caller());
    const { id: userId } = await userOf(email);
    const expiresAt = new Date((server.clock.now() + 3600) * 1000);
    await server.db.insert(sessions).values({ id: uuidv7(), userId, supportTokenHash: uuidv7(), expiresAt });
    expect((await resetByMail(email, ownersPassword)).statusCode).toBe(200);
    const open = await server.db.$count(sessions, and(eq(sessions.userId, userId), isNull(sessions.endedAt)));
    expect(open).toBe(0);
    expect((await signIn(email, strangersPassword)).statusCode).toBe(401);
    expect((await signIn(email, ownersPassword)).statusCode).toBe(200);
  });

  it('rejects a new sign-up until its link has expired', async () => {
    const email = newEmail();
    await signUp({ email, password: strangersPassword }, caller());
    const first = await userOf(email);
    const taken = await signUp({ email }, caller());
    const known = await signUp({ email: 'owner@demo.test' }, caller());
    expect([taken.statusCode, taken.body]).toEqual([409, known.body]);
    server.clock.advance(mailTokenLife.verifyEmail + 1);
    expect((await signUp({ email, password: ownersPassword }, caller())).statusCode).toBe(201);
    expect((await userOf(email)).id).not.toBe(first.id);
    expect((await verify(email, strangersPassword)).statusCode).toBe(400);
    expect((await verify(email, ownersPassword)).statusCode).toBe(200);
  });

  it('is replaced by an invitation', async () => {
    const email = newEmail();
    await signUp({ email, password: strangersPassword }, caller());
    const stranger = await userOf(email);
    const owner = 'owner@demo.test';
    const created = await server.call(owner, {
      method: 'POST',
      url: '/api/invitation/create',
      payload: { agentEmail: email },
    });
    await server.call(owner, { method: 'POST', url: `/api/invitation/invite/id/${created.json().payload.id}` });
    const invitationToken = await newestToken(email, 'agentInvitation');
    const body = { name: 'Invited Agent', password: ownersPassword, licensedAgent: false, invitationToken };
    const accepted = await post('invitation/signup', body);
    expect(accepted.json()).toMatchObject({ message: 'Your account is ready. You can sign in now.' });
    const user = await userOf(email);
    expect(user.id).not.toBe(stranger.id);
    expect(user.roleId).toBe(await builtinRoleId(server.db, 'agent'));
    expect((await signIn(email, strangersPassword)).statusCode).toBe(401);
    expect((await signIn(email, ownersPassword)).statusCode).toBe(200);
    expect((await verify(email, strangersPassword)).statusCode).toBe(410);
  });
});
