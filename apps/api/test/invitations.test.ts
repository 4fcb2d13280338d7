import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptInvitation, findInvitation } from '../src/areas/auth/acceptInvitation.ts';
import { INVITATION_LIFE, makeInvitations } from '../src/areas/auth/invitations.ts';
import { issueMailToken, mailTokenLife, redeemMailToken } from '../src/areas/auth/mailTokens.ts';
import { builtinRoleId, ensureBuiltinRoles } from '../src/db/builtinRoles.ts';
import { uuidv7 } from '../src/db/ids.ts';
import { credentials, invitations, mails, mailTokens, roles, users } from '../src/db/schema/index.ts';
import { type Run, scoped } from '../src/db/scope.ts';
import { inviteFirstAdmin } from '../src/firstAdmin.ts';
import { cleanUp } from '../src/jobs/cleanUp.ts';
import type { Invitations } from '../src/ports/invitations.ts';
import { openTestDatabase } from './support/database.ts';
import { type Harness, startHarness } from './support/harness.ts';

let server: Harness;
let inviter: Invitations;
let platform: Run;
let auth: Run;
let owner: typeof users.$inferSelect;
beforeAll(async () => {
  server = await startHarness();
  const { mailer, clock, db } = server;
  inviter = makeInvitations({ mailer, clock });
  platform = scoped(db, { role: 'fairlead_platform' });
  auth = scoped(db, { role: 'fairlead_auth' });
  owner = await userOf('owner@demo.test');
});
afterAll(() => server.close());

async function userOf(email: string) {
  const [found] = await server.db.select().from(users).where(eq(users.email, email));
  if (!found) throw new Error(email);
  return found;
}
const tokenOf = (link: string) => new URL(link).searchParams.get('InvitationToken') ?? '';
const open = (link: string) => auth((tx) => findInvitation(tx, tokenOf(link), server.clock.now()));
const app = () => scoped(server.db, { role: 'fairlead_app', agency: owner.agencyId, user: owner.id });
const inviteAgent = (email: string) =>
  app()(async (tx) =>
    inviter.invite(tx, {
      email,
      roleId: await builtinRoleId(tx, 'agent'),
      agencyId: owner.agencyId,
      invitedBy: owner.id,
      language: 'en',
    }),
  );
const accept = (link: string) =>
  auth(async (tx) => {
    const now = server.clock.now();
    const found = await findInvitation(tx, tokenOf(link), now);
    if (!found) return undefined;
    const answer = { name: 'New Person', passwordHash: 'hash', licensedAgent: true, language: 'nl' } as const;
    return acceptInvitation(tx, found, answer, now);
  });

describe('an invitation', () => {
  it('creates an agent of the inviting agency with a verified address', async () => {
    const { link } = await inviteAgent('agent1@new.test');
    const [mail] = await server.db.select().from(mails).where(eq(mails.to, 'agent1@new.test'));
    expect(mail).toMatchObject({ kind: 'agentInvitation', subject: 'Harbor & Hale Insurance invites you' });
    expect(mail?.text).toContain(link);
    expect(mail?.text).toContain('Margaret Sullivan invites you');
    const userId = (await accept(link)) ?? '';
    const [user] = await server.db.select().from(users).where(eq(users.id, userId));
    expect(user).toMatchObject({ agencyId: owner.agencyId, email: 'agent1@new.test', licensedAgent: true });
    expect(user).toMatchObject({ agencyAdmin: false, language: 'nl', emailVerifiedAt: expect.any(Date) });
    expect(await accept(link)).toBeUndefined();
  });

  it('lets an admin without a password set one', async () => {
    const admin = await userOf('admin@demo.test');
    const { link } = await platform(async (tx) => {
      const roleId = await builtinRoleId(tx, 'fullAccess');
      const userId = uuidv7();
      await tx.insert(users).values({ id: userId, roleId, name: 'Ada', email: 'ada@new.test' });
      const who = { email: 'ada@new.test', roleId, agencyId: null, invitedBy: admin.id, userId };
      return inviter.invite(tx, { ...who, language: 'fr' });
    });
    const [mail] = await server.db.select().from(mails).where(eq(mails.to, 'ada@new.test'));
    expect(mail).toMatchObject({ kind: 'adminInvitation', subject: 'Fairlead vous invite' });
    const userId = (await accept(link)) ?? '';
    expect(userId).toBe((await userOf('ada@new.test')).id);
    const [stored] = await server.db.select().from(credentials).where(eq(credentials.userId, userId));
    expect(stored?.passwordHash).toBe('hash');
  });

  it('is found only by its token, which the database does not contain', async () => {
    const { link } = await inviteAgent('agent2@new.test');
    expect(tokenOf(link)).toHaveLength(43);
    expect(JSON.stringify(await server.db.select().from(invitations))).not.toContain(tokenOf(link));
    expect(await open(link)).toMatchObject({ email: 'agent2@new.test' });
    expect(await open(`${link}x`)).toBeUndefined();
  });

  it('stops working when revoked, resent or created again, and works again when sent', async () => {
    const first = await inviteAgent('agent3@new.test');
    const again = await app()((tx) => inviter.resend(tx, first.id, 'en'));
    expect(await open(first.link)).toBeUndefined();
    expect(await open(again?.link ?? '')).toBeDefined();
    expect(await app()((tx) => inviter.revoke(tx, first.id))).toBe(true);
    expect(await open(again?.link ?? '')).toBeUndefined();
    const third = await app()((tx) => inviter.resend(tx, first.id, 'en'));
    expect(await open(third?.link ?? '')).toBeDefined();
    const anew = await inviteAgent('AGENT3@new.test');
    expect(await open(third?.link ?? '')).toBeUndefined();
    expect(await accept(anew.link)).toBeDefined();
    expect(await app()((tx) => inviter.resend(tx, anew.id, 'en'))).toBeUndefined();
    expect(await app()((tx) => inviter.revoke(tx, anew.id))).toBe(false);
  });

  it('keeps an invitation to the same address in another role', async () => {
    const email = 'agent-and-customer@new.test';
    const { link } = await inviteAgent(email);
    const ofCustomer = await app()(async (tx) => {
      const roleId = await builtinRoleId(tx, 'customer');
      const invitation = { email, roleId, agencyId: owner.agencyId, invitedBy: owner.id };
      await inviter.issue(tx, invitation, '/quotes');
      return inviter.issue(tx, invitation, '/quotes');
    });
    expect(await open(link)).toMatchObject({ email });
    expect(await open(ofCustomer.link)).toMatchObject({ email });
    const unaccepted = and(eq(invitations.email, email), isNull(invitations.revokedAt));
    expect(await server.db.$count(invitations, unaccepted)).toBe(2);
    expect(await accept(link)).toBeDefined();
  });

  it('is not visible to other agencies', async () => {
    const { id } = await inviteAgent('agent4@new.test');
    const other = await userOf('unsubscribed@demo.test');
    const run = scoped(server.db, { role: 'fairlead_app', agency: other.agencyId, user: other.id });
    expect(await run((tx) => inviter.revoke(tx, id))).toBe(false);
    expect(await run((tx) => inviter.resend(tx, id, 'en'))).toBeUndefined();
  });

  it('expires after seven days and ends with its account', async () => {
    const { link } = await inviteAgent('agent5@new.test');
    server.clock.advance(INVITATION_LIFE - 60);
    expect(await open(link)).toBeDefined();
    server.clock.advance(120);
    expect(await open(link)).toBeUndefined();
  });
});

describe('a link in a mail', () => {
  const issue = () => auth((tx) => issueMailToken(tx, owner.id, 'resetPassword', server.clock.now()));
  const redeem = (token: string, purpose: 'resetPassword' | 'verifyEmail' = 'resetPassword') =>
    auth((tx) => redeemMailToken(tx, token, purpose, server.clock.now()));

  it('works once for its purpose, until a new link is mailed', async () => {
    const [old, token] = [await issue(), await issue()];
    expect(await redeem(old)).toBeUndefined();
    expect(await redeem(token, 'verifyEmail')).toBeUndefined();
    const both = await Promise.all([redeem(token), redeem(token)]);
    expect(both.filter((user) => user?.id === owner.id)).toHaveLength(1);
    expect(JSON.stringify(await server.db.select().from(mailTokens))).not.toContain(token);
  });

  it('expires and is deleted by the nightly clean-up', async () => {
    const token = await issue();
    server.clock.advance(mailTokenLife.resetPassword + 1);
    expect(await redeem(token)).toBeUndefined();
    const validToken = await issue();
    await cleanUp(scoped(server.db, { role: 'fairlead_jobs' }), server.clock);
    expect(await server.db.select().from(mailTokens)).toHaveLength(1);
    expect(await redeem(validToken)).toBeDefined();
  });
});

describe('an empty database', () => {
  it('has the built-in roles once, with all privileges', async () => {
    const { db, close } = await openTestDatabase();
    await ensureBuiltinRoles(db);
    await db.update(roles).set({ privileges: [] });
    await ensureBuiltinRoles(db);
    const found = await db.select().from(roles);
    expect(found.map(({ name }) => name).sort()).toEqual([
      'Agency admin',
      'Agent',
      'Assistant',
      'Customer',
      'Full access',
    ]);
    expect(found.find(({ name }) => name === 'Full access')?.privileges).toContain('ADMIN_CREATE');
    await close();
  });

  it('invites its first admin, and again after the invitation has expired', async () => {
    const { db, runtime, close } = await openTestDatabase();
    await ensureBuiltinRoles(db);
    const { clock } = server;
    const forPlatform = scoped(runtime.db, { role: 'fairlead_platform' });
    const first = () => inviteFirstAdmin(forPlatform, { email: 'boss@new.test', inviter, clock });
    const link = await first();
    expect(link).toMatch(/^https:\/\/portal\.test\/auth\/sign-up\?InvitationToken=/);
    expect(await first()).toBeUndefined();
    clock.advance(INVITATION_LIFE + 60);
    const again = await first();
    expect(again).not.toBe(link);
    const run = scoped(db, { role: 'fairlead_auth' });
    const found = await run((tx) => findInvitation(tx, tokenOf(again ?? ''), clock.now()));
    expect(found?.email).toBe('boss@new.test');
    expect((await db.select().from(mails)).map(({ to }) => to)).toEqual(['boss@new.test', 'boss@new.test']);
    await close();
  });

  it('with users invites no first admin', async () => {
    const { runtime, clock } = server;
    const forPlatform = scoped(runtime, { role: 'fairlead_platform' });
    expect(await inviteFirstAdmin(forPlatform, { email: 'boss@new.test', inviter, clock })).toBeUndefined();
  });
});
