import type { FastifyInstance } from 'fastify';
import { auditRefusal } from '../db/auditRefusal.ts';
import type { Run } from '../db/scope.ts';
import type { Clock } from '../ports/clock.ts';
import { originOf } from './origin.ts';

/** Records refusals of signed-in callers in the audit log, both by the access table and by handlers. */
export function recordRefusals(app: FastifyInstance, { run, clock }: { run: Run; clock: Clock }): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { session } = request;
    const { operationId } = request.routeOptions.config;
    if (reply.statusCode !== 403 || !session || !operationId) return payload;
    const { agencyId } = session;
    const userId = session.view?.viewerId ?? session.userId;
    const details = { code: codeOf(payload) };
    const event = { operationId, outcome: 'REFUSED', details, origin: originOf(request), now: clock.now() } as const;
    try {
      await run((tx) => auditRefusal(tx, { kind: 'USER', userId, agencyId, ...event }));
    } catch (error) {
      // The caller still gets the refusal.
      request.log.error({ err: error }, 'a refusal could not be recorded');
    }
    return payload;
  });
}

/** Code of an envelope. */
function codeOf(payload: unknown): string {
  const read: unknown = typeof payload === 'string' ? JSON.parse(payload) : null;
  return typeof read === 'object' && read !== null && 'code' in read ? String(read.code) : 'auth.forbidden';
}
