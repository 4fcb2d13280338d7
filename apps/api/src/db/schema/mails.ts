import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';

/** Mails of the product, written in the transaction that causes them and handed to the mail port by a job. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    /** In whose brand it is; none for a mail of the platform. */
    agencyId: uuid('agency_id'),
    /** What it is about: `verifyEmail`, `receipt` … */
    kind: text('kind').notNull(),
    to: text('to').notNull(),
    /** Who wrote it, when it was not the product: the name in the address that it comes from. */
    fromName: text('from_name'),
    /** Where an answer goes that is written in a mail program. */
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
  },
  (t) => [index('mails_created_ix').on(t.createdAt)],
);
