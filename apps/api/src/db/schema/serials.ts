import { sql } from 'drizzle-orm';
import { check, integer, type PgTableExtraConfigValue, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { agencies } from './agencies.ts';
import { id } from './columns.ts';

/** What each agency numbers from 1. */
export type SerialKind = 'opportunity' | 'quote' | 'policy' | 'claim' | 'email';

/** The last number that an agency gave to a kind of record: whoever makes one locks the row, so that no two get the same. */
export const agencySerials = pgTable(
  'agency_serials',
  {
    id: id(),
    agencyId: uuid('agency_id')
      .notNull()
      .references(() => agencies.id),
    kind: text('kind').notNull().$type<SerialKind>(),
    last: integer('last').notNull(),
  },
  (t): PgTableExtraConfigValue[] => [
    unique('agency_serials_ux').on(t.agencyId, t.kind),
    check('agency_serials_kind_ck', sql`${t.kind} in ('opportunity', 'quote', 'policy', 'claim', 'email')`),
  ],
);
