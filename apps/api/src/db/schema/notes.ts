import type { CallDirection, CallOutcome, NoteKind } from '@fairlead/rules';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  type PgTableExtraConfigValue,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './agencies.ts';
import { agencyId } from './agencyId.ts';
import { claims } from './claims.ts';
import { createdAt, id, instant, sameAgency, version } from './columns.ts';
import { contacts } from './contacts.ts';
import { opportunities, policies, quotes } from './opportunities.ts';

/** Notes of agents about records, and the calls that they log. Customers do not see them. */
export const notes = pgTable(
  'notes',
  {
    id: id(),
    agencyId: agencyId(),
    kind: text('kind').notNull().$type<NoteKind>(),
    /** Contact of the record. */
    contactId: uuid('contact_id').notNull(),
    opportunityId: uuid('opportunity_id'),
    quoteId: uuid('quote_id'),
    policyId: uuid('policy_id'),
    claimId: uuid('claim_id'),
    /** Sanitized HTML. */
    text: text('text').notNull(),
    callDirection: text('call_direction').$type<CallDirection>(),
    callOutcome: text('call_outcome').$type<CallOutcome>(),
    /** Length of a call. */
    minutes: integer('minutes'),
    /** Agents whom the text mentions. */
    mentionIds: uuid('mention_ids').array().notNull().default(sql`'{}'`),
    pinnedAt: instant('pinned_at'),
    pinnedBy: uuid('pinned_by'),
    createdBy: uuid('created_by').notNull(),
    createdAt: createdAt(),
    editedAt: instant('edited_at'),
    deletedAt: instant('deleted_at'),
    version: version(),
  },
  (t): PgTableExtraConfigValue[] => {
    const ofRecord = (name: string, column: typeof t.opportunityId) =>
      index(name).on(t.agencyId, column, t.createdAt, t.id).where(sql`${column} is not null`);
    const record = sql`(coalesce(${t.opportunityId}, ${t.quoteId}, ${t.policyId}, ${t.claimId}, ${t.contactId}))`;
    return [
      index('notes_contact_ix').on(t.agencyId, t.contactId, t.createdAt, t.id).where(sql`${t.deletedAt} is null`),
      index('notes_created_ix').on(t.agencyId, t.createdAt, t.id),
      ofRecord('notes_opportunity_ix', t.opportunityId),
      ofRecord('notes_quote_ix', t.quoteId),
      ofRecord('notes_policy_ix', t.policyId),
      ofRecord('notes_claim_ix', t.claimId),
      // a record has one pinned note
      uniqueIndex('notes_pinned_ux')
        .on(t.agencyId, record)
        .where(sql`${t.pinnedAt} is not null and ${t.deletedAt} is null`),
      sameAgency('notes_contact_fk', t.agencyId, t.contactId, contacts),
      sameAgency('notes_opportunity_fk', t.agencyId, t.opportunityId, opportunities),
      sameAgency('notes_quote_fk', t.agencyId, t.quoteId, quotes),
      sameAgency('notes_policy_fk', t.agencyId, t.policyId, policies),
      sameAgency('notes_claim_fk', t.agencyId, t.claimId, claims),
      sameAgency('notes_creator_fk', t.agencyId, t.createdBy, users),
      sameAgency('notes_pinner_fk', t.agencyId, t.pinnedBy, users),
      check('notes_kind_ck', sql`${t.kind} in ('NOTE', 'CALL')`),
      check('notes_text_ck', sql`${t.text} <> '' or ${t.kind} = 'CALL'`),
      check('notes_record_ck', sql`num_nonnulls(${t.opportunityId}, ${t.quoteId}, ${t.policyId}, ${t.claimId}) <= 1`),
      check('notes_direction_ck', sql`${t.callDirection} in ('OUTBOUND', 'INBOUND')`),
      check('notes_outcome_ck', sql`${t.callOutcome} in ('REACHED', 'VOICEMAIL', 'NO_ANSWER', 'WRONG_NUMBER')`),
      check(
        'notes_call_ck',
        sql`num_nonnulls(${t.callDirection}, ${t.callOutcome}) = case ${t.kind} when 'CALL' then 2 else 0 end and (${t.kind} = 'CALL' or ${t.minutes} is null)`,
      ),
      check('notes_minutes_ck', sql`${t.minutes} between 0 and 999`),
      check('notes_mentions_ck', sql`cardinality(${t.mentionIds}) <= 20`),
      check('notes_pinned_ck', sql`(${t.pinnedAt} is null) = (${t.pinnedBy} is null)`),
    ];
  },
);
