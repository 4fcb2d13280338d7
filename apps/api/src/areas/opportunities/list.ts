import type { operations } from '@fairlead/openapi';
import { and, count, eq, or, sql } from 'drizzle-orm';
import { contactName } from '../../db/contactName.ts';
import { inOrder, type Page, readPage } from '../../db/page.ts';
import { contacts, opportunities } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { containing, nameContains, whereDeleted } from '../../db/text.ts';
import { assignees, type OpportunityRow, owners, selectOpportunities } from '../../records/opportunities.ts';

type OpportunityQuery = NonNullable<operations['listOpportunities']['parameters']['query']>;

const filter = (
  { serial, contactFirstName, agentName, status, contactId, isDeleted = false }: OpportunityQuery,
  userId: string,
) =>
  and(
    whereDeleted(opportunities.deletedAt, isDeleted),
    isDeleted ? eq(contacts.agentId, userId) : undefined,
    serial === undefined
      ? undefined
      : sql`('opp-' || ${opportunities.serial}) like ${containing(serial.toLowerCase())}`,
    contactFirstName === undefined ? undefined : nameContains(contactName, contactFirstName),
    agentName === undefined
      ? undefined
      : or(nameContains(owners.name, agentName), nameContains(assignees.name, agentName)),
    status === undefined ? undefined : eq(opportunities.status, status),
    contactId === undefined ? undefined : eq(opportunities.contactId, contactId),
  );

/** A page of opportunities, newest first by default; deleted ones only of the caller's own contacts. */
export function listOpportunities(
  tx: Transaction,
  query: OpportunityQuery,
  userId: string,
): Promise<Page<OpportunityRow>> {
  const condition = filter(query, userId);
  return readPage(
    query,
    selectOpportunities(tx)
      .where(condition)
      .orderBy(...inOrder(query.ascOrDesc, opportunities.createdAt, opportunities.id)),
    tx
      .select({ total: count() })
      .from(opportunities)
      .innerJoin(contacts, eq(contacts.id, opportunities.contactId))
      .innerJoin(owners, eq(owners.id, contacts.agentId))
      .leftJoin(assignees, eq(assignees.id, opportunities.assignedAgentId))
      .where(condition),
  );
}
