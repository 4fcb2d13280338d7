import { date, type PgTableExtraConfigValue, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './agencies.ts';
import { agencyId } from './agencyId.ts';
import { createdAt, sameAgency } from './columns.ts';
import { states } from './states.ts';

/**
 * Answers of a referral sign-up, stored until the email address is verified. Contact, address and quote request are created
 * then. Until that, a person who signs up with the email of an existing contact can neither see nor change anything.
 */
export const referralSignUps = pgTable(
  'referral_sign_ups',
  {
    /** Id of the user. */
    id: uuid('id')
      .primaryKey()
      .references(() => users.id),
    agencyId: agencyId(),
    /** Agent of the referral code. */
    agentId: uuid('agent_id').notNull(),
    /** Tag of the insurance type to request a quote for. */
    insuranceTag: text('insurance_tag'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone').notNull(),
    dateOfBirth: date('date_of_birth', { mode: 'string' }).notNull(),
    street: text('street').notNull(),
    city: text('city').notNull(),
    zipCode: text('zip_code').notNull(),
    state: text('state')
      .notNull()
      .references(() => states.code),
    createdAt: createdAt(),
  },
  (t): PgTableExtraConfigValue[] => [
    sameAgency('referral_sign_ups_user_fk', t.agencyId, t.id, users),
    sameAgency('referral_sign_ups_agent_fk', t.agencyId, t.agentId, users),
  ],
);
