import { fullName, isFutureDay, type Role, TEXT_MAX_LENGTH, utcToday } from '@fairlead/rules';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { answerUniqueViolations, invalidRequest, notFound, taken } from '../../contract/answers.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import { originOf } from '../../contract/origin.ts';
import { audit } from '../../db/audit.ts';
import { builtinRoleId } from '../../db/builtinRoles.ts';
import { uuidv7 } from '../../db/ids.ts';
import { agencies, contacts, credentials, roles, states, users } from '../../db/schema/index.ts';
import { changeScope, type Run, type Transaction } from '../../db/scope.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Places } from '../../ports/places.ts';
import { isKnownTimeZone } from '../../records/agencyTime.ts';
import { auditedInvitation } from '../../records/auditedInvitations.ts';
import { findOfferedByTag } from '../../records/products.ts';
import { isEmailTaken, replaceExpired } from '../../records/unverifiedAccounts.ts';
import { acceptInvitation, findInvitation, type OpenInvitation } from './acceptInvitation.ts';
import { attemptSignUp, tooMany } from './limits.ts';
import { makeAccountMails } from './mails.ts';
import { issueMailToken } from './mailTokens.ts';
import { hashNewPassword } from './newPassword.ts';
import { findReferrer, storeReferral } from './referrals.ts';
import { type DeviceDependencies, trustDevice } from './trustDevice.ts';

export interface AccountDependencies extends DeviceDependencies {
  /** Runs transactions in the role that may see accounts and sessions. */
  run: Run;
  mailer: Mailer;
  places: Places;
}

const emailTaken = taken('email', 'auth.emailTaken');
const uniqueIndexes = { users_email_ux: emailTaken };
const noReferral = notFound('auth.referralInvalid');
const noInvitation = { status: 410, code: 'auth.invitationGone' } as const;

/** Handlers that create accounts: by sign-up, invitation or referral. */
export function signUpHandlers(dependencies: AccountDependencies) {
  const { run, mailer, clock } = dependencies;
  const { productName } = mailer;
  const accountMails = makeAccountMails(mailer);

  type NewUser = typeof users.$inferInsert & { id: string };
  /** Creates an account that cannot sign in until its address is verified, and mails the verification link. */
  async function makeUser(tx: Transaction, user: NewUser, passwordHash: string, brand: string | null): Promise<void> {
    await replaceExpired(tx, user.email, clock.now());
    await tx.insert(users).values(user);
    await tx.insert(credentials).values({ userId: user.id, passwordHash });
    const token = await issueMailToken(tx, user.id, 'verifyEmail', clock.now());
    const { name, email, language = 'en' } = user;
    await mailer.write(tx, accountMails.verifyEmail({ name, email, language, agencyId: brand }, token));
  }

  /** Runs a sign-up unless the caller has reached the limit or the email is taken. */
  async function limited<T>(caller: string, email: string, work: () => Promise<T>) {
    const before = await run(async (tx) => ({
      seconds: await attemptSignUp(tx, caller, clock.now()),
      taken: await isEmailTaken(tx, email, clock.now()),
    }));
    if (before.seconds > 0) return tooMany(before.seconds);
    return before.taken ? emailTaken : answerUniqueViolations(uniqueIndexes, work);
  }

  const hashPasswordOf = ({ password }: { password: string }, { email }: { email: string }) =>
    hashNewPassword({ password, field: 'password', email, productName });

  return defineHandlers({
    signUp: ({ body, request, language, operationId }) =>
      limited(request.ip, body.email, async () => {
        const passwordHash = await hashPasswordOf(body, body);
        await run(async (tx) => {
          const [id, agencyId] = [uuidv7(), uuidv7()];
          const { email, licensedAgent, timeZone = '' } = body;
          const agency = {
            id: agencyId,
            name: body.agencyName.trim(),
            email,
            timeZone: (await isKnownTimeZone(tx, timeZone)) ? timeZone : null,
          };
          await tx.insert(agencies).values(agency);
          const roleId = await builtinRoleId(tx, 'agencyAdmin');
          const user = {
            id,
            agencyId,
            roleId,
            name: body.name.trim(),
            email,
            licensedAgent,
            agencyAdmin: true,
            language,
          };
          await makeUser(tx, user, passwordHash, null);
          const who = { userId: id, agencyId, origin: originOf(request) };
          await audit(tx, who, operationId, { type: 'agency', id: agencyId, after: agency });
          await audit(tx, who, operationId, { type: 'user', id, after: user });
        });
        return { status: 201, code: 'auth.userCreated' };
      }),

    async getInvitation({ query }) {
      const found = await run(async (tx) => {
        const invitation = await findInvitation(tx, query.token, clock.now());
        return invitation && describeInvitation(tx, invitation);
      });
      return found ? { status: 200, code: 'ok', payload: found } : noInvitation;
    },

    async acceptInvitation({ body, request, language, operationId }) {
      // Checked before hashing, which takes time and memory.
      const known = await run((tx) => findInvitation(tx, body.invitationToken, clock.now()));
      if (!known) return noInvitation;
      const passwordHash = await hashPasswordOf(body, known);
      return answerUniqueViolations(uniqueIndexes, () =>
        run(async (tx) => {
          const now = clock.now();
          const invitation = await findInvitation(tx, body.invitationToken, now);
          if (!invitation) return noInvitation;
          const roleType = await roleTypeOf(tx, invitation);
          const licensedAgent = body.licensedAgent && roleType === 'AGENT';
          const answer = { name: body.name.trim(), passwordHash, licensedAgent, language };
          const userId = await acceptInvitation(tx, invitation, answer, now);
          const who = { userId, agencyId: invitation.agencyId, origin: originOf(request) };
          const before = auditedInvitation(invitation, now, roleType);
          const accepted = { status: 'ACCEPTED' as const, ...(roleType === 'AGENT' && { licensedAgent }) };
          const change = { type: 'invitation', id: invitation.id, before, after: { ...before, ...accepted } } as const;
          await audit(tx, who, operationId, change);
          if (licensedAgent && invitation.agencyId) {
            const member = { id: userId, name: answer.name, email: invitation.email };
            for (const admin of await agencyAdmins(tx, invitation.agencyId))
              await mailer.write(tx, accountMails.licenseDeclared(admin, member));
          }
          const headers = await trustDevice(tx, userId, request, dependencies);
          return { status: 201, code: 'auth.invitationAccepted', headers } as const;
        }),
      );
    },

    async validateReferral({ query }) {
      const payload = await run(async (tx) => {
        const referrer = await findReferrer(tx, query.referral);
        if (!referrer) return;
        const { agentName, agencyName, agencyId } = referrer;
        await changeScope(tx, { role: 'fairlead_customer', agency: agencyId });
        return { agentName, agencyName, insuranceType: await findOfferedByTag(tx, query.insurance) };
      });
      return payload ? { status: 200, code: 'ok', payload } : noReferral;
    },

    signUpByReferral: ({ query, body, request, language, operationId }) =>
      limited(request.ip, body.email, async () => {
        if (isFutureDay(body.dateOfBirth, utcToday(clock.now()))) {
          return invalidRequest([{ field: 'dateOfBirth', code: 'auth.birthNotPast' }]);
        }
        const refusal = await run((tx) => referralError(tx, query.referral, body.state));
        if (refusal) return refusal;
        const passwordHash = await hashPasswordOf(body, body);
        return run(async (tx) => {
          const referrer = await findReferrer(tx, query.referral);
          if (!referrer) return noReferral;
          const { agencyId } = referrer;
          const roleId = await builtinRoleId(tx, 'customer');
          const name = `${body.firstName.trim()} ${body.lastName.trim()}`;
          const user = { id: uuidv7(), agencyId, roleId, name, email: body.email, language };
          await makeUser(tx, user, passwordHash, agencyId);
          // The contact is linked or created when the address is verified.
          await storeReferral(tx, referrer, user.id, body, query.insurance);
          const who = { userId: user.id, agencyId, origin: originOf(request) };
          await audit(tx, who, operationId, { type: 'user', id: user.id, after: user });
          return { status: 201, code: 'auth.userCreated' } as const;
        });
      }),
  });
}

/** Checks that are cheaper than hashing a password. */
async function referralError(tx: Transaction, referral: string, stateCode: string) {
  if (!(await findReferrer(tx, referral))) return noReferral;
  const [state] = await tx.select().from(states).where(eq(states.code, stateCode));
  return state ? undefined : invalidRequest([{ field: 'state', code: 'auth.stateUnknown' }]);
}

/** Active admins of an agency. */
const agencyAdmins = (tx: Transaction, agencyId: string) =>
  tx
    .select({ name: users.name, email: users.email, language: users.language, agencyId: users.agencyId })
    .from(users)
    .where(
      and(
        eq(users.agencyId, agencyId),
        users.agencyAdmin,
        isNotNull(users.emailVerifiedAt),
        isNull(users.disabledAt),
        isNull(users.deletedAt),
      ),
    );

async function describeInvitation(tx: Transaction, invitation: OpenInvitation) {
  const { email, agencyId } = invitation;
  const [agency] = agencyId
    ? await tx.select({ name: agencies.name }).from(agencies).where(eq(agencies.id, agencyId))
    : [];
  const name = await nameOf(tx, invitation);
  return { email, name, agencyName: agency?.name ?? null, roleType: await roleTypeOf(tx, invitation) };
}

/** Name that the inviting user has entered for the contact or the prepared account. */
async function nameOf(tx: Transaction, { contactId, userId }: OpenInvitation): Promise<string | null> {
  if (contactId !== null) {
    const { firstName, lastName } = contacts;
    const [contact] = await tx.select({ firstName, lastName }).from(contacts).where(eq(contacts.id, contactId));
    return contact ? fullName(contact).slice(0, TEXT_MAX_LENGTH) : null;
  }
  if (userId === null) return null;
  const [user] = await tx.select({ name: users.name }).from(users).where(eq(users.id, userId));
  return user?.name ?? null;
}

async function roleTypeOf(tx: Transaction, { roleId }: OpenInvitation): Promise<Role> {
  const [role] = await tx.select({ type: roles.roleType }).from(roles).where(eq(roles.id, roleId));
  return role?.type ?? 'AGENT';
}
