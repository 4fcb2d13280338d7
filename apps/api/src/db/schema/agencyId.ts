import { uuid } from 'drizzle-orm/pg-core';
import { agencies } from './agencies.ts';

/** Agency of a row. Row security compares it with the caller's agency. */
export const agencyId = () =>
  uuid('agency_id')
    .notNull()
    .references(() => agencies.id);
