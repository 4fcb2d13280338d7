import { mayAssignPolicy, mayCancelPolicy, mayEditPolicy } from '@fairlead/rules';
import { invalidRequest, stale } from '../../contract/answers.ts';
import { changeRecord } from '../../contract/changeRecord.ts';
import { createRecord } from '../../contract/createRecord.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import { readHandler, resultHandler, totalsHandler } from '../../contract/recordHandlers.ts';
import type { Services } from '../../contract/services.ts';
import type { Session } from '../../contract/session.ts';
import { toPage } from '../../db/page.ts';
import { toListTotal } from '../../db/totals.ts';
import { exportHandler } from '../../exports/exportList.ts';
import { addsText, refusalOfErased } from '../../records/erasedContacts.ts';
import { isAgent } from '../../records/isAgent.ts';
import { type PolicyRow, toSummary } from '../../records/policies.ts';
import { changeOf, isCancellation } from './changes.ts';
import { insertPolicy } from './create.ts';
import { detailOf } from './detail.ts';
import { policyExport } from './export.ts';
import { policyKind } from './kind.ts';
import { countPolicies, listPolicies, sumPolicies } from './list.ts';
import { removesParts, replaceCoverages, replaceDocs } from './parts.ts';

function withAgency({ userId, viewer, agencyId }: Session) {
  if (!agencyId) throw new Error('platform admins have no policies');
  return { userId, viewer, agencyId };
}

/** Handlers for policies. */
export function policyHandlers({ clock, links }: Services) {
  const policy = policyKind(links);
  const updatedAt = () => new Date(clock.now() * 1000);

  return defineHandlers({
    async listPolicies({ query, session, run }) {
      const context = { userId: session.userId, now: clock.now() };
      const page = await run((tx) => listPolicies(tx, query, context));
      return { status: 200, code: 'ok', payload: toPage(page, query, (row) => toSummary(row, links)) };
    },

    exportPolicies: exportHandler(policyExport, clock),

    sumPolicies: totalsHandler(sumPolicies, clock, toListTotal),

    countPolicies: resultHandler((tx, _query, session) => countPolicies(tx, session)),

    getPolicy: readHandler(policy),

    async createPolicy({ body, header, session, operationId, run }) {
      const { userId, agencyId, viewer } = session;
      if (!agencyId) throw new Error('the calling agent has no agency');
      const options = { session: { userId, agencyId, viewer }, now: clock.now(), operationId };
      return run((tx) => {
        const create = () => insertPolicy(tx, body, options);
        const created = { create, code: 'policy.created', path: '/api/policy/id/' } as const;
        return createRecord(policy, { tx, session, operationId, header, body }, created);
      });
    },

    async updatePolicy({ body, session, operationId, run }) {
      const { policyId: id, version, docId, coverageIds } = body;
      const isCancelling = isCancellation(body);
      return run((tx) => {
        const check = async (before: PolicyRow) => {
          if (!mayEditPolicy(session.viewer) && !isCancelling)
            return { status: 403, code: 'policy.customersCancel' } as const;
          if (isCancelling && !mayCancelPolicy(stateOf(before)))
            return {
              status: 409,
              code: 'policy.cancelledAlready',
              payload: await detailOf(tx, before, links),
            } as const;
          return (docId?.length ?? 0) > 0 || addsText(body.otherInformation, before.policy.otherInformation)
            ? refusalOfErased(tx, before.policy.contactId)
            : undefined;
        };
        return changeRecord(policy, { tx, session, operationId, id, version, check }, async (before, save) => {
          const changes = await changeOf(tx, before, body);
          if ('errors' in changes) return invalidRequest(changes.errors);
          // others may have added the coverages or documents that would be removed
          const isOutdated = version !== before.policy.version && before.policy.partChangedBy !== session.userId;
          if (isOutdated && (await removesParts(tx, id, body))) return stale(await detailOf(tx, before, links));
          const context = { session: withAgency(session), operationId, policy: before.policy, now: clock.now() };
          if (docId) await replaceDocs(tx, docId, context);
          if (coverageIds) await replaceCoverages(tx, coverageIds, context);
          const after = await save({ ...changes.values, updatedAt: updatedAt() });
          const cancelled = after.policy.status === 'CANCELLED' && mayCancelPolicy(stateOf(before));
          const code = cancelled ? 'policy.cancelled' : 'policy.updated';
          return { status: 200, code, payload: await detailOf(tx, after, links) };
        });
      });
    },

    async assignPolicy({ body, session, operationId, run }) {
      const { policyId: id, version, agentId } = body;
      const check = ({ owner, policy: { assignedAgentId } }: PolicyRow) =>
        mayAssignPolicy(session.viewer, session.userId, { contactDetails: { agent: owner }, assignedAgentId })
          ? undefined
          : ({ status: 403, code: 'policy.notAssigner' } as const);
      return run((tx) =>
        changeRecord(policy, { tx, session, operationId, id, version, check }, async (_, save) => {
          if (!(await isAgent(tx, agentId))) return invalidRequest([{ field: 'agentId', code: 'quote.agentUnknown' }]);
          const after = await save({ assignedAgentId: agentId, updatedAt: updatedAt() });
          return { status: 200, code: 'policy.assigned', payload: await detailOf(tx, after, links) };
        }),
      );
    },
  });
}

const stateOf = ({ policy }: PolicyRow) => ({ policyStatus: policy.status });
