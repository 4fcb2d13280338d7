import type { components } from '@fairlead/openapi';
import { fromCents, opportunityStatuses, type Viewer } from '@fairlead/rules';
import { and, count, eq, isNull, sum } from 'drizzle-orm';
import { opportunities, quotes } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
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
  const rows = await tx
    .select({ status: opportunities.status, total: count(), cents: sum(opportunities.premiumCents).mapWith(Number) })
    .from(opportunities)
    .where(and(isNull(opportunities.deletedAt), all ? undefined : eq(opportunities.assignedAgentId, userId)))
    .groupBy(opportunities.status);
  return {
    opportunities: opportunityStatuses.flatMap((status) =>
      rows
        .filter((row) => row.status === status)
        .map(({ total, cents }) => ({ status, total, premium: fromCents(cents ?? 0) })),
    ),
    quotesPendingApproval: all ? await quotesWaiting(tx) : null,
    policies: all ? await policyWork(tx, now) : null,
  };
}

/** Quotes proposed to customers, with or without an answer. Matches the list filtered by this status. */
async function quotesWaiting(tx: Transaction): Promise<number> {
  const [found] = await tx
    .select({ total: count() })
    .from(quotes)
    .where(and(eq(quotes.status, 'PENDING_APPROVAL'), isNull(quotes.deletedAt)));
  return found?.total ?? 0;
}
