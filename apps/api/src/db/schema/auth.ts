import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  jsonb,
  type PgTableExtraConfigValue,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './agencies.ts';
import { createdAt, id, instant } from './columns.ts';
import { contacts } from './contacts.ts';

/** Separate from the user, so that only authentication can read it. */
export const credentials = pgTable('credentials', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  /** argon2id */
  passwordHash: text('password_hash').notNull(),
  changedAt: instant('changed_at').notNull().defaultNow(),
  /** Time when a device was first marked as one of the account. Devices are new only after that. */
  firstDeviceAt: instant('first_device_at'),
  /** Whether a sign-in on a new device sends a mail. */
  newDeviceMail: boolean('new_device_mail').notNull().default(true),
});

export const sessions = pgTable(
  'sessions',
  {
    /** `jti` of the session's token. */
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** SHA-256 of the token that opens the support center. */
    supportTokenHash: text('support_token_hash').notNull(),
    createdAt: createdAt(),
    /** Time of the last request. Written every few minutes at most. */
    lastActiveAt: instant('last_active_at').notNull().defaultNow(),
    /** Of the sign-in. */
    networkAddress: text('network_address'),
    /** Of the sign-in. */
    userAgent: text('user_agent'),
    /** Signed in on a new device, and not confirmed by the user. */
    unfamiliar: boolean('unfamiliar').notNull().default(false),
    /** Limited to setting up a second factor. Becomes false when that is done. */
    mustEnrol: boolean('must_enrol').notNull().default(false),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (t): PgTableExtraConfigValue[] => [
    index('sessions_user_ix').on(t.userId),
    index('sessions_expires_ix').on(t.expiresAt),
    uniqueIndex('sessions_support_token_ux').on(t.supportTokenHash),
  ],
);

/**
 * Views of the portal as a customer, by agents. Separate from the sessions of the customer, which are the customer's devices.
 * A view ends with the session of the agent.
 */
export const customerViews = pgTable(
  'customer_views',
  {
    /** `jti` of the view's token. */
    id: id(),
    contactId: uuid('contact_id')
      .notNull()
      .references(() => contacts.id, { onDelete: 'cascade' }),
    /** Account of the customer. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Account of the agent. */
    viewerId: uuid('viewer_id')
      .notNull()
      .references(() => users.id),
    /** Session in which the agent started the view. */
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (t): PgTableExtraConfigValue[] => [
    index('customer_views_contact_ix').on(t.contactId),
    index('customer_views_session_ix').on(t.sessionId),
    index('customer_views_open_ix').on(t.expiresAt).where(sql`${t.endedAt} is null`),
  ],
);

export const signInFailures = pgTable(
  'sign_in_failures',
  {
    id: id(),
    /** SHA-256 of the entered email, whether or not it exists, so that the table does not reveal accounts. */
    account: text('account').notNull(),
    failedAt: instant('failed_at').notNull(),
  },
  (t): PgTableExtraConfigValue[] => [
    index('sign_in_failures_account_ix').on(t.account, t.failedAt),
    index('sign_in_failures_time_ix').on(t.failedAt),
  ],
);

/** Answers of requests with an `Idempotency-Key`, returned to repeats. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    key: text('key').notNull(),
    /** SHA-256 of operation and body. */
    bodyHash: text('body_hash').notNull(),
    /** Null only inside the transaction that creates the row. */
    answer: jsonb('answer'),
    createdAt: createdAt(),
  },
  (t): PgTableExtraConfigValue[] => [
    uniqueIndex('idempotency_keys_ux').on(t.userId, t.key),
    index('idempotency_keys_created_ix').on(t.createdAt),
  ],
);
