import type { PolicyDocType } from '@fairlead/rules';
import { sql } from 'drizzle-orm';
import { check, index, type PgTableExtraConfigValue, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { files, users } from './agencies.ts';
import { agencyId } from './agencyId.ts';
import { claims } from './claims.ts';
import { createdAt, id, instant, sameAgency, version } from './columns.ts';
import { contacts } from './contacts.ts';
import { documentRequests } from './documentRequests.ts';
import { policies, quotes } from './opportunities.ts';

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
    index('coverages_quote_ix').on(t.agencyId, t.quoteId, t.id).where(sql`${t.quoteId} is not null`),
    sameAgency('coverages_quote_fk', t.agencyId, t.quoteId, quotes),
    index('coverages_deleted_ix')
      .on(t.agencyId, sql`(coalesce(${t.policyId}, ${t.quoteId}))`)
      .where(sql`${t.deletedAt} is not null`),
    index('coverages_policy_ix').on(t.agencyId, t.policyId, t.id).where(sql`${t.deletedAt} is null`),
    sameAgency('coverages_policy_fk', t.agencyId, t.policyId, policies),
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
    index('discounts_quote_ix').on(t.agencyId, t.quoteId, t.id),
    sameAgency('discounts_quote_fk', t.agencyId, t.quoteId, quotes),
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
    /** Request that the document answers. Without another record, the document belongs to the contact. */
    requestId: uuid('request_id'),
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
    index('docs_quote_ix').on(t.agencyId, t.quoteId, t.createdAt, t.id).where(sql`${t.quoteId} is not null`),
    index('docs_policy_ix').on(t.agencyId, t.policyId, t.createdAt, t.id).where(sql`${t.deletedAt} is null`),
    index('docs_claim_ix').on(t.agencyId, t.claimId, t.createdAt, t.id).where(sql`${t.deletedAt} is null`),
    index('docs_request_ix').on(t.agencyId, t.requestId, t.id).where(sql`${t.requestId} is not null`),
    index('docs_created_ix').on(t.agencyId, t.createdAt, t.id).where(sql`${t.deletedAt} is null`),
    sameAgency('docs_contact_fk', t.agencyId, t.contactId, contacts),
    sameAgency('docs_quote_fk', t.agencyId, t.quoteId, quotes),
    sameAgency('docs_policy_fk', t.agencyId, t.policyId, policies),
    sameAgency('docs_claim_fk', t.agencyId, t.claimId, claims),
    sameAgency('docs_request_fk', t.agencyId, t.requestId, documentRequests),
    sameAgency('docs_file_fk', t.agencyId, t.fileId, files),
    sameAgency('docs_creator_fk', t.agencyId, t.createdBy, users),
    check('docs_creator_ck', sql`${t.createdByRole} in ('AGENT', 'CUSTOMER')`),
    check(
      'docs_record_ck',
      sql`case when ${t.requestId} is null then num_nonnulls(${t.quoteId}, ${t.policyId}, ${t.claimId}) = 1
        else ${t.quoteId} is null and num_nonnulls(${t.policyId}, ${t.claimId}) <= 1 end`,
    ),
  ],
);
