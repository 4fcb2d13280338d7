import type { components } from '@fairlead/openapi';
import { dateOf, openClaimStatuses, runningPolicyStatuses } from '@fairlead/rules';
import { and, eq, gte, inArray, isNull, lte, or } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  claims,
  type contacts,
  docs,
  emails,
  notes,
  opportunities,
  policies,
  quotes,
  tasks,
} from '../../../db/schema/index.ts';
import type { Transaction } from '../../../db/scope.ts';
import { todayOf } from '../../../records/agencyTime.ts';

type Contact = Pick<typeof contacts.$inferSelect, 'id' | 'agencyId' | 'userId'>;

/** Counts the records of a contact. Each query reads an index of the contact. */
export async function summaryOf(
  tx: Transaction,
  { id, agencyId, userId }: Contact,
  now: number,
): Promise<components['schemas']['PersonalData']> {
  const today = dateOf(await todayOf(tx, now));
  const inForce = and(
    inArray(policies.status, [...runningPolicyStatuses]),
    or(isNull(policies.effectiveOn), lte(policies.effectiveOn, today)),
    or(isNull(policies.expiresOn), gte(policies.expiresOn, today)),
  );
  const ofContact = (table: { agencyId: PgColumn; contactId: PgColumn }) =>
    and(eq(table.agencyId, agencyId), eq(table.contactId, id));
  return {
    hasAccount: userId !== null,
    policiesInForce: await tx.$count(policies, and(ofContact(policies), inForce)),
    openClaims: await tx.$count(claims, and(ofContact(claims), inArray(claims.status, [...openClaimStatuses]))),
    opportunities: await tx.$count(opportunities, ofContact(opportunities)),
    quotes: await tx.$count(quotes, ofContact(quotes)),
    policies: await tx.$count(policies, ofContact(policies)),
    claims: await tx.$count(claims, ofContact(claims)),
    documents: await tx.$count(docs, ofContact(docs)),
    mails: await tx.$count(emails, ofContact(emails)),
    notes: await tx.$count(notes, and(ofContact(notes), isNull(notes.deletedAt))),
    tasks: await tx.$count(tasks, and(ofContact(tasks), isNull(tasks.deletedAt))),
  };
}
