import { sql } from 'drizzle-orm';
import { foreignKey, type PgTableExtraConfigValue, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { addresses } from './addresses.ts';
import { agencies } from './agencies.ts';
import { users } from './auth.ts';

const told = (name: string) => text(name).notNull().default('');

/**
 * What users tell of themselves, apart from what a session needs of them. Its changes are counted in the user's version,
 * and whoever has told nothing has no row.
 */
export const userDetails = pgTable(
  'user_details',
  {
    /** The user's. */
    id: uuid('id').primaryKey(),
    /** None for a platform admin. */
    agencyId: uuid('agency_id').references(() => agencies.id),
    phone: told('phone'),
    website: told('website'),
    addressId: uuid('address_id').references(() => addresses.id),
    bio: told('bio'),
    linkedInUrl: told('linked_in_url'),
    facebookUrl: told('facebook_url'),
    availabilityTime: told('availability_time'),
    /** HTML, cleaned before it is kept. */
    signature: told('signature'),
    /** Codes of the states in which an agent sells. */
    states: text('states').array().notNull().default(sql`'{}'`),
    /** What an agent sells. */
    insuranceTypeIds: uuid('insurance_type_ids').array().notNull().default(sql`'{}'`),
  },
  (t): PgTableExtraConfigValue[] => [
    unique('user_details_agency_id_id_ux').on(t.agencyId, t.id),
    unique('user_details_address_ux').on(t.addressId),
    foreignKey({ name: 'user_details_id_fk', columns: [t.id], foreignColumns: [users.id] }),
    foreignKey({
      name: 'user_details_user_fk',
      columns: [t.agencyId, t.id],
      foreignColumns: [users.agencyId, users.id],
    }),
    foreignKey({
      name: 'user_details_address_fk',
      columns: [t.agencyId, t.addressId],
      foreignColumns: [addresses.agencyId, addresses.id],
    }),
  ],
);
