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

/** Requests for insurance: what a contact wants, until there is a quote and a policy. */
export const opportunities = pgTable(
  'opportunities',
  {
    id: id(),
    agencyId: uuid('agency_id')
      .notNull()
      .references(() => agencies.id),
    /** Counted by each agency, from 1. */
    serial: integer('serial').notNull(),
    contactId: uuid('contact_id').notNull(),
    /** The agent who works on it; who owns the contact stands with the contact. */
    assignedAgentId: uuid('assigned_agent_id'),
    createdBy: uuid('created_by').notNull(),
    createdByRole: text('created_by_role').notNull().$type<OpportunityCreator>(),
    /** None while it is only a document to be reviewed. */
    insuranceTypeId: uuid('insurance_type_id').references(() => insuranceTypes.id),
    status: text('status').notNull().default('NEW').$type<OpportunityStatus>(),
    premiumCents: bigint('premium_cents', { mode: 'number' }),
    shortNote: text('short_note').notNull().default(''),
    documentFileId: uuid('document_file_id'),
    /** What a customer said that the document is. */
    docType: text('doc_type').$type<CustomerDocType>(),
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
