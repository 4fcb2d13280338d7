import type { CustomerDocType, OpportunityCreator, OpportunityStatus } from '@fairlead/rules';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  type PgTableExtraConfigValue,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { agencies } from './agencies.ts';
import { users } from './auth.ts';
import { createdAt, id, instant, version } from './columns.ts';
import { contacts } from './contacts.ts';
import { files } from './files.ts';
import { insuranceTypes } from './platform.ts';
import { policies } from './policies.ts';

/** Requests of contacts for insurance, from the first contact to quote and policy. */
export const opportunities = pgTable(
  'opportunities',
  {
    id: id(),
    agencyId: uuid('agency_id')
      .notNull()
      .references(() => agencies.id),
    /** Numbered per agency, from 1. */
    serial: integer('serial').notNull(),
    contactId: uuid('contact_id').notNull(),
    /** Agent who works on the opportunity. The agent of the contact is in `contacts`. */
    assignedAgentId: uuid('assigned_agent_id'),
    createdBy: uuid('created_by').notNull(),
    createdByRole: text('created_by_role').notNull().$type<OpportunityCreator>(),
    /** Null while the opportunity is only a document to review. */
    insuranceTypeId: uuid('insurance_type_id').references(() => insuranceTypes.id),
    status: text('status').notNull().default('NEW').$type<OpportunityStatus>(),
    premiumCents: bigint('premium_cents', { mode: 'number' }),
    shortNote: text('short_note').notNull().default(''),
    documentFileId: uuid('document_file_id'),
    /** Document type that the customer selected. */
    docType: text('doc_type').$type<CustomerDocType>(),
    /** Policy for which a customer uploaded the document. */
    policyId: uuid('policy_id'),
    completed: boolean('completed').notNull().default(false),
    createdAt: createdAt(),
    deletedAt: instant('deleted_at'),
    version: version(),
  },
  (t): PgTableExtraConfigValue[] => [
    unique('opportunities_agency_id_id_ux').on(t.agencyId, t.id),
    unique('opportunities_serial_ux').on(t.agencyId, t.serial),
    index('opportunities_created_ix').on(t.agencyId, t.createdAt, t.id).where(sql`${t.deletedAt} is null`),
    index('opportunities_status_ix').on(t.agencyId, t.status, t.createdAt, t.id).where(sql`${t.deletedAt} is null`),
    index('opportunities_contact_ix').on(t.agencyId, t.contactId, t.createdAt, t.id),
    index('opportunities_document_ix').on(t.documentFileId),
    index('opportunities_agent_ix').on(t.agencyId, t.assignedAgentId, t.createdAt, t.id),
    foreignKey({
      name: 'opportunities_contact_fk',
      columns: [t.agencyId, t.contactId],
      foreignColumns: [contacts.agencyId, contacts.id],
    }),
    foreignKey({
      name: 'opportunities_agent_fk',
      columns: [t.agencyId, t.assignedAgentId],
      foreignColumns: [users.agencyId, users.id],
    }),
    foreignKey({
      name: 'opportunities_creator_fk',
      columns: [t.agencyId, t.createdBy],
      foreignColumns: [users.agencyId, users.id],
    }),
    foreignKey({
      name: 'opportunities_document_fk',
      columns: [t.agencyId, t.documentFileId],
      foreignColumns: [files.agencyId, files.id],
    }),
    foreignKey({
      name: 'opportunities_policy_fk',
      columns: [t.agencyId, t.policyId],
      foreignColumns: [policies.agencyId, policies.id],
    }),
    check(
      'opportunities_status_ck',
      sql`${t.status} in ('NEW', 'CONTACTED', 'QUOTED', 'QUOTE_REVIEW', 'POLICIED', 'POLICY_REVIEW', 'WON', 'LOST', 'IN_PROCESS', 'PROCESSED')`,
    ),
    check('opportunities_creator_ck', sql`${t.createdByRole} in ('AGENT', 'CUSTOMER')`),
    check(
      'opportunities_doc_type_ck',
      sql`${t.docType} in ('POLICY_REVIEW', 'QUOTE_REVIEW', 'CLAIM', 'BILL', 'OTHER')`,
    ),
    check('opportunities_premium_ck', sql`${t.premiumCents} >= 0`),
  ],
);
