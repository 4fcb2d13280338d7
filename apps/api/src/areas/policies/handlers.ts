import { mayAssignPolicy, mayCancelPolicy, mayEditPolicy } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import { invalidRequest, keyReused, notFound, okOrNotFound, stale } from '../../contract/answers.ts';
import type { Context, Handlers } from '../../contract/types.ts';
import { audit } from '../../db/audit.ts';
import { runOnce } from '../../db/idempotency.ts';
import { toPage } from '../../db/page.ts';
import { existing } from '../../db/rows.ts';
import { policies } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import type { Clock } from '../../ports/clock.ts';
import { isAgent } from '../agencies/isAgent.ts';
import type { FileLinks } from '../files/links.ts';
import { changeOf, isCancellation } from './changes.ts';
import { insertPolicy } from './create.ts';
import { detailOf } from './detail.ts';
import { countPolicies, listPolicies } from './list.ts';
import { replaceCoverages, replaceDocs } from './parts.ts';
import { findPolicy, lockPolicy, type PolicyRow, toSummary } from './policies.ts';
import type { Columns } from './terms.ts';

type PolicyHandlers = Pick<
  Handlers,
  'listPolicies' | 'countPolicies' | 'getPolicy' | 'createPolicy' | 'updatePolicy' | 'assignPolicy'
>;
type Caller = Pick<Context<'updatePolicy'>, 'session'>['session'];

function withAgency({ userId, viewer, agencyId }: Caller) {
  if (!agencyId) throw new Error('platform admins have no policies');
  return { userId, viewer, agencyId };
}

/** Handlers for policies. */
export function policyHandlers(clock: Clock, links: FileLinks): PolicyHandlers {
  /** Updates a locked policy and answers with its new state. */
  async function change(
    tx: Transaction,
    { session, operationId }: { session: Caller; operationId: 'updatePolicy' | 'assignPolicy' },
    before: PolicyRow,
    values: Columns,
  ) {
    const { id, version } = before.policy;
    await tx
      .update(policies)
      .set({ ...values, updatedAt: new Date(clock.now() * 1000), version: version + 1 })
      .where(eq(policies.id, id));
    const after = existing(await findPolicy(tx, id), `policy ${id}`);
    await audit(tx, session, operationId, { type: 'policy', id, before: before.policy, after: after.policy });
    return detailOf(tx, after, links);
  }

  return {
    async listPolicies({ query, run }) {
      const page = await run((tx) => listPolicies(tx, query, clock.now()));
      return { status: 200, code: 'ok', payload: toPage(page, query, (row) => toSummary(row, links)) };
    },

    async countPolicies({ run }) {
      return { status: 200, code: 'ok', payload: await run(countPolicies) };
    },

    async getPolicy({ path, run }) {
      const payload = await run(async (tx) => {
        const row = await findPolicy(tx, path.id);
        return row && detailOf(tx, row, links);
      });
      return okOrNotFound('policy.notFound', payload);
    },

    async createPolicy({ body, header, session, operationId, run }) {
      const { userId, agencyId, viewer } = session;
      if (!agencyId) throw new Error('the calling agent has no agency');
      const key = header['Idempotency-Key'];
      return run(async (tx) => {
        const result = await runOnce(tx, { userId, operationId, key, body }, async () => {
          const id = await insertPolicy(tx, body, {
            session: { userId, agencyId, viewer },
            now: clock.now(),
            operationId,
          });
          return { id };
        });
        if (result === 'reused') return keyReused;
        const row = existing(await findPolicy(tx, result.id), `policy ${result.id}`);
        const headers = { location: `/api/policy/id/${result.id}` };
        return { status: 201, code: 'policy.created', payload: await detailOf(tx, row, links), headers };
      });
    },

    async updatePolicy({ body, session, operationId, run }) {
      return run(async (tx) => {
        const before = await lockPolicy(tx, body.policyId);
        if (!before) return notFound('policy.notFound');
        const isCancelling = isCancellation(body);
        const state = { policyStatus: before.policy.status };
        if (!mayEditPolicy(session.viewer) && !isCancelling) return { status: 403, code: 'policy.customersCancel' };
        if (isCancelling && !mayCancelPolicy(state))
          return { status: 409, code: 'policy.cancelledAlready', payload: await detailOf(tx, before, links) };
        if (before.policy.version !== body.version) return stale(await detailOf(tx, before, links));
        const changes = await changeOf(tx, before, body);
        if ('errors' in changes) return invalidRequest(changes.errors);
        const { docId, coverageIds } = body;
        const context = { session: withAgency(session), operationId, policy: before.policy, now: clock.now() };
        if (docId) await replaceDocs(tx, docId, context);
        if (coverageIds) await replaceCoverages(tx, coverageIds, context);
        const payload = await change(tx, { session, operationId }, before, changes.values);
        const cancelled = payload.policyStatus === 'CANCELLED' && mayCancelPolicy(state);
        return { status: 200, code: cancelled ? 'policy.cancelled' : 'policy.updated', payload };
      });
    },

    async assignPolicy({ body, session, operationId, run }) {
      return run(async (tx) => {
        const before = await lockPolicy(tx, body.policyId);
        if (!before) return notFound('policy.notFound');
        const { viewer, userId } = session;
        const state = { contactDetails: { agent: before.owner }, assignedAgentId: before.policy.assignedAgentId };
        if (!mayAssignPolicy(viewer, userId, state)) return { status: 403, code: 'policy.notAssigner' };
        if (body.version !== undefined && before.policy.version !== body.version)
          return stale(await detailOf(tx, before, links));
        if (!(await isAgent(tx, body.agentId)))
          return invalidRequest([{ field: 'agentId', code: 'quote.agentUnknown' }]);
        const payload = await change(tx, { session, operationId }, before, { assignedAgentId: body.agentId });
        return { status: 200, code: 'policy.assigned', payload };
      });
    },
  };
}
