import { mayCancelPolicy, mayEditPolicy, ownsPolicy } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import type { Context, FieldMessage, Handlers } from '../../contract/types.ts';
import { audit } from '../../db/audit.ts';
import { once } from '../../db/idempotency.ts';
import { toPage } from '../../db/page.ts';
import { policies } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import type { Clock } from '../../ports/clock.ts';
import { isAgent } from '../agencies/isAgent.ts';
import type { FileLinks } from '../files/links.ts';
import { changeOf, onlyCancels } from './changes.ts';
import { makePolicy } from './create.ts';
import { detailOf } from './detail.ts';
import { countPolicies, listPolicies } from './list.ts';
import { keepCoverages, keepDocs } from './parts.ts';
import { findPolicy, lockPolicy, type PolicyRow, toSummary } from './policies.ts';
import { PolicyRefused } from './refused.ts';
import type { Columns } from './terms.ts';

type PolicyHandlers = Pick<
  Handlers,
  'listPolicies' | 'countPolicies' | 'getPolicy' | 'createPolicy' | 'updatePolicy' | 'assignPolicy'
>;
type Caller = Pick<Context<'updatePolicy'>, 'session'>['session'];

const notFound = { status: 404, code: 'policy.notFound' } as const;
const refused = (errors: FieldMessage[]) => ({ status: 400, code: 'request.invalid', errors }) as const;

function withAgency({ userId, viewer, agencyId }: Caller) {
  if (!agencyId) throw new Error('nobody of the platform has policies');
  return { userId, viewer, agencyId };
}

/** The insurance that contacts have. Specification, document 2, sections 2 to 7; RESOLUTIONS G-83 to G-88. */
export function policyHandlers(clock: Clock, links: FileLinks): PolicyHandlers {
  /** Changes a policy that is locked, and answers with it as it is then. */
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
    const after = await findPolicy(tx, id);
    if (!after) throw new Error(`policy ${id} is gone`);
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
      return payload ? { status: 200, code: 'ok', payload } : notFound;
    },

    async createPolicy({ body, header, session, operationId, run }) {
      const { userId, agencyId, viewer } = session;
      if (!agencyId) throw new Error('an agent without an agency');
      const key = header['Idempotency-Key'];
      try {
        return await run(async (tx) => {
          const made = await once(tx, { userId, operationId, key, body }, async () => {
            const id = await makePolicy(tx, body, {
              session: { userId, agencyId, viewer },
              now: clock.now(),
              operationId,
            });
            return { id };
          });
          if (made === 'reused') return { status: 409, code: 'idempotency.reused' };
          const row = await findPolicy(tx, made.id);
          if (!row) throw new Error(`policy ${made.id} was not inserted`);
          const headers = { location: `/api/policy/id/${made.id}` };
          return { status: 201, code: 'policy.created', payload: await detailOf(tx, row, links), headers };
        });
      } catch (error) {
        if (error instanceof PolicyRefused) return refused(error.errors);
        throw error;
      }
    },

    async updatePolicy({ body, session, operationId, run }) {
      try {
        return await run(async (tx) => {
          const before = await lockPolicy(tx, body.policyId);
          if (!before) return notFound;
          const cancels = onlyCancels(body);
          const standing = { policyStatus: before.policy.status };
          if (!mayEditPolicy(session.viewer) && !cancels) return { status: 403, code: 'policy.customersCancel' };
          if (cancels && !mayCancelPolicy(standing))
            return { status: 409, code: 'policy.cancelledAlready', payload: await detailOf(tx, before, links) };
          if (before.policy.version !== body.version)
            return { status: 409, code: 'stale', payload: await detailOf(tx, before, links) };
          const changed = await changeOf(tx, before, body);
          if ('errors' in changed) return refused(changed.errors);
          const { docId, coverageIds } = body;
          const of = { session: withAgency(session), operationId, policy: before.policy, now: clock.now() };
          if (docId) await keepDocs(tx, docId, of);
          if (coverageIds) await keepCoverages(tx, coverageIds, of);
          const payload = await change(tx, { session, operationId }, before, changed.values);
          const cancelled = payload.policyStatus === 'CANCELLED' && mayCancelPolicy(standing);
          return { status: 200, code: cancelled ? 'policy.cancelled' : 'policy.updated', payload };
        });
      } catch (error) {
        if (error instanceof PolicyRefused) return refused(error.errors);
        throw error;
      }
    },

    async assignPolicy({ body, session, operationId, run }) {
      return run(async (tx) => {
        const before = await lockPolicy(tx, body.policyId);
        if (!before) return notFound;
        const { viewer, userId } = session;
        if (!ownsPolicy(viewer, userId, { contactDetails: { agent: before.owner } }))
          return { status: 403, code: 'policy.notOwner' };
        if (body.version !== undefined && before.policy.version !== body.version)
          return { status: 409, code: 'stale', payload: await detailOf(tx, before, links) };
        if (!(await isAgent(tx, body.agentId))) return refused([{ field: 'agentId', code: 'quote.agentUnknown' }]);
        const payload = await change(tx, { session, operationId }, before, { assignedAgentId: body.agentId });
        return { status: 200, code: 'policy.assigned', payload };
      });
    },
  };
}
