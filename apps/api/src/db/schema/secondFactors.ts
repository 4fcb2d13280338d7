import { index, integer, type PgTableExtraConfigValue, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './agencies.ts';
import { createdAt, id, instant } from './columns.ts';

/** Authenticator apps, at most one per user. Secrets are encrypted. */
export const authenticators = pgTable('authenticators', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  /** Null until the first code is confirmed. */
  secret: text('secret'),
  enabledAt: instant('enabled_at'),
  /** Time step of the last accepted code. Codes of this step and of earlier steps are refused. */
  lastStep: integer('last_step'),
  /** Secret that the user sets up and has not confirmed yet. */
  pendingSecret: text('pending_secret'),
  pendingAt: instant('pending_at'),
});

/** Recovery codes of users with a second factor. Each works once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** SHA-256 of the code, which has 80 random bits. */
    codeHash: text('code_hash').notNull(),
    createdAt: createdAt(),
    usedAt: instant('used_at'),
  },
  (t): PgTableExtraConfigValue[] => [uniqueIndex('recovery_codes_ux').on(t.userId, t.codeHash)],
);

/** Sign-ins with a correct password that wait for the second factor. */
export const signInChallenges = pgTable(
  'sign_in_challenges',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** SHA-256 of the challenge token. */
    tokenHash: text('token_hash').notNull().unique('sign_in_challenges_hash_ux'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t): PgTableExtraConfigValue[] => [
    index('sign_in_challenges_user_ix').on(t.userId),
    index('sign_in_challenges_expires_ix').on(t.expiresAt),
  ],
);
