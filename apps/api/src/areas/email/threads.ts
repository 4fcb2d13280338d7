import type { components } from '@fairlead/openapi';
import { type AnyColumn, and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias, type PgTable } from 'drizzle-orm/pg-core';
import {
  carriers,
  claims,
  contacts,
  files,
  insuranceTypes,
  mailThreads,
  mailUnread,
  opportunities,
  policies,
  quotes,
  users,
} from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { toSeconds } from '../../db/time.ts';
import { fullName } from '../../messages/formats.ts';
import type { LinkTo } from '../../ports/fileLinks.ts';
import { claimSerial } from '../../records/claims.ts';
import { opportunitySerial } from '../../records/opportunities.ts';
import { quoteSerial } from '../../records/quotes.ts';

export type ThreadRow = Awaited<ReturnType<typeof selectThreads>>[number];
type ThreadRecord = components['schemas']['ThreadRecord'];

const claimPolicies = alias(policies, 'claim_policies');

const nameIn = (table: PgTable & { id: AnyPgColumn; name: AnyPgColumn }, id: AnyColumn): SQL<string | null> =>
  sql`(select ${table.name} from ${table} where ${table.id} = ${id})`;

/** Selects threads with the rows that lists show, and the unread mark of a user. */
export const selectThreads = (tx: Transaction, userId: string) =>
  tx
    .select({
      thread: mailThreads,
      contact: contacts,
      assignee: { id: users.id, name: users.name },
      photo: { id: files.id, version: files.version },
      isUnread: isNotNull(mailUnread.id).mapWith(Boolean),
      opportunity: {
        serial: opportunities.serial,
        insurance: nameIn(insuranceTypes, opportunities.insuranceTypeId),
      },
      quote: {
        serial: quotes.serial,
        insurance: nameIn(insuranceTypes, quotes.insuranceTypeId),
        carrier: nameIn(carriers, quotes.carrierId),
      },
      policy: {
        number: policies.policyNumber,
        insurance: nameIn(insuranceTypes, policies.insuranceTypeId),
        carrier: nameIn(carriers, policies.carrierId),
      },
      claim: { serial: claims.serial, policyNumber: claimPolicies.policyNumber },
    })
    .from(mailThreads)
    .innerJoin(contacts, eq(contacts.id, mailThreads.contactId))
    .leftJoin(users, eq(users.id, mailThreads.assigneeId))
    .leftJoin(files, eq(files.id, users.photoFileId))
    .leftJoin(mailUnread, and(eq(mailUnread.threadId, mailThreads.id), eq(mailUnread.userId, userId)))
    .leftJoin(opportunities, eq(opportunities.id, mailThreads.opportunityId))
    .leftJoin(quotes, eq(quotes.id, mailThreads.quoteId))
    .leftJoin(policies, eq(policies.id, mailThreads.policyId))
    .leftJoin(claims, eq(claims.id, mailThreads.claimId))
    .leftJoin(claimPolicies, eq(claimPolicies.id, claims.policyId));

const detailOf = (...parts: (string | null)[]): string => parts.filter(Boolean).join(', ');

/** Records of a thread, the most specific first. */
function recordsOf({ thread, opportunity, quote, policy, claim }: ThreadRow): ThreadRecord[] {
  const records: ThreadRecord[] = [];
  if (claim.serial !== null && thread.claimId) {
    const number = claimSerial(claim.serial);
    records.push({ type: 'CLAIM', id: thread.claimId, number, detail: claim.policyNumber ?? '' });
  }
  if (policy && thread.policyId) {
    const detail = detailOf(policy.insurance, policy.carrier);
    records.push({ type: 'POLICY', id: thread.policyId, number: policy.number, detail });
  }
  if (quote && thread.quoteId) {
    const detail = detailOf(quote.insurance, quote.carrier);
    records.push({ type: 'QUOTE', id: thread.quoteId, number: quoteSerial(quote.serial), detail });
  }
  if (opportunity && thread.opportunityId) {
    const number = opportunitySerial(opportunity.serial);
    records.push({ type: 'OPPORTUNITY', id: thread.opportunityId, number, detail: opportunity.insurance ?? '' });
  }
  return records;
}

export function toThread(row: ThreadRow, linkTo: LinkTo) {
  const { thread, contact, assignee, photo, isUnread } = row;
  return {
    id: thread.id,
    subject: thread.subject,
    reference: thread.reference,
    customer: {
      id: contact.id,
      name: fullName(contact),
      companyName: contact.companyName,
      email: contact.email,
      phone: contact.phone || contact.homePhone,
    },
    assignee: assignee && { ...assignee, photo: linkTo(photo) },
    records: recordsOf(row),
    isServiceRequest: thread.serviceRequestId !== null,
    lastText: thread.lastText,
    lastSender: thread.lastSender,
    lastAt: toSeconds(thread.lastAt),
    messageCount: thread.messageCount,
    waitingSince: thread.waitingSince && toSeconds(thread.waitingSince),
    isUnread,
    isDone: thread.doneAt !== null,
  } satisfies components['schemas']['MailThread'];
}
