import type { components } from '@fairlead/openapi';
import type { Language } from '@fairlead/rules';
import { and, count, desc, eq, ne, sql } from 'drizzle-orm';
import { notFound } from '../../contract/answers.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import type { Session } from '../../contract/session.ts';
import { audit } from '../../db/audit.ts';
import { assertExists } from '../../db/rows.ts';
import { credentials, sessions } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { toSeconds } from '../../db/time.ts';
import { describeDevice } from '../../records/devices.ts';
import { endSession, isOpen } from './sessions.ts';
import type { AccountDependencies } from './signUp.ts';

type AccountSecurity = components['schemas']['AccountSecurity'];

/** Most sessions in one answer. */
const MAX_LISTED = 100;

const gone = notFound('session.notFound');

async function findCredentials(tx: Transaction, userId: string) {
  const [stored] = await tx.select().from(credentials).where(eq(credentials.userId, userId));
  return assertExists(stored, `credentials of ${userId}`);
}

/** Handlers for the sessions of the caller, and the alerts about them. */
export function ownSessionHandlers({ run, clock, places }: AccountDependencies) {
  const openSessions = (userId: string) => and(eq(sessions.userId, userId), isOpen(clock.now()));
  const findOwn = async (tx: Transaction, userId: string, id: string) => {
    const [found] = await tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.id, id), openSessions(userId)))
      .for('update');
    return found;
  };

  async function show(
    tx: Transaction,
    { id: currentId, userId }: Session,
    language: Language,
  ): Promise<AccountSecurity> {
    const rows = await tx
      .select()
      .from(sessions)
      .where(openSessions(userId))
      .orderBy(desc(sql`${sessions.id} = ${currentId}`), desc(sessions.lastActiveAt), desc(sessions.id))
      .limit(MAX_LISTED);
    const [open] = await tx.select({ count: count() }).from(sessions).where(openSessions(userId));
    const { newDeviceMail, changedAt } = await findCredentials(tx, userId);
    return {
      sessions: rows.map(({ id, userAgent, networkAddress, createdAt, lastActiveAt, unfamiliar }) => ({
        id,
        ...describeDevice(userAgent),
        networkAddress,
        place: places.find(networkAddress, language),
        creationDate: toSeconds(createdAt),
        lastActiveDate: toSeconds(lastActiveAt),
        current: id === currentId,
        unfamiliar,
      })),
      sessionCount: open?.count ?? rows.length,
      newDeviceMail,
      passwordDate: toSeconds(changedAt),
    };
  }

  return defineHandlers({
    async getAccountSecurity({ session, language }) {
      return { status: 200, code: 'ok', payload: await run((tx) => show(tx, session, language)) };
    },

    async updateSecurityAlerts({ body: { newDeviceMail }, session, language, operationId }) {
      return run(async (tx) => {
        const { userId } = session;
        const { newDeviceMail: before } = await findCredentials(tx, userId);
        await tx.update(credentials).set({ newDeviceMail }).where(eq(credentials.userId, userId));
        const change = { before: { newDeviceMail: before }, after: { newDeviceMail } };
        await audit(tx, session, operationId, { type: 'user', id: userId, ...change });
        return { status: 200, code: 'session.alertSaved', payload: await show(tx, session, language) };
      });
    },

    async endSession({ path: { id }, session, language, operationId }) {
      return run(async (tx) => {
        if (!(await findOwn(tx, session.userId, id))) return gone;
        await endSession(tx, id, clock.now());
        await audit(tx, session, operationId, { type: 'session', id });
        return { status: 200, code: 'session.ended', payload: await show(tx, session, language) };
      });
    },

    async confirmSession({ path: { id }, session, language, operationId }) {
      return run(async (tx) => {
        // A new device cannot confirm itself.
        if (id === session.id || !(await findOwn(tx, session.userId, id))) return gone;
        await tx.update(sessions).set({ unfamiliar: false }).where(eq(sessions.id, id));
        await audit(tx, session, operationId, { type: 'session', id });
        return { status: 200, code: 'session.confirmed', payload: await show(tx, session, language) };
      });
    },

    async endOtherSessions({ session, language, operationId }) {
      return run(async (tx) => {
        const endedAt = new Date(clock.now() * 1000);
        const others = and(openSessions(session.userId), ne(sessions.id, session.id));
        await tx.update(sessions).set({ endedAt }).where(others);
        await audit(tx, session, operationId, { type: 'user', id: session.userId });
        return { status: 200, code: 'session.othersEnded', payload: await show(tx, session, language) };
      });
    },
  });
}
