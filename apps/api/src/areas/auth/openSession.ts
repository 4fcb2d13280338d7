import type { FastifyRequest } from 'fastify';
import { originOf } from '../../contract/origin.ts';
import { audit } from '../../db/audit.ts';
import type { Transaction } from '../../db/scope.ts';
import { loadMe } from '../../records/accounts.ts';
import type { AuthDependencies } from './dependencies.ts';
import { noticeNewDevice } from './newDevice.ts';
import { lacksRequiredFactor } from './requiredFactor.ts';
import { beginSession } from './sessions.ts';
import type { Tokens } from './tokens.ts';
import { trustDevice } from './trustDevice.ts';

interface SignIn {
  request: FastifyRequest;
  operationId: 'signIn' | 'signInWithSecondFactor';
  /** The account's device of the request, if it has one. */
  device: string | undefined;
}

/** Starts the session of a user who has proven their identity. Undefined when the user was deleted in the meantime. */
export async function openSession(
  tx: Transaction,
  userId: string,
  { request, operationId, device }: SignIn,
  dependencies: AuthDependencies,
) {
  const now = dependencies.clock.now();
  const me = await loadMe(tx, userId, now, dependencies.linkTo);
  if (!me) return undefined;
  const origin = originOf(request);
  const unfamiliar = await noticeNewDevice(tx, userId, { device, origin }, dependencies);
  const mustEnrol = await lacksRequiredFactor(tx, userId, dependencies);
  const session = await beginSession(tx, { userId, origin, unfamiliar, mustEnrol }, now);
  const who = { userId, agencyId: me.user.agencyId, origin };
  await audit(tx, who, operationId, { type: 'session', id: session.id });
  return { me: { ...me, mustEnrol }, session, now, headers: await trustDevice(tx, userId, request, dependencies) };
}

type OpenSession = NonNullable<Awaited<ReturnType<typeof openSession>>>;

/** Answer of a successful sign-in. */
export async function signedIn({ me, session, now, headers }: OpenSession, tokens: Tokens) {
  const accessToken = await tokens.issue({ userId: me.user.id, sessionId: session.id }, now, session.expires);
  return {
    status: 200,
    code: 'auth.signedIn',
    payload: { accessToken, ...me, supportTicketSessionToken: session.supportToken },
    headers,
  } as const;
}
