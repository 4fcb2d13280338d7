import type { components } from '@fairlead/openapi';
import { fromCents, opportunityStatuses, type Viewer } from '@fairlead/rules';
import type { Transaction } from '../../db/scope.ts';
import { countsByStatus, type StatusCount, totalOf } from '../../db/statusCounts.ts';
import { policyWork } from './policyWork.ts';

type Dashboard = components['schemas']['PipelineDashboard'];
interface Agent {
  viewer: Viewer;
  userId: string;
}

/** Licensed agents and agency admins see the whole agency. Other agents see the work assigned to them. */
const seesAll = ({ licensed, agencyAdmin }: Viewer): boolean => licensed || agencyAdmin;

/** Dashboard of an agency. Row security selects the agency. */
export async function pipelineOf(tx: Transaction, { viewer, userId }: Agent, now: number): Promise<Dashboard> {
  const all = seesAll(viewer);
  const assigned = await countAssigned(tx, userId);
  const quotes = all ? await countsByStatus(tx, 'quotes') : null;
  return {
    opportunities: toCounts(all ? await countsByStatus(tx, 'opportunities') : assigned),
    assigned: toCounts(assigned),
    quotesPendingApproval: quotes && totalOf(quotes, ['PENDING_APPROVAL']),
    policiesToWrite: quotes && totalOf(quotes, ['POLICY_TO_WRITE']),
    policies: all ? await policyWork(tx, viewer, now) : null,
  };
}

/** Opportunities that are assigned to an agent. They are counted as `<agent>:<status>`. */
async function countAssigned(tx: Transaction, agentId: string): Promise<StatusCount[]> {
  const prefix = `${agentId}:`;
  const rows = await countsByStatus(tx, 'assigned_opportunities', prefix);
  return rows.map((row) => ({ ...row, status: row.status.slice(prefix.length) }));
}

const toCounts = (rows: readonly StatusCount[]): Dashboard['opportunities'] =>
  opportunityStatuses.flatMap((status) =>
    rows
      .filter((row) => row.status === status && row.total > 0)
      .map(({ total, premiumCents }) => ({ status, total, premium: fromCents(premiumCents) })),
  );
