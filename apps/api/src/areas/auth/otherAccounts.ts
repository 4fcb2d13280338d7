import type { components } from '@fairlead/openapi';
import { type AccountAction, accountRefusal } from '@fairlead/rules';
import { and, count, eq, isNull } from 'drizzle-orm';
import { notFound } from '../../contract/answers.ts';
import { recordKind, saveRecord, type Write } from '../../contract/changeRecord.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import type { Session } from '../../contract/session.ts';
import { audit } from '../../db/audit.ts';
import { first, lockAndFind, onlyRow } from '../../db/rows.ts';
import { roles, sessions, users } from '../../db/schema/index.ts';
import { changeScope, type Run, type Transaction } from '../../db/scope.ts';
import { endSessions } from '../../db/sessions.ts';
import { toSeconds } from '../../db/time.ts';
import { deleteChallenges } from './challenges.ts';
import type { AuthDependencies } from './dependencies.ts';
import { resetSecondFactor } from './resetSecondFactor.ts';
import { hasSecondFactor } from './secondFactor.ts';
import { isOpen } from './sessions.ts';

interface AccountRow {
  user: typeof users.$inferSelect;
  role: Pick<typeof roles.$inferSelect, 'roleType' | 'privileges'>;
}

/** Finds an account. Row security limits it to the caller's agency, and shows all accounts to platform admins. */
const findAccount = (tx: Transaction, id: string): Promise<AccountRow | undefined> =>
  first(
    tx
      .select({ user: users, role: { roleType: roles.roleType, privileges: roles.privileges } })
      .from(users)
      .innerJoin(roles, eq(roles.id, users.roleId))
      .where(and(eq(users.id, id), isNull(users.deletedAt))),
  );

const accountKind = recordKind({
  table: users,
  type: 'user',
  notFound: 'userAccount.notFound',
  find: findAccount,
  rowOf: ({ user }) => user,
  toAudited: ({ user: { name, email, disabledAt } }) => ({ name, email, disabled: disabledAt !== null }),
  toPayload: ({ user }) => user,
});

const refusals = {
  OWN: { status: 409, code: 'userAccount.own' },
  FORBIDDEN: { status: 403, code: 'userAccount.forbidden' },
  BEYOND_OWN: { status: 403, code: 'userAccount.beyondOwn' },
} as const;
const noSecondFactor = { status: 409, code: 'userAccount.noSecondFactor' } as const;

interface Call {
  path: { id: string };
  session: Session;
  run: Run;
}

/** Handlers for the accounts of other people, for agency admins and platform admins. */
export function otherAccountHandlers({ clock, mailer }: Pick<AuthDependencies, 'clock' | 'mailer'>) {
  /** Runs work on an account that the caller may control. The transaction has the rights of the caller. */
  function withAccount<Answer>(
    { path: { id }, session, run }: Call,
    action: AccountAction,
    work: (tx: Transaction, account: AccountRow, now: number) => Promise<Answer>,
  ) {
    return run(async (tx) => {
      const account = await (action === 'READ' ? findAccount(tx, id) : lockAndFind(tx, users, id, findAccount));
      if (!account) return notFound('userAccount.notFound');
      const { roleType: role, privileges } = account.role;
      const { agencyAdmin } = account.user;
      const refusal = accountRefusal(
        session.viewer,
        { role, agencyAdmin, privileges, own: session.userId === id },
        action,
      );
      return refusal ? refusals[refusal] : work(tx, account, clock.now());
    });
  }

  /** Continues with the rights of authentication, which alone sees sessions and second factors of every account. */
  const becomeAuthentication = (tx: Transaction) => changeScope(tx, { role: 'fairlead_auth' });

  /** The transaction must have the rights of authentication. */
  async function show(
    tx: Transaction,
    { user }: AccountRow,
    now: number,
  ): Promise<components['schemas']['UserAccount']> {
    const open = and(eq(sessions.userId, user.id), isOpen(now));
    const [found] = await tx.select({ count: count() }).from(sessions).where(open);
    return {
      id: user.id,
      disabled: user.disabledAt !== null,
      secondFactor: await hasSecondFactor(tx, user.id),
      sessionCount: found?.count ?? 0,
      lastSignIn: user.lastSignInAt && toSeconds(user.lastSignInAt),
    };
  }

  /** Disables or enables an account, unless it already is. */
  async function setDisabled(write: Write, account: AccountRow, disabled: boolean, now: number) {
    const { tx } = write;
    if (disabled === (account.user.disabledAt !== null)) return account;
    const at = new Date(now * 1000);
    if (disabled) await endSessions(tx, account.user.id, at);
    return saveRecord(accountKind, write, account, { values: { disabledAt: disabled ? at : null } });
  }

  return defineHandlers({
    getUserAccount: (call) =>
      withAccount(call, 'READ', async (tx, account, now) => {
        await becomeAuthentication(tx);
        return { status: 200, code: 'ok', payload: await show(tx, account, now) } as const;
      }),

    endUserSessions: (call) =>
      withAccount(call, 'END_SESSIONS', async (tx, account, now) => {
        const { id, name, email } = account.user;
        await becomeAuthentication(tx);
        const { sessionCount } = await show(tx, account, now);
        await endSessions(tx, id, new Date(now * 1000));
        await deleteChallenges(tx, id);
        const change = { before: { name, email, sessionCount }, after: { name, email, sessionCount: 0 } };
        await audit(tx, call.session, call.operationId, { type: 'user', id, ...change });
        const payload = await show(tx, account, now);
        return { status: 200, code: 'userAccount.sessionsEnded', payload } as const;
      }),

    resetUserSecondFactor: (call) =>
      withAccount(call, 'RESET_SECOND_FACTOR', async (tx, account, now) => {
        const { id, name, email } = account.user;
        await becomeAuthentication(tx);
        const by = onlyRow(await tx.select({ name: users.name }).from(users).where(eq(users.id, call.session.userId)));
        if (!(await resetSecondFactor(tx, account.user, { mailer, now, by: by.name }))) return noSecondFactor;
        const change = { before: { name, email, secondFactor: true }, after: { name, email, secondFactor: false } };
        await audit(tx, call.session, call.operationId, { type: 'user', id, ...change });
        const payload = await show(tx, account, now);
        return { status: 200, code: 'userAccount.secondFactorReset', payload } as const;
      }),

    disableCustomerAccount: (call) =>
      withAccount(call, 'DISABLE', async (tx, account, now) => {
        const after = await setDisabled({ tx, ...call }, account, true, now);
        await becomeAuthentication(tx);
        return { status: 200, code: 'userAccount.disabled', payload: await show(tx, after, now) } as const;
      }),

    enableCustomerAccount: (call) =>
      withAccount(call, 'DISABLE', async (tx, account, now) => {
        const after = await setDisabled({ tx, ...call }, account, false, now);
        await becomeAuthentication(tx);
        return { status: 200, code: 'userAccount.enabled', payload: await show(tx, after, now) } as const;
      }),
  });
}
