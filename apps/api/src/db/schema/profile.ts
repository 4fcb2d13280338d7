import type { DigestDays } from '@fairlead/rules';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  type PgTableExtraConfigValue,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { addresses, agencies, users } from './agencies.ts';
import { instant, sameAgency } from './columns.ts';

const optionalText = (name: string) => text(name).notNull().default('');

/** Profile details that sessions do not need. Changes count in the user's version. A user without details has no row. */
export const userDetails = pgTable(
  'user_details',
  {
    /** Id of the user. */
    id: uuid('id').primaryKey(),
    /** Null for a platform admin. */
    agencyId: uuid('agency_id').references(() => agencies.id),
    phone: optionalText('phone'),
    website: optionalText('website'),
    addressId: uuid('address_id').references(() => addresses.id),
    bio: optionalText('bio'),
    linkedInUrl: optionalText('linked_in_url'),
    facebookUrl: optionalText('facebook_url'),
    availabilityTime: optionalText('availability_time'),
    /** Sanitized HTML. */
    signature: optionalText('signature'),
    /** Codes of the states where an agent sells. */
    states: text('states').array().notNull().default(sql`'{}'`),
    /** Insurance types that an agent sells. */
    insuranceTypeIds: uuid('insurance_type_ids').array().notNull().default(sql`'{}'`),
    /** An agent's license. */
    licenseNumber: optionalText('license_number'),
    /** State code; empty when unknown. */
    licenseState: optionalText('license_state'),
    licenseExpiresOn: date('license_expires_on', { mode: 'string' }),
    digestDays: text('digest_days').notNull().default('EVERY_DAY').$type<DigestDays>(),
    /** Whether mails at once wait until the morning. */
    quietHours: boolean('quiet_hours').notNull().default(false),
    /** When a customer last opened the page of all documents. Later documents of the agency are new. */
    documentsSeenAt: instant('documents_seen_at'),
  },
  (t): PgTableExtraConfigValue[] => [
    unique('user_details_agency_id_id_ux').on(t.agencyId, t.id),
    unique('user_details_address_ux').on(t.addressId),
    foreignKey({ name: 'user_details_id_fk', columns: [t.id], foreignColumns: [users.id] }),
    sameAgency('user_details_user_fk', t.agencyId, t.id, users),
    sameAgency('user_details_address_fk', t.agencyId, t.addressId, addresses),
    check('user_details_digest_days_ck', sql`${t.digestDays} in ('EVERY_DAY', 'MONDAY_TO_FRIDAY')`),
  ],
);
