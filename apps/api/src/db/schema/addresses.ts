import type { AddressType } from '@fairlead/rules';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  foreignKey,
  index,
  type PgTableExtraConfigValue,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { agencies } from './agencies.ts';
import { users } from './auth.ts';
import { createdAt, id, version } from './columns.ts';

const optionalText = () => text().notNull().default('');

/** Addresses of users, agencies and contacts, which refer to them by id. Unknown fields are empty. */
export const addresses = pgTable(
  'addresses',
  {
    id: id(),
    /** Null for a platform admin. */
    agencyId: uuid('agency_id').references((): AnyPgColumn => agencies.id),
    addressType: text('address_type').notNull().$type<AddressType>(),
    createdBy: uuid('created_by').notNull(),
    street: optionalText(),
    city: optionalText(),
    /** State code. */
    state: optionalText(),
    zipCode: text('zip_code').notNull().default(''),
    country: optionalText(),
    createdAt: createdAt(),
    version: version(),
  },
  (t): PgTableExtraConfigValue[] => [
    unique('addresses_agency_id_id_ux').on(t.agencyId, t.id),
    index('addresses_created_by_ix').on(t.createdBy),
    foreignKey({ name: 'addresses_created_by_fk', columns: [t.createdBy], foreignColumns: [users.id] }),
    foreignKey({
      name: 'addresses_creator_fk',
      columns: [t.agencyId, t.createdBy],
      foreignColumns: [users.agencyId, users.id],
    }),
    check('addresses_type_ck', sql`${t.addressType} in ('USER_ADDRESS', 'AGENCY_ADDRESS', 'CONTACT_ADDRESS')`),
  ],
);
