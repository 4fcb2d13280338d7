import {
  bigint,
  boolean,
  index,
  integer,
  type PgTableExtraConfigValue,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './agencies.ts';
import { credentials } from './auth.ts';
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

/** Passkeys of users, deleted with their passwords. The private keys stay on the users' devices. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => credentials.userId, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Base64url, as is the public key. */
    credentialId: text('credential_id').notNull().unique('passkeys_credential_ux'),
    publicKey: text('public_key').notNull(),
    /** Signatures made so far. 0 for authenticators that do not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** Ways in which the browser reaches the authenticator, such as `usb`. */
    transports: text('transports').array().notNull(),
    /** Whether a password manager can keep the passkey on several devices. */
    synced: boolean('synced').notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
  },
  (t): PgTableExtraConfigValue[] => [index('passkeys_user_ix').on(t.userId)],
);

/** Passkeys that are being added, at most one per user. */
export const passkeySetups = pgTable('passkey_setups', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => credentials.userId, { onDelete: 'cascade' }),
  /** Random value that the new passkey must sign. */
  challenge: text('challenge').notNull(),
  expiresAt: instant('expires_at').notNull(),
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
    /** Random value that a passkey must sign. Null unless one was asked for. */
    passkeyChallenge: text('passkey_challenge'),
    usedAt: instant('used_at'),
  },
  (t): PgTableExtraConfigValue[] => [
    index('sign_in_challenges_user_ix').on(t.userId),
    index('sign_in_challenges_expires_ix').on(t.expiresAt),
  ],
);
