import type { FilteredList } from '@fairlead/rules';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  type PgTableExtraConfigValue,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { agencies, users } from './agencies.ts';
import { createdAt, id, instant, sameAgency, version } from './columns.ts';

/** Saved views of lists: private, or shared with the agency. Views of platform admins have no agency and are private. */
export const listViews = pgTable(
  'list_views',
  {
    id: id(),
    agencyId: uuid('agency_id').references(() => agencies.id),
    list: text('list').notNull().$type<FilteredList>(),
    name: text('name').notNull(),
    /** State of the list, as in the query of its address. */
    query: text('query').notNull().default(''),
    /** Ids of the shown columns, in order. Null for the usual columns. */
    columns: text('columns').array(),
    /** Null for the density of the user. */
    density: text('density').$type<'default' | 'compact'>(),
    shared: boolean('shared').notNull().default(false),
    /** The list of the creator opens with this view. */
    isDefault: boolean('is_default').notNull().default(false),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    version: version(),
  },
  (t): PgTableExtraConfigValue[] => [
    index('list_views_list_ix').on(t.agencyId, t.list, t.createdAt, t.id),
    uniqueIndex('list_views_name_ux').on(t.createdBy, t.list, sql`lower(${t.name})`),
    uniqueIndex('list_views_default_ux').on(t.createdBy, t.list).where(sql`${t.isDefault}`),
    sameAgency('list_views_creator_fk', t.agencyId, t.createdBy, users),
    check(
      'list_views_list_ck',
      sql`${t.list} in ('policies', 'quotes', 'opportunities', 'contacts', 'claims', 'emails', 'renewals', 'agencies', 'transactions', 'coupons', 'audit')`,
    ),
    check('list_views_shared_ck', sql`${t.agencyId} is not null or not ${t.shared}`),
    check('list_views_name_ck', sql`${t.name} <> ''`),
    check('list_views_density_ck', sql`${t.density} in ('default', 'compact')`),
  ],
);
