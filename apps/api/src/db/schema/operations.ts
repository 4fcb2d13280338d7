import type { AuditAction } from '@fairlead/rules';
import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

/** Kinds of actors. A visitor is a person who is not signed in. */
export type ActorKind = 'USER' | 'VISITOR' | 'STRIPE' | 'JOB';

/** `FAILED`: a wrong password. `LOCKED`: too many of them. `REFUSED`: the caller may not do this. */
export type AuditOutcome = 'DONE' | 'FAILED' | 'LOCKED' | 'REFUSED';

type StoredChange = Readonly<Record<'recordType' | 'before' | 'after', AnyPgColumn>>;
/** Texts of the changed values in lower case, each between line breaks. */
export const auditText = ({ recordType, before, after }: StoredChange): SQL =>
  sql`audit_text(${recordType}, ${before}, ${after})`;
/** Ids, and values of enums such as `policyStatus.ACTIVE`, of the changed values. */
export const auditCodes = ({ recordType, before, after }: StoredChange): SQL =>
  sql`audit_codes(${recordType}, ${before}, ${after})`;

/** Changes of records, failed sign-ins and refused requests. The server can add rows, but cannot change or delete them. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    at: instant('at').notNull().defaultNow(),
    /** The default applies to rows that database functions insert. Only jobs call these functions. */
    actorKind: text('actor_kind').notNull().default('JOB').$type<ActorKind>(),
    /** The account of the actor. For a visitor, the account that the request was about, if any. */
    userId: uuid('user_id'),
    agencyId: uuid('agency_id'),
    operationId: text('operation_id').notNull(),
    outcome: text('outcome').notNull().default('DONE').$type<AuditOutcome>(),
    recordType: text('record_type').notNull(),
    /** Null when no record was affected, such as a sign-in with an unknown email. */
    recordId: uuid('record_id'),
    before: jsonb('before'),
    after: jsonb('after'),
    networkAddress: text('network_address'),
    /** Start of the header. */
    userAgent: text('user_agent'),
    /** Kind of the entry, for filters. The trigger `audit_log_action` sets it. */
    action: text('action').notNull().default('CHANGED').$type<AuditAction>(),
    /** Failures and refusals within one minute share a row. */
    occurrences: integer('occurrences').notNull().default(1),
    /** Key of the row that counts further failures of the same minute. */
    bucket: text('bucket'),
  },
  (t) => [
    index('audit_log_record_ix').on(t.recordId, t.at),
    index('audit_log_agency_ix').on(t.agencyId, t.at, t.id),
    // The last two columns answer further filters from the index, without reading the rows.
    index('audit_log_user_ix').on(t.agencyId, t.userId, t.at, t.id, t.recordType, t.action),
    index('audit_log_action_ix').on(t.agencyId, t.action, t.at, t.id, t.recordType, t.userId),
    index('audit_log_type_ix').on(t.agencyId, t.recordType, t.at, t.id, t.action, t.userId),
    index('audit_log_refused_ix').on(t.at).where(sql`${t.outcome} <> 'DONE'`),
    uniqueIndex('audit_log_bucket_ux').on(t.bucket).where(sql`${t.bucket} is not null`),
    // Values of entries, for the search (see `areas/audit/values.ts`).
    index('audit_log_values_ix')
      .using('gin', t.agencyId, sql`${auditText(t)} gin_trgm_ops`, auditCodes(t))
      .where(sql`${t.agencyId} is not null`),
    index('audit_log_platform_values_ix')
      .using('gin', sql`${auditText(t)} gin_trgm_ops`, auditCodes(t))
      .where(sql`${t.agencyId} is null`),
    check('audit_log_actor_kind_ck', sql`${t.actorKind} in ('USER', 'VISITOR', 'STRIPE', 'JOB')`),
    check('audit_log_outcome_ck', sql`${t.outcome} in ('DONE', 'FAILED', 'LOCKED', 'REFUSED')`),
  ],
);

/**
 * Identity of this database, in one row. The file storage contains the same id, so that cleanup never runs on the files of
 * another database.
 */
export const storageIdentity = pgTable('storage_identity', {
  id: id(),
  /** Number of storage sweeps so far. A database restored from a backup has a lower number than the storage marker. */
  sweeps: integer('sweeps').notNull().default(0),
});
