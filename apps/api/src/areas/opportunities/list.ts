import type { operations } from '@fairlead/openapi';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { inOrder, type List, listOf, pageOf } from '../../db/page.ts';
import { contacts, opportunities, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { idsNamed, isAnyOf, search } from '../../db/search.ts';
import { whereDeleted } from '../../db/text.ts';
import {
  byInstant,
  byText,
  byValue,
  type FilterConditions,
  filterCondition,
  type ListContext,
} from '../../records/listFilters.ts';
import { type OpportunityRow, selectOpportunities } from '../../records/opportunities.ts';
import { isOwnContact } from '../../records/ownContacts.ts';

type OpportunityQuery = NonNullable<operations['listOpportunities']['parameters']['query']>;

/** Opportunities whose contact or which themselves are assigned to an agent with this name. */
async function hasAgent(tx: Transaction, name: string): Promise<SQL | undefined> {
  const agents = await idsNamed(tx, users, name);
  if (agents.length === 0) return sql`false`;
  return or(
    isAnyOf(opportunities.assignedAgentId, agents),
    inArray(
      opportunities.contactId,
      tx.select({ id: contacts.id }).from(contacts).where(isAnyOf(contacts.agentId, agents)),
    ),
  );
}

/** Each column has an index in the schema. */
const conditions: FilterConditions<'opportunities'> = {
  status: byValue(opportunities.status),
  insurance: byValue(opportunities.insuranceTypeId),
  agent: byValue(opportunities.assignedAgentId),
  customer: byText('contacts.nameOrCompany', opportunities.contactId),
  created: byInstant(opportunities.createdAt),
};

async function filter(
  tx: Transaction,
  query: OpportunityQuery,
  { userId, now }: ListContext,
): Promise<SQL | undefined> {
  const { serial, contactFirstName, agentName, status, contactId, isDeleted = false } = query;
  return and(
    whereDeleted(opportunities.deletedAt, isDeleted),
    isDeleted ? isOwnContact(opportunities.contactId, userId) : undefined,
    serial === undefined ? undefined : await search(tx, 'opportunities.serial', serial),
    contactFirstName === undefined
      ? undefined
      : await search(tx, 'contacts.nameOrCompany', contactFirstName, opportunities.contactId),
    agentName === undefined ? undefined : await hasAgent(tx, agentName),
    status === undefined ? undefined : eq(opportunities.status, status),
    contactId === undefined ? undefined : eq(opportunities.contactId, contactId),
    await filterCondition('opportunities', conditions, query.filters, { tx, userId, now }),
  );
}

/** Opportunities, newest first by default; deleted ones only of the caller's own contacts. */
export const opportunityList = async (
  tx: Transaction,
  query: OpportunityQuery,
  context: ListContext,
): Promise<List<OpportunityRow>> =>
  listOf(tx, opportunities, {
    where: await filter(tx, query, context),
    orderBy: inOrder(query.ascOrDesc, opportunities.createdAt, opportunities.id),
    rows: selectOpportunities(tx),
  });

/** A page of opportunities. */
export const listOpportunities = pageOf(opportunityList);
