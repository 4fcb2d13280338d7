import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { agencies, roles, users } from './agencies.ts';
import { createdAt, id, instant } from './columns.ts';

/** Purpose of a mailed link. */
export type MailTokenPurpose = 'verifyEmail' | 'resetPassword';

/** Mailed links of accounts. Each works once, for a limited time. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    purpose: text('purpose').notNull().$type<MailTokenPurpose>(),
    /** SHA-256 of the token in the link. */
    tokenHash: text('token_hash').notNull().unique('mail_tokens_hash_ux'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('mail_tokens_user_ix').on(t.userId, t.purpose), index('mail_tokens_expires_ix').on(t.expiresAt)],
);

/** Invitations to join the platform as an admin, or an agency as an agent or a customer. */
export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    /** Null for a platform admin. */
    agencyId: uuid('agency_id').references(() => agencies.id),
    roleId: uuid('role_id')
      .notNull()
      .references(() => roles.id),
    /** Prepared account of a platform admin. An agent's account is created when the invitation is accepted. */
    userId: uuid('user_id').references(() => users.id),
    /** Contact that becomes a customer. */
    contactId: uuid('contact_id'),
    email: text('email').notNull(),
    invitedBy: uuid('invited_by')
      .notNull()
      .references(() => users.id),
    /** SHA-256 of the token in the link. Changes each time the invitation is sent. */
    tokenHash: text('token_hash').notNull().unique('invitations_hash_ux'),
    createdAt: createdAt(),
    /** Last time the mail was written. Null when the invitation was never sent. */
    sentAt: instant('sent_at'),
    expiresAt: instant('expires_at').notNull(),
    acceptedAt: instant('accepted_at'),
    revokedAt: instant('revoked_at'),
  },
  (t) => [
    index('invitations_email_ix').on(t.email),
    index('invitations_agency_ix').on(t.agencyId, t.createdAt, t.id),
    index('invitations_contact_ix').on(t.contactId),
  ],
);
