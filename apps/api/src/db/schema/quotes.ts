import type { QuoteFeedback, QuoteStatus } from '@fairlead/rules';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
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
import { opportunities } from './opportunities.ts';
import { carriers, insuranceTypes } from './platform.ts';

const agencyId = () =>
  uuid('agency_id')
    .notNull()
    .references(() => agencies.id);

/** Quotes of carriers for opportunities. */
export const quotes = pgTable(
  'quotes',
  {
    id: id(),
    agencyId: agencyId(),
    /** Numbered per agency, from 1. */
    serial: integer('serial').notNull(),
    opportunityId: uuid('opportunity_id').notNull(),
    contactId: uuid('contact_id').notNull(),
    insuranceTypeId: uuid('insurance_type_id')
      .notNull()
      .references(() => insuranceTypes.id),
    carrierId: uuid('carrier_id')
      .notNull()
      .references(() => carriers.id),
    /** Agent who works on the quote. The agent of the contact is in `contacts`. */
    assignedAgentId: uuid('assigned_agent_id').notNull(),
    status: text('status').notNull().default('PENDING').$type<QuoteStatus>(),
    premiumCents: bigint('premium_cents', { mode: 'number' }).notNull(),
    effectiveOn: date('effective_on', { mode: 'string' }).notNull(),
    customerFeedback: text('customer_feedback').$type<QuoteFeedback>(),
    feedbackAt: instant('feedback_at'),
    createdBy: uuid('created_by').notNull(),
    createdAt: createdAt(),
    deletedAt: instant('deleted_at'),
    version: version(),
  },
  (t): PgTableExtraConfigValue[] => [
    unique('quotes_agency_id_id_ux').on(t.agencyId, t.id),
    unique('quotes_serial_ux').on(t.agencyId, t.serial),
    index('quotes_created_ix').on(t.agencyId, t.createdAt, t.id).where(sql`${t.deletedAt} is null`),
    index('quotes_status_ix').on(t.agencyId, t.status, t.id).where(sql`${t.deletedAt} is null`),
    index('quotes_contact_ix').on(t.agencyId, t.contactId, t.createdAt, t.id),
    index('quotes_opportunity_ix').on(t.agencyId, t.opportunityId),
    foreignKey({
      name: 'quotes_opportunity_fk',
      columns: [t.agencyId, t.opportunityId],
      foreignColumns: [opportunities.agencyId, opportunities.id],
    }),
    foreignKey({
      name: 'quotes_contact_fk',
      columns: [t.agencyId, t.contactId],
      foreignColumns: [contacts.agencyId, contacts.id],
    }),
    foreignKey({
      name: 'quotes_agent_fk',
      columns: [t.agencyId, t.assignedAgentId],
      foreignColumns: [users.agencyId, users.id],
    }),
    foreignKey({
      name: 'quotes_creator_fk',
      columns: [t.agencyId, t.createdBy],
      foreignColumns: [users.agencyId, users.id],
    }),
    check(
      'quotes_status_ck',
      sql`${t.status} in ('PENDING', 'PENDING_APPROVAL', 'QUOTED', 'ACTIVE', 'PENDING_CANCEL', 'CANCELLED', 'EXPIRED', 'CLOSED')`,
    ),
    check('quotes_premium_ck', sql`${t.premiumCents} >= 0`),
    check('quotes_feedback_ck', sql`${t.customerFeedback} in ('ACCEPTED', 'REJECTED')`),
    check('quotes_feedback_at_ck', sql`(${t.customerFeedback} is null) = (${t.feedbackAt} is null)`),
  ],
);
