import type { ClaimPersonRole, ClaimReporter, ClaimStatus, ClaimType } from '@fairlead/rules';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  type PgTableExtraConfigValue,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './agencies.ts';
import { agencyId } from './agencyId.ts';
import { createdAt, id, instant, sameAgency, searchIndex, version } from './columns.ts';
import { contacts } from './contacts.ts';
import { policies } from './opportunities.ts';

/** Claims of customers on their policies. */
export const claims = pgTable(
  'claims',
  {
    id: id(),
    agencyId: agencyId(),
    /** Numbered per agency, from 1. */
    serial: integer('serial').notNull(),
    policyId: uuid('policy_id').notNull(),
    /** Contact of the policy at the time of filing. Does not change with the policy. */
    contactId: uuid('contact_id').notNull(),
    claimType: text('claim_type').notNull().$type<ClaimType>(),
    status: text('status').notNull().default('SUBMITTED').$type<ClaimStatus>(),
    /** Time the claim was first filed with the carrier. */
    filedAt: instant('filed_at'),
    lossOn: date('loss_on', { mode: 'string' }).notNull(),
    /** `HH:MM` in the time zone of the loss. */
    lossTime: text('loss_time'),
    location: text('location').notNull().default(''),
    description: text('description').notNull(),
    estimatedCents: bigint('estimated_cents', { mode: 'number' }),
    injuries: text('injuries').notNull().default(''),
    /** Person who reported the loss to the agency. */
    reportedBy: text('reported_by').notNull().default('CUSTOMER').$type<ClaimReporter>(),
    /** Name of someone else who reported the loss. */
    reporterName: text('reporter_name').notNull().default(''),
    /** Whether the vehicle can be driven; null if unknown or without a vehicle. */
    drivable: boolean('drivable'),
    policeReportNumber: text('police_report_number').notNull().default(''),
    carrierClaimNumber: text('carrier_claim_number').notNull().default(''),
    adjusterName: text('adjuster_name').notNull().default(''),
    adjusterPhone: text('adjuster_phone').notNull().default(''),
    assignedAgentId: uuid('assigned_agent_id').notNull(),
    createdBy: uuid('created_by').notNull(),
    /** Time of the report. */
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    version: version(),
  },
  (t): PgTableExtraConfigValue[] => [
    unique('claims_agency_id_id_ux').on(t.agencyId, t.id),
    unique('claims_serial_ux').on(t.agencyId, t.serial),
    index('claims_created_ix').on(t.agencyId, t.createdAt, t.id),
    index('claims_loss_ix').on(t.agencyId, t.lossOn, t.id),
    index('claims_updated_ix').on(t.agencyId, t.updatedAt, t.id),
    index('claims_status_ix').on(t.agencyId, t.status, t.createdAt, t.id),
    index('claims_contact_ix').on(t.agencyId, t.contactId, t.createdAt, t.id),
    index('claims_agent_ix').on(t.agencyId, t.assignedAgentId, t.createdAt, t.id),
    index('claims_policy_ix').on(t.agencyId, t.policyId, t.createdAt, t.id),
    searchIndex('claims_serial_search_ix', t.agencyId, sql`(${t.serial}::text)`),
    sameAgency('claims_policy_fk', t.agencyId, t.policyId, policies),
    sameAgency('claims_contact_fk', t.agencyId, t.contactId, contacts),
    sameAgency('claims_agent_fk', t.agencyId, t.assignedAgentId, users),
    sameAgency('claims_creator_fk', t.agencyId, t.createdBy, users),
    check(
      'claims_type_ck',
      sql`${t.claimType} in ('AUTOMOBILE', 'PROPERTY', 'GENERAL_LIABILITY', 'WORKERS_COMPENSATION', 'COMMERCIAL_AUTO', 'MEDICAL', 'OTHER')`,
    ),
    check(
      'claims_status_ck',
      sql`${t.status} in ('SUBMITTED', 'IN_REVIEW', 'FILED_WITH_CARRIER', 'INFO_REQUESTED', 'SETTLED', 'DENIED', 'CLOSED', 'REOPENED', 'WITHDRAWN')`,
    ),
    check('claims_reporter_ck', sql`${t.reportedBy} in ('CUSTOMER', 'AGENT', 'OTHER')`),
    check('claims_reporter_name_ck', sql`(${t.reportedBy} = 'OTHER') = (${t.reporterName} <> '')`),
    check('claims_time_ck', sql`${t.lossTime} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
    check('claims_description_ck', sql`${t.description} <> ''`),
    check('claims_estimated_ck', sql`${t.estimatedCents} >= 0`),
  ],
);

/** Other people involved in a loss. */
export const claimPeople = pgTable(
  'claim_people',
  {
    id: id(),
    agencyId: agencyId(),
    claimId: uuid('claim_id').notNull(),
    name: text('name').notNull(),
    phone: text('phone').notNull().default(''),
    role: text('role').notNull().$type<ClaimPersonRole>(),
    createdAt: createdAt(),
    deletedAt: instant('deleted_at'),
  },
  (t): PgTableExtraConfigValue[] => [
    index('claim_people_claim_ix').on(t.agencyId, t.claimId, t.id).where(sql`${t.deletedAt} is null`),
    sameAgency('claim_people_claim_fk', t.agencyId, t.claimId, claims),
    check('claim_people_name_ck', sql`${t.name} <> ''`),
    check('claim_people_role_ck', sql`${t.role} in ('CLAIMANT', 'WITNESS', 'INJURED')`),
  ],
);

/** Status changes of claims. The first entry is the submission. Rows are never changed. */
export const claimStatusHistory = pgTable(
  'claim_status_history',
  {
    id: id(),
    agencyId: agencyId(),
    claimId: uuid('claim_id').notNull(),
    status: text('status').notNull().$type<ClaimStatus>(),
    /** Message to the customer. */
    note: text('note').notNull().default(''),
    changedBy: uuid('changed_by').notNull(),
    createdAt: createdAt(),
  },
  (t): PgTableExtraConfigValue[] => [
    index('claim_status_history_claim_ix').on(t.agencyId, t.claimId, t.createdAt, t.id),
    sameAgency('claim_status_history_claim_fk', t.agencyId, t.claimId, claims),
    sameAgency('claim_status_history_user_fk', t.agencyId, t.changedBy, users),
    check(
      'claim_status_history_status_ck',
      sql`${t.status} in ('SUBMITTED', 'IN_REVIEW', 'FILED_WITH_CARRIER', 'INFO_REQUESTED', 'SETTLED', 'DENIED', 'CLOSED', 'REOPENED', 'WITHDRAWN')`,
    ),
  ],
);

/** Internal notes of agents on a claim, hidden from customers. */
export const claimNotes = pgTable(
  'claim_notes',
  {
    id: id(),
    agencyId: agencyId(),
    claimId: uuid('claim_id').notNull(),
    text: text('text').notNull(),
    createdBy: uuid('created_by').notNull(),
    createdAt: createdAt(),
  },
  (t): PgTableExtraConfigValue[] => [
    index('claim_notes_claim_ix').on(t.agencyId, t.claimId, t.createdAt, t.id),
    sameAgency('claim_notes_claim_fk', t.agencyId, t.claimId, claims),
    sameAgency('claim_notes_creator_fk', t.agencyId, t.createdBy, users),
    check('claim_notes_text_ck', sql`${t.text} <> ''`),
  ],
);
