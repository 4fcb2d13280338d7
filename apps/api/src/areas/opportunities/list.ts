import type { operations } from '@fairlead/openapi';
import { and, asc, count, desc, eq, or, sql } from 'drizzle-orm';
import { type Page, readPage } from '../../db/page.ts';
import { contacts, opportunities } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { containing, keptOrDeleted, nameContains } from '../../db/text.ts';
import { assignees, type OpportunityRow, owners, selectOpportunities } from './opportunities.ts';

type OpportunityQuery = NonNullable<operations['listOpportunities']['parameters']['query']>;

const contactName = sql`lower((${contacts.firstName} || ' ' || ${contacts.lastName}) collate "und-x-icu")`;

const wanted = ({ serial, contactFirstName, agentName, status, contactId, isDeleted = false }: OpportunityQuery) =>
  and(
    keptOrDeleted(opportunities.deletedAt, isDeleted),
    serial === undefined
      ? undefined
      : sql`('opp-' || ${opportunities.serial}) like ${containing(serial.toLowerCase())}`,
    contactFirstName === undefined ? undefined : sql`${contactName} like ${containing(contactFirstName.toLowerCase())}`,
    agentName === undefined
      ? undefined
      : or(nameContains(owners.name, agentName), nameContains(assignees.name, agentName)),
    status === undefined ? undefined : eq(opportunities.status, status),
    contactId === undefined ? undefined : eq(opportunities.contactId, contactId),
  );

/** A page of opportunities, the newest first unless asked otherwise. */
export function listOpportunities(tx: Transaction, query: OpportunityQuery): Promise<Page<OpportunityRow>> {
  const direction = query.ascOrDesc === 'asc' ? asc : desc;
  return readPage(
    query,
    ({ limit, offset }) =>
      selectOpportunities(tx)
        .where(wanted(query))
        .orderBy(direction(opportunities.createdAt), direction(opportunities.id))
        .limit(limit)
        .offset(offset),
    () =>
      tx
        .select({ total: count() })
        .from(opportunities)
        .innerJoin(contacts, eq(contacts.id, opportunities.contactId))
        .innerJoin(owners, eq(owners.id, contacts.agentId))
        .leftJoin(assignees, eq(assignees.id, opportunities.assignedAgentId))
        .where(wanted(query)),
  );
}
