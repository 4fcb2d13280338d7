import type { Readable } from 'node:stream';

/** A file that goes with a mail. */
export interface Attachment {
  filename: string;
  contentType: string;
  content: Readable;
}

/** A row of the table `mails`, ready to send. */
export interface OutgoingMail {
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Sender name when a person wrote the mail. */
  fromName: string | null;
  replyTo: string | null;
}

/** The recipient's mail server refused the mail permanently. Another attempt would be refused too. */
export class MailRefused extends Error {}

/** Sends mails. */
export interface MailPort {
  /**
   * Sends a mail. `sent`: a mail server accepted it. `kept`: it stays in the table only.
   *
   * @param attachments Opens the attachments when the mail is sent.
   * @throws {MailRefused} Another attempt would be refused too. Any other error is worth a retry.
   */
  send(mail: OutgoingMail, attachments: () => Promise<Attachment[]>): Promise<'sent' | 'kept'>;
  /** Connects to the mail server and signs in. Undefined without a mail server. @throws The mail server cannot be used. */
  check?(): Promise<unknown>;
  close(): void;
}

/** Without a mail server, mails stay in the table, where the development mailbox shows them. */
export const noMailServer: MailPort = { send: () => Promise.resolve('kept'), close: () => undefined };
