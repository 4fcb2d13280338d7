import type { Readable } from 'node:stream';

/** A file that goes with a mail. */
export interface Attachment {
  filename: string;
  contentType: string;
  content: Readable;
}

/** A mail as it stands in the table `mails`, ready to go. */
export interface OutgoingMail {
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Who wrote it, when it was not the product. */
  fromName: string | null;
  replyTo: string | null;
}

/** Who takes mails out of the house. */
export interface MailPort {
  /**
   * `sent` when a mail server has taken charge of it, `kept` when it only stays in the table. Fails to be tried again.
   *
   * @param attachments Opens the files that go with it; asked only by who sends them.
   */
  send(mail: OutgoingMail, attachments: () => Promise<Attachment[]>): Promise<'sent' | 'kept'>;
  close(): void;
}

/** Without a mail server: the table is the outbox, which the development mailbox shows. */
export const keptMail: MailPort = { send: () => Promise.resolve('kept'), close: () => undefined };
