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

/** Of the whole agency, or of what is assigned to somebody who only helps. */
const seesAll = ({ licensed, agencyAdmin }: Viewer): boolean => licensed || agencyAdmin;

/** How the work of an agency stands; whose that is, the transaction knows. */
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

/** Proposed to the customer, with an answer of theirs or without: as many as the list of that status has. */
async function quotesWaiting(tx: Transaction): Promise<number> {
  const [found] = await tx
    .select({ total: count() })
    .from(quotes)
    .where(and(eq(quotes.status, 'PENDING_APPROVAL'), isNull(quotes.deletedAt)));
  return found?.total ?? 0;
}
