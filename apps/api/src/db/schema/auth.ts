import type { Language, Role } from '@fairlead/rules';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  foreignKey,
  index,
  jsonb,
  type PgTableExtraConfigValue,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { agencies } from './agencies.ts';
import { createdAt, id, instant, version } from './columns.ts';
import { files } from './files.ts';

export const roles = pgTable(
  'roles',
  {
    id: id(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    roleType: text('role_type').notNull().$type<Role>(),
    privileges: text('privileges').array().notNull(),
    /** Builtin roles cannot be edited or deleted. */
    builtin: boolean('builtin').notNull().default(false),
    createdAt: createdAt(),
    deletedAt: instant('deleted_at'),
    version: version(),
  },
  (t): PgTableExtraConfigValue[] => {
    const activeAdmins = sql`${t.roleType} = 'ADMIN' and ${t.deletedAt} is null`;
    return [
      check('roles_role_type_ck', sql`${t.roleType} in ('ADMIN', 'AGENT', 'CUSTOMER')`),
      uniqueIndex('roles_admin_name_ux').on(sql`lower(${t.name} collate "und-x-icu")`).where(activeAdmins),
      index('roles_admin_created_ix').on(t.createdAt, t.id).where(activeAdmins),
    ];
  },
);

export const users = pgTable(
  'users',
  {
    id: id(),
    /** Null for a platform admin. */
    agencyId: uuid('agency_id').references((): AnyPgColumn => agencies.id),
    roleId: uuid('role_id')
      .notNull()
      .references(() => roles.id),
    name: text('name').notNull(),
    email: text('email').notNull(),
    agencyAdmin: boolean('agency_admin').notNull().default(false),
    licensedAgent: boolean('licensed_agent').notNull().default(false),
    language: text('language').notNull().default('en').$type<Language>(),
    photoFileId: uuid('photo_file_id').references((): AnyPgColumn => files.id),
    emailVerifiedAt: instant('email_verified_at'),
    disabledAt: instant('disabled_at'),
    lastSignInAt: instant('last_sign_in_at'),
    /** Code in the sign-up link for new customers. Only codes of agents work. */
    referralCode: text('referral_code')
      .notNull()
      .default(sql`upper(left(replace(gen_random_uuid()::text, '-', ''), 12))`)
      .unique('users_referral_code_ux'),
    createdAt: createdAt(),
    deletedAt: instant('deleted_at'),
    version: version(),
  },
  (t): PgTableExtraConfigValue[] => [
    uniqueIndex('users_email_ux').on(sql`lower(${t.email})`).where(sql`${t.deletedAt} is null`),
    unique('users_agency_id_id_ux').on(t.agencyId, t.id),
    index('users_role_ix').on(t.roleId),
    // Members of an agency, in list order.
    index('users_agency_name_ix')
      .on(t.agencyId, sql`${t.name} collate "und-x-icu"`, t.id)
      .where(sql`${t.deletedAt} is null`),
    // The list of platform admins.
    index('users_admins_created_ix').on(t.createdAt, t.id).where(sql`${t.agencyId} is null and ${t.deletedAt} is null`),
    index('users_photo_ix').on(t.photoFileId),
    foreignKey({
      name: 'users_photo_fk',
      columns: [t.agencyId, t.photoFileId],
      foreignColumns: [files.agencyId, files.id],
    }),
  ],
);

/** Separate from the user, so that only authentication can read it. */
export const credentials = pgTable('credentials', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  /** argon2id */
  passwordHash: text('password_hash').notNull(),
  changedAt: instant('changed_at').notNull().defaultNow(),
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
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (t): PgTableExtraConfigValue[] => [
    index('sessions_user_ix').on(t.userId),
    index('sessions_expires_ix').on(t.expiresAt),
    uniqueIndex('sessions_support_token_ux').on(t.supportTokenHash),
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
