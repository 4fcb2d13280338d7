import type { ContactType, EntityLegalType } from '@fairlead/rules';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  type PgTableExtraConfigValue,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { addresses, users } from './agencies.ts';
import { agencyId } from './agencyId.ts';
import { createdAt, id, instant, lowerCase, sameAgency, searchIndex, version } from './columns.ts';

const optionalText = (name: string) => text(name).notNull().default('');
const cents = (name: string) => bigint(name, { mode: 'number' });

/**
 * Contacts of an agency. Unknown fields are empty. `userId` is set when the customer has verified the email address; from then
 * on the account sees the contact's records.
 */
export const contacts = pgTable(
  'contacts',
  {
    id: id(),
    agencyId: agencyId(),
    /** Agent of the contact. */
    agentId: uuid('agent_id').notNull(),
    userId: uuid('user_id').references(() => users.id),
    contactType: text('contact_type').notNull().default('PERSONAL').$type<ContactType>(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    phone: optionalText('phone'),
    homePhone: optionalText('home_phone'),
    dateOfBirth: date('date_of_birth', { mode: 'string' }),
    addressId: uuid('address_id'),
    /** Company fields, of commercial contacts only. */
    companyName: optionalText('company_name'),
    website: optionalText('website'),
    businessDescription: optionalText('business_description'),
    entityLegalType: text('entity_legal_type').$type<EntityLegalType>(),
    fein: optionalText('fein'),
    nsaicCode: optionalText('nsaic_code'),
    year: integer('year'),
    noOfEmployees: integer('no_of_employees'),
    payrollCents: cents('payroll_cents'),
    revenueCents: cents('revenue_cents'),
    /** Time at which the personal data was erased. Names are a pseudonym since then. */
    erasedAt: instant('erased_at'),
    createdAt: createdAt(),
    version: version(),
  },
  (t): PgTableExtraConfigValue[] => [
    unique('contacts_agency_id_id_ux').on(t.agencyId, t.id),
    unique('contacts_user_ux').on(t.userId),
    uniqueIndex('contacts_email_ux').on(t.agencyId, sql`lower(${t.email})`),
    unique('contacts_address_ux').on(t.addressId),
    index('contacts_created_ix').on(t.agencyId, t.createdAt, t.id),
    index('contacts_name_ix').on(t.agencyId, sql`(${t.firstName} || ' ' || ${t.lastName}) collate "und-x-icu"`, t.id),
    index('contacts_agent_ix').on(t.agencyId, t.agentId),
    searchIndex('contacts_name_search_ix', t.agencyId, lowerCase(sql`(${t.firstName} || ' ' || ${t.lastName})`)),
    searchIndex('contacts_company_search_ix', t.agencyId, lowerCase(t.companyName)),
    searchIndex('contacts_email_search_ix', t.agencyId, lowerCase(t.email)),
    searchIndex('contacts_phone_search_ix', t.agencyId, sql`${t.phone}`),
    searchIndex('contacts_home_phone_search_ix', t.agencyId, sql`${t.homePhone}`),
    sameAgency('contacts_agent_fk', t.agencyId, t.agentId, users),
    sameAgency('contacts_address_fk', t.agencyId, t.addressId, addresses),
    check('contacts_type_ck', sql`${t.contactType} in ('PERSONAL', 'COMMERCIAL')`),
    check('contacts_company_ck', sql`${t.contactType} <> 'COMMERCIAL' or ${t.companyName} <> ''`),
  ],
);
