import type { components } from '@fairlead/openapi';
import { type ClaimStatus, type OpportunityStatus, type Viewer } from '@fairlead/rules';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type ChangeAnswer, contextOf, mayCall } from '../../contract/innerCall.ts';
import { contactName } from '../../db/contactName.ts';
import { claims, contacts, insuranceTypes, opportunities, policies, quotes } from '../../db/schema/index.ts';
import { claimSerial } from '../../records/claims.ts';
import { opportunitySerial } from '../../records/opportunities.ts';
import { quoteSerial } from '../../records/quotes.ts';
import type { BulkOperations, ChangeCaller } from './call.ts';
import type { BulkChange, Change } from './change.ts';
import { mailing } from './mailing.ts';
import type { BulkTarget } from './target.ts';
import { tasking } from './tasking.ts';
import { taskTarget } from './taskTarget.ts';

type BulkList = components['schemas']['BulkList'];

const text = (column: PgColumn | SQL) => sql<string>`coalesce(${column}, '')`;
const names = { name: text(insuranceTypes.name), customerName: text(contactName) };

/** The records of the policy list, and of the renewals. */
const policyTarget: BulkTarget = {
  table: policies,
  oldestVersion: sql`${policies.version} - ${policies.partChanges}`,
  recordType: 'POLICY',
  listOperation: 'listPolicies',
  find: (tx, ids) =>
    tx
      .select({
        id: policies.id,
        version: policies.version,
        number: policies.policyNumber,
        contactId: policies.contactId,
        ...names,
      })
      .from(policies)
      .leftJoin(insuranceTypes, eq(insuranceTypes.id, policies.insuranceTypeId))
      .leftJoin(contacts, eq(contacts.id, policies.contactId))
      .where(inArray(policies.id, [...ids])),
  changes: {
    ASSIGN: {
      operation: 'assignPolicy',
      column: policies.assignedAgentId,
      apply: ({ assignPolicy }, caller, { id, version, value }) =>
        assignPolicy(contextOf('assignPolicy', caller, { body: { policyId: id, version, agentId: value } })),
      undo: ({ assignPolicy }, caller, { id, version, before }) =>
        assignPolicy(contextOf('assignPolicy', caller, { body: { policyId: id, version, agentId: before ?? '' } })),
    },
    MAIL: mailing(async (tx, id) => {
      const [policy] = await tx.select({ contactId: policies.contactId }).from(policies).where(eq(policies.id, id));
      return { contactId: policy?.contactId ?? '', policyId: id };
    }),
    TASK: tasking('POLICY'),
  },
};

export const targets: Readonly<Record<BulkList, BulkTarget>> = {
  policies: policyTarget,
  opportunities: {
    table: opportunities,
    recordType: 'OPPORTUNITY',
    listOperation: 'listOpportunities',
    async find(tx, ids) {
      const rows = await tx
        .select({ id: opportunities.id, version: opportunities.version, serial: opportunities.serial, ...names })
        .from(opportunities)
        .leftJoin(insuranceTypes, eq(insuranceTypes.id, opportunities.insuranceTypeId))
        .leftJoin(contacts, eq(contacts.id, opportunities.contactId))
        .where(inArray(opportunities.id, [...ids]));
      return rows.map(({ serial, ...row }) => ({ ...row, number: opportunitySerial(serial) }));
    },
    changes: {
      ASSIGN: {
        operation: 'assignOpportunity',
        column: opportunities.assignedAgentId,
        apply: ({ assignOpportunity }, caller, { id, value }) =>
          assignOpportunity(contextOf('assignOpportunity', caller, { body: { opportunityId: id, agentId: value } })),
        undo: ({ updateOpportunity }, caller, { id, version, before }) =>
          updateOpportunity(contextOf('updateOpportunity', caller, { body: { id, version, agentId: before } })),
      },
      STATUS: {
        operation: 'updateOpportunity',
        column: opportunities.status,
        apply: ({ updateOpportunity }, caller, { id, version, value }) =>
          updateOpportunity(
            contextOf('updateOpportunity', caller, { body: { id, version, status: value as OpportunityStatus } }),
          ),
        undo: ({ updateOpportunity }, caller, { id, version, before }) =>
          updateOpportunity(
            contextOf('updateOpportunity', caller, { body: { id, version, status: before as OpportunityStatus } }),
          ),
      },
      DELETE: {
        operation: 'deleteOpportunity',
        apply: ({ deleteOpportunity }, caller, { id }) =>
          deleteOpportunity(contextOf('deleteOpportunity', caller, { path: { id } })),
      },
      TASK: tasking('OPPORTUNITY'),
    },
  },
  quotes: {
    table: quotes,
    recordType: 'QUOTE',
    listOperation: 'listQuotes',
    async find(tx, ids) {
      const rows = await tx
        .select({ id: quotes.id, version: quotes.version, serial: quotes.serial, ...names })
        .from(quotes)
        .leftJoin(insuranceTypes, eq(insuranceTypes.id, quotes.insuranceTypeId))
        .leftJoin(contacts, eq(contacts.id, quotes.contactId))
        .where(inArray(quotes.id, [...ids]));
      return rows.map(({ serial, ...row }) => ({ ...row, number: quoteSerial(serial) }));
    },
    changes: {
      ASSIGN: {
        operation: 'assignQuote',
        column: quotes.assignedAgentId,
        apply: ({ assignQuote }, caller, { id, version, value }) =>
          assignQuote(contextOf('assignQuote', caller, { body: { quoteId: id, version, agentId: value } })),
        undo: ({ assignQuote }, caller, { id, version, before }) =>
          assignQuote(contextOf('assignQuote', caller, { body: { quoteId: id, version, agentId: before ?? '' } })),
      },
      DELETE: {
        operation: 'deleteQuote',
        apply: ({ deleteQuote }, caller, { id }) => deleteQuote(contextOf('deleteQuote', caller, { path: { id } })),
      },
      TASK: tasking('QUOTE'),
    },
  },
  contacts: {
    table: contacts,
    recordType: 'CONTACT',
    listOperation: 'listContacts',
    find: (tx, ids) =>
      tx
        .select({
          id: contacts.id,
          version: contacts.version,
          name: text(contactName),
          number: contacts.email,
          customerName: sql<string>`''`,
        })
        .from(contacts)
        .where(inArray(contacts.id, [...ids])),
    changes: {
      ASSIGN: {
        operation: 'updateContact',
        column: contacts.agentId,
        apply: (operations, caller, { id, version, value }) =>
          giveContact(operations, caller, { id, version, agentId: value }),
        undo: (operations, caller, { before, ...change }) =>
          giveContact(operations, caller, { ...change, agentId: before ?? '' }),
      },
      MAIL: mailing((_tx, id) => Promise.resolve({ contactId: id, policyId: null })),
      TASK: tasking('CONTACT'),
    },
  },
  claims: {
    table: claims,
    recordType: 'CLAIM',
    listOperation: 'listClaims',
    async find(tx, ids) {
      const rows = await tx
        .select({ id: claims.id, version: claims.version, serial: claims.serial, ...names })
        .from(claims)
        .innerJoin(policies, eq(policies.id, claims.policyId))
        .leftJoin(insuranceTypes, eq(insuranceTypes.id, policies.insuranceTypeId))
        .leftJoin(contacts, eq(contacts.id, claims.contactId))
        .where(inArray(claims.id, [...ids]));
      return rows.map(({ serial, ...row }) => ({ ...row, number: claimSerial(serial) }));
    },
    changes: {
      ASSIGN: {
        operation: 'updateClaim',
        column: claims.assignedAgentId,
        apply: ({ updateClaim }, caller, { id, version, value }) =>
          updateClaim(contextOf('updateClaim', caller, { body: { claimId: id, version, assignedAgentId: value } })),
        undo: ({ updateClaim }, caller, { id, version, before }) =>
          updateClaim(
            contextOf('updateClaim', caller, { body: { claimId: id, version, assignedAgentId: before ?? '' } }),
          ),
      },
      // The customer gets a mail, so that the previous status cannot be restored unnoticed.
      STATUS: {
        operation: 'moveClaim',
        mails: true,
        apply: ({ moveClaim }, caller, { id, version, value, note }) => {
          const body = { claimId: id, version, claimStatus: value as ClaimStatus, note };
          return moveClaim(contextOf('moveClaim', caller, { body }));
        },
      },
      TASK: tasking('CLAIM'),
    },
  },
  renewals: { ...policyTarget, listOperation: 'listRenewals' },
  tasks: taskTarget,
};

/** Gives a contact to another agent. The operation also needs the values that it does not change. */
async function giveContact(
  { getContact, updateContact }: BulkOperations,
  caller: ChangeCaller,
  { id, version, agentId }: Change & { agentId: string },
): Promise<ChangeAnswer> {
  const { session, readRun } = caller;
  const found = await getContact(contextOf('getContact', { session, run: readRun }, { path: { id } }));
  if (found.status !== 200) return found;
  const { contactType, firstName, lastName } = found.payload;
  const body = { contactId: id, version, contactType, firstName, lastName, agentId };
  return updateContact(contextOf('updateContact', caller, { body }));
}

/** Whether the guard of the single operation lets a user make a change. */
export const mayChange = ({ operation }: Pick<BulkChange, 'operation'>, viewer: Viewer): boolean =>
  mayCall(operation, viewer);
