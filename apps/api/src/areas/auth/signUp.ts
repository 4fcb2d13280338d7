import { isFutureDay, utcToday } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import type { FieldMessage, Handlers } from '../../contract/types.ts';
import { audit } from '../../db/audit.ts';
import { builtinRoleId } from '../../db/builtinRoles.ts';
import { isTaken } from '../../db/errors.ts';
import { uuidv7 } from '../../db/ids.ts';
import { agencies, credentials, roles, states, users } from '../../db/schema/index.ts';
import { become, type Run, type Transaction } from '../../db/scope.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Clock } from '../../ports/clock.ts';
import { requestQuote } from '../opportunities/requests.ts';
import { offeredByTag } from '../products/products.ts';
import { acceptInvitation, findInvitation, type OpenInvitation } from './acceptInvitation.ts';
import { attemptSignUp, tooMany } from './limits.ts';
import { makeAccountMails } from './mails.ts';
import { issueMailToken } from './mailTokens.ts';
import { hashPassword } from './passwords.ts';
import { findReferrer, keepContact } from './referrals.ts';

export interface AccountDependencies {
  /** Transactions in the role that may see accounts and sessions. */
  run: Run;
  mailer: Mailer;
  clock: Clock;
}

type SignUpHandlers = Pick<
  Handlers,
  'signUp' | 'getInvitation' | 'acceptInvitation' | 'validateReferral' | 'signUpByReferral'
>;

const emailTaken = {
  status: 409,
  code: 'auth.emailTaken',
  errors: [{ field: 'email', code: 'auth.emailTaken' }],
} satisfies { status: 409; code: 'auth.emailTaken'; errors: FieldMessage[] };
const refused = (error: FieldMessage) => ({
  status: 400 as const,
  code: 'request.invalid' as const,
  errors: [error],
});
const noReferral = { status: 404, code: 'auth.referralInvalid' } as const;
const noInvitation = { status: 410, code: 'auth.invitationGone' } as const;

/** New accounts. Specification, document 1, sections 2, 4, 5 and 7; RESOLUTIONS G-31 and G-37 to G-41. */
export function signUpHandlers({ run, mailer, clock }: AccountDependencies): SignUpHandlers {
  const accountMails = makeAccountMails(mailer);

  type NewUser = typeof users.$inferInsert & { id: string };
  /** An account that cannot sign in before its address is verified, and the mail by which it is. */
  async function makeUser(tx: Transaction, user: NewUser, passwordHash: string, brand: string | null): Promise<void> {
    await tx.insert(users).values(user);
    await tx.insert(credentials).values({ userId: user.id, passwordHash });
    const token = await issueMailToken(tx, user.id, 'verifyEmail', clock.now());
    const { name, email, language = 'en' } = user;
    await mailer.write(tx, accountMails.verifyEmail({ name, email, language, agencyId: brand }, token));
  }

  /** What a sign-up does, unless its caller has had enough of them or somebody has the address. */
  async function limited<T>(caller: string, work: () => Promise<T>) {
    const seconds = await run((tx) => attemptSignUp(tx, caller, clock.now()));
    if (seconds > 0) return tooMany(seconds);
    return unlessTaken(work);
  }
  async function unlessTaken<T>(work: () => Promise<T>) {
    try {
      return await work();
    } catch (error) {
      if (isTaken(error, 'users_email_ux')) return emailTaken;
      throw error;
    }
  }

  return {
    signUp: ({ body, request, language, operationId }) =>
      limited(request.ip, async () => {
        const passwordHash = await hashPassword(body.password);
        await run(async (tx) => {
          const [id, agencyId] = [uuidv7(), uuidv7()];
          const { email, licensedAgent } = body;
          const agency = { id: agencyId, name: body.agencyName.trim(), email };
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
          await audit(tx, { userId: id, agencyId }, operationId, { type: 'agency', id: agencyId, after: agency });
          await audit(tx, { userId: id, agencyId }, operationId, { type: 'user', id, after: user });
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

    async acceptInvitation({ body, language, operationId }) {
      // Asked before a password is hashed: that costs time and memory.
      const known = await run((tx) => findInvitation(tx, body.invitationToken, clock.now()));
      if (!known) return noInvitation;
      const passwordHash = await hashPassword(body.password);
      return unlessTaken(() =>
        run(async (tx) => {
          const now = clock.now();
          const invitation = await findInvitation(tx, body.invitationToken, now);
          if (!invitation) return noInvitation;
          const { licensedAgent } = body;
          const answer = { name: body.name.trim(), passwordHash, licensedAgent, language };
          const userId = await acceptInvitation(tx, invitation, answer, now);
          const who = { userId, agencyId: invitation.agencyId };
          await audit(tx, who, operationId, { type: 'invitation', id: invitation.id });
          return { status: 201, code: 'auth.invitationAccepted' } as const;
        }),
      );
    },

    async validateReferral({ query }) {
      const payload = await run(async (tx) => {
        const referrer = await findReferrer(tx, query.referral);
        if (!referrer) return;
        const { agentName, agencyName, agencyId } = referrer;
        await become(tx, { role: 'fairlead_app', agency: agencyId });
        return { agentName, agencyName, insuranceType: await offeredByTag(tx, query.insurance) };
      });
      return payload ? { status: 200, code: 'ok', payload } : noReferral;
    },

    signUpByReferral: ({ query, body, request, language, operationId }) =>
      limited(request.ip, async () => {
        if (isFutureDay(body.dateOfBirth, utcToday(clock.now()))) {
          return refused({ field: 'dateOfBirth', code: 'auth.birthNotPast' });
        }
        if (!(await run((tx) => findReferrer(tx, query.referral)))) return noReferral;
        const passwordHash = await hashPassword(body.password);
        return run(async (tx) => {
          const referrer = await findReferrer(tx, query.referral);
          if (!referrer) return noReferral;
          const [state] = await tx.select().from(states).where(eq(states.code, body.state));
          if (!state) return refused({ field: 'state', code: 'auth.stateUnknown' });
          const { agencyId } = referrer;
          const roleId = await builtinRoleId(tx, 'customer');
          const name = `${body.firstName.trim()} ${body.lastName.trim()}`;
          const user = { id: uuidv7(), agencyId, roleId, name, email: body.email, language };
          await makeUser(tx, user, passwordHash, agencyId);
          const contact = await keepContact(tx, referrer, user.id, body);
          const who = { userId: user.id, agencyId };
          await audit(tx, who, operationId, { type: 'user', id: user.id, after: user });
          await audit(tx, who, operationId, { type: 'contact', id: contact.id, after: contact });
          await become(tx, { role: 'fairlead_app', agency: agencyId, user: user.id, contact: contact.id });
          const wanted = await offeredByTag(tx, query.insurance);
          if (wanted) await requestQuote(tx, { clock, mailer, operationId }, contact, user.id, wanted.id);
          return { status: 201, code: 'auth.userCreated' } as const;
        });
      }),
  };
}

async function describeInvitation(tx: Transaction, invitation: OpenInvitation) {
  const [role] = await tx.select({ type: roles.roleType }).from(roles).where(eq(roles.id, invitation.roleId));
  const [agency] = invitation.agencyId
    ? await tx.select({ name: agencies.name }).from(agencies).where(eq(agencies.id, invitation.agencyId))
    : [];
  return { email: invitation.email, agencyName: agency?.name ?? null, roleType: role?.type ?? 'AGENT' };
}
