import type { PolicyDocType } from '@fairlead/rules';
import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  type PgTableExtraConfigValue,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { agencies, files, users } from './agencies.ts';
import { claims } from './claims.ts';
import { createdAt, id, instant, version } from './columns.ts';
import { contacts } from './contacts.ts';
import { policies, quotes } from './opportunities.ts';

const agencyId = () =>
  uuid('agency_id')
    .notNull()
    .references(() => agencies.id);

/** Coverages of a quote or a policy, with their limits. */
export const coverages = pgTable(
  'coverages',
  {
    id: id(),
    agencyId: agencyId(),
    quoteId: uuid('quote_id'),
    policyId: uuid('policy_id'),
    name: text('name').notNull(),
    /** Free text, such as a limit or a deductible. */
    value: text('value').notNull(),
    description: text('description').notNull().default(''),
    createdAt: createdAt(),
    deletedAt: instant('deleted_at'),
    version: version(),
  },
  (t): PgTableExtraConfigValue[] => [
    index('coverages_quote_ix').on(t.agencyId, t.quoteId, t.id).where(sql`${t.deletedAt} is null`),
    foreignKey({
      name: 'coverages_quote_fk',
      columns: [t.agencyId, t.quoteId],
      foreignColumns: [quotes.agencyId, quotes.id],
    }),
    index('coverages_policy_ix').on(t.agencyId, t.policyId, t.id).where(sql`${t.deletedAt} is null`),
    foreignKey({
      name: 'coverages_policy_fk',
      columns: [t.agencyId, t.policyId],
      foreignColumns: [policies.agencyId, policies.id],
    }),
    check('coverages_record_ck', sql`num_nonnulls(${t.quoteId}, ${t.policyId}) = 1`),
  ],
);

/** Discounts of a quote. */
export const discounts = pgTable(
  'discounts',
  {
    id: id(),
    agencyId: agencyId(),
    quoteId: uuid('quote_id').notNull(),
    name: text('name').notNull(),
    createdAt: createdAt(),
    deletedAt: instant('deleted_at'),
    version: version(),
  },
  (t): PgTableExtraConfigValue[] => [
    index('discounts_quote_ix').on(t.agencyId, t.quoteId, t.id).where(sql`${t.deletedAt} is null`),
    foreignKey({
      name: 'discounts_quote_fk',
      columns: [t.agencyId, t.quoteId],
      foreignColumns: [quotes.agencyId, quotes.id],
    }),
  ],
);

/** Files that agents and customers add to records. Each kind of record has its own column. */
export const docs = pgTable(
  'docs',
  {
    id: id(),
    agencyId: agencyId(),
    /** Contact of the record. Customers see their own documents. */
    contactId: uuid('contact_id').notNull(),
    quoteId: uuid('quote_id'),
    policyId: uuid('policy_id'),
    claimId: uuid('claim_id'),
    fileId: uuid('file_id').notNull(),
    /** Type of a policy document, when the uploader selected one. */
    docType: text('doc_type').$type<PolicyDocType>(),
    createdByRole: text('created_by_role').notNull().$type<'AGENT' | 'CUSTOMER'>(),
    createdBy: uuid('created_by').notNull(),
    createdAt: createdAt(),
    deletedAt: instant('deleted_at'),
  },
  (t): PgTableExtraConfigValue[] => [
    check('docs_doc_type_ck', sql`${t.docType} in ('POLICY', 'BILL', 'CLAIM', 'OTHER')`),
    uniqueIndex('docs_file_ux').on(t.fileId).where(sql`${t.deletedAt} is null`),
    // includes deleted documents, whose files are retained
    index('docs_file_ix').on(t.fileId),
    index('docs_contact_ix').on(t.agencyId, t.contactId, t.createdAt, t.id),
    index('docs_quote_ix').on(t.agencyId, t.quoteId, t.createdAt, t.id).where(sql`${t.deletedAt} is null`),
    index('docs_policy_ix').on(t.agencyId, t.policyId, t.createdAt, t.id).where(sql`${t.deletedAt} is null`),
    index('docs_claim_ix').on(t.agencyId, t.claimId, t.createdAt, t.id).where(sql`${t.deletedAt} is null`),
    index('docs_created_ix').on(t.agencyId, t.createdAt, t.id).where(sql`${t.deletedAt} is null`),
    foreignKey({
      name: 'docs_contact_fk',
      columns: [t.agencyId, t.contactId],
      foreignColumns: [contacts.agencyId, contacts.id],
    }),
    foreignKey({
      name: 'docs_quote_fk',
      columns: [t.agencyId, t.quoteId],
      foreignColumns: [quotes.agencyId, quotes.id],
    }),
    foreignKey({
      name: 'docs_policy_fk',
      columns: [t.agencyId, t.policyId],
      foreignColumns: [policies.agencyId, policies.id],
    }),
    foreignKey({
      name: 'docs_claim_fk',
      columns: [t.agencyId, t.claimId],
      foreignColumns: [claims.agencyId, claims.id],
    }),
    foreignKey({
      name: 'docs_file_fk',
      columns: [t.agencyId, t.fileId],
      foreignColumns: [files.agencyId, files.id],
    }),
    foreignKey({
      name: 'docs_creator_fk',
      columns: [t.agencyId, t.createdBy],
      foreignColumns: [users.agencyId, users.id],
    }),
    check('docs_creator_ck', sql`${t.createdByRole} in ('AGENT', 'CUSTOMER')`),
    check('docs_record_ck', sql`num_nonnulls(${t.quoteId}, ${t.policyId}, ${t.claimId}) = 1`),
  ],
);
