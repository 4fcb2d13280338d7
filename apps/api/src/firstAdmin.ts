import { and, eq, isNull, sql } from 'drizzle-orm';
import { builtinRoleId } from './db/builtinRoles.ts';
import { uuidv7 } from './db/ids.ts';
import { invitations, users } from './db/schema/index.ts';
import type { Run } from './db/scope.ts';
import type { Clock } from './ports/clock.ts';
import type { Invitations } from './ports/invitations.ts';

/** Arbitrary number, shared by all replicas, so that only one of them invites the admin. */
const FIRST_ADMIN_LOCK = 727_275;

interface FirstAdmin {
  email: string;
  inviter: Invitations;
  clock: Clock;
}

/**
 * Invites the first admin of a database without users, and again when that invitation has expired at a later start. Returns the
 * link for the operator; undefined when there is nothing to do.
 *
 * @param run Runs transactions in the role of the platform.
 */
export async function inviteFirstAdmin(run: Run, { email, inviter, clock }: FirstAdmin): Promise<string | undefined> {
  return run(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${FIRST_ADMIN_LOCK})`);
    const [someone, ...others] = await tx.select({ id: users.id }).from(users).limit(2);
    if (others.length > 0) return undefined;
    if (someone) return inviteAgain(tx, someone.id);
    const id = uuidv7();
    const roleId = await builtinRoleId(tx, 'fullAccess');
    const [name = email] = email.split('@');
    await tx.insert(users).values({ id, roleId, name, email });
    const invitation = { email, roleId, agencyId: null, invitedBy: id, userId: id, language: 'en' } as const;
    return (await inviter.invite(tx, invitation)).link;
  });

  async function inviteAgain(tx: Parameters<Invitations['invite']>[0], userId: string): Promise<string | undefined> {
    const [pending] = await tx
      .select({ id: invitations.id, expiresAt: invitations.expiresAt })
      .from(invitations)
      .where(and(eq(invitations.userId, userId), isNull(invitations.acceptedAt)));
    if (!pending || pending.expiresAt.getTime() / 1000 > clock.now()) return undefined;
    return (await inviter.resend(tx, pending.id, 'en'))?.link;
  }
}
