import { sql } from 'drizzle-orm';
import { check, integer, type PgTableExtraConfigValue, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { agencyId } from './agencyId.ts';
import { id } from './columns.ts';

/** Kinds of records that each agency numbers from 1. */
export type SerialKind = 'opportunity' | 'quote' | 'policy' | 'claim' | 'email';

/** Last number per agency and kind of record. The row is locked while a number is taken, so that numbers are unique. */
export const agencySerials = pgTable(
  'agency_serials',
  {
    id: id(),
    agencyId: agencyId(),
    kind: text('kind').notNull().$type<SerialKind>(),
    last: integer('last').notNull(),
  },
  (t): PgTableExtraConfigValue[] => [
    unique('agency_serials_ux').on(t.agencyId, t.kind),
    check('agency_serials_kind_ck', sql`${t.kind} in ('opportunity', 'quote', 'policy', 'claim', 'email')`),
  ],
);
