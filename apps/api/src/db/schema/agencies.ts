import type { components } from '@fairlead/openapi';
import type { AddressType, FactorGroup, Language, RetentionYears, Role } from '@fairlead/rules';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  type PgTableExtraConfigValue,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, sameAgency, version } from './columns.ts';

// Agencies, users, files and addresses refer to each other, so one file defines them.

const optionalText = () => text().notNull().default('');
const years = (name: string) => integer(name).$type<RetentionYears>();

export const agencies = pgTable(
  'agencies',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    website: text('website'),
    facebookUrl: text('facebook_url'),
    linkedInUrl: text('linked_in_url'),
    googleReviewUrl: text('google_review_url'),
    addressId: uuid('address_id'),
    /** Codes of the states where the agency sells. */
    states: text('states').array().notNull().default(sql`'{}'`),
    photoFileId: uuid('photo_file_id'),
    /** IANA name. Null until the agency admin chooses one; then UTC applies. */
    timeZone: text('time_zone'),
    /** Latest day for which the job `startDay` ran. Null makes it run again. */
    dayStartedOn: date('day_started_on', { mode: 'string' }),
    /** Local time of the mail of the day, in the form HH:MM. */
    digestTime: text('digest_time').notNull().default('07:00'),
    /** Latest day whose mails were sent. */
    digestedOn: date('digested_on', { mode: 'string' }),
    /** Groups of users who must have a second factor. */
    factorRequiredFor: text('factor_required_for').array().$type<FactorGroup[]>().notNull().default(sql`'{}'`),
    /** Minutes without activity after which sessions end. */
    idleMinutes: integer('idle_minutes').notNull().default(720),
    /** Language of mails to people without an account. */
    defaultLanguage: text('default_language').notNull().default('en').$type<Language>(),
    /** Theme of users who have chosen none. */
    theme: text('theme').notNull().default('DEFAULT').$type<components['schemas']['Theme']>(),
    /** Years after which records are deleted: see docs/privacy.md. Null keeps them. */
    correspondenceYears: years('correspondence_years'),
    documentYears: years('document_years'),
    lostOpportunityYears: years('lost_opportunity_years'),
    auditYears: years('audit_years'),
    /** While set, the people of the agency cannot sign in, and jobs leave it out. */
    disabledAt: instant('disabled_at'),
    /** Time an agency admin asked for the deletion of the agency. */
    deletionRequestedAt: instant('deletion_requested_at'),
    deletionRequestedBy: uuid('deletion_requested_by'),
    /** Time a platform admin started the deletion. The job `deleteAgency` then deletes all rows of the agency. */
    deletionStartedAt: instant('deletion_started_at'),
    createdAt: createdAt(),
    version: version(),
  },
  (t): PgTableExtraConfigValue[] => [
    index('agencies_created_ix').on(t.createdAt, t.id),
    index('agencies_name_ix').on(sql`${t.name} collate "und-x-icu"`, t.id),
    index('agencies_photo_ix').on(t.photoFileId),
    sameAgency('agencies_address_fk', t.id, t.addressId, addresses),
    sameAgency('agencies_photo_fk', t.id, t.photoFileId, files),
    sameAgency('agencies_deletion_requester_fk', t.id, t.deletionRequestedBy, users),
    check('agencies_deletion_ck', sql`(${t.deletionRequestedAt} is null) = (${t.deletionRequestedBy} is null)`),
    check('agencies_digest_time_ck', sql`${t.digestTime} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
    check('agencies_language_ck', sql`${t.defaultLanguage} in ('en', 'fr', 'de', 'nl')`),
    check('agencies_theme_ck', sql`${t.theme} in ('DEFAULT', 'DARK', 'LIGHT', 'BLUE', 'GREEN', 'INDIGO')`),
    check(
      'agencies_retention_ck',
      sql`least(${t.correspondenceYears}, ${t.documentYears}, ${t.lostOpportunityYears}, ${t.auditYears}) >= 1`,
    ),
    check('agencies_idle_minutes_ck', sql`${t.idleMinutes} between 15 and 1440`),
  ],
);

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
    sameAgency('users_photo_fk', t.agencyId, t.photoFileId, files),
  ],
);

export const files = pgTable(
  'files',
  {
    id: id(),
    /** Null for a file of the platform. */
    agencyId: uuid('agency_id').references((): AnyPgColumn => agencies.id),
    /** Null for files of a contact who was not signed in and replied to a mail. */
    uploadedBy: uuid('uploaded_by'),
    /** Key in the storage. A replacement gets a new key. */
    storageKey: text('storage_key').notNull().unique('files_storage_key_ux'),
    name: text('name').notNull(),
    contentType: text('content_type').notNull(),
    /** Bytes */
    size: bigint('size', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    uploadType: text('upload_type').notNull(),
    /** File that this one replaced in a record. Its author and time are `uploadedBy` and `createdAt`. */
    previousVersionId: uuid('previous_version_id'),
    /** Time a record stopped using an insurance document, which is retained unchanged. */
    keptAt: instant('kept_at'),
    version: version(),
    createdAt: createdAt(),
  },
  (t): PgTableExtraConfigValue[] => [
    index('files_previous_version_ix').on(t.previousVersionId),
    foreignKey({
      name: 'files_previous_version_fk',
      columns: [t.previousVersionId],
      foreignColumns: [t.id],
    }).onDelete('set null'),
    unique('files_agency_id_id_ux').on(t.agencyId, t.id),
    foreignKey({ name: 'files_uploaded_by_fk', columns: [t.uploadedBy], foreignColumns: [users.id] }),
    sameAgency('files_uploader_fk', t.agencyId, t.uploadedBy, users),
  ],
);

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
    sameAgency('addresses_creator_fk', t.agencyId, t.createdBy, users),
    check('addresses_type_ck', sql`${t.addressType} in ('USER_ADDRESS', 'AGENCY_ADDRESS', 'CONTACT_ADDRESS')`),
  ],
);
