/** A mail as it stands in the table `mails`, ready to go. */
interface OutgoingMail {
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
}

/** Who takes mails out of the house. */
export interface MailPort {
  /** `sent` when a mail server has taken charge of it, `kept` when it only stays in the table. Fails to be tried again. */
  send(mail: OutgoingMail): Promise<'sent' | 'kept'>;
  close(): void;
}

/** Without a mail server: the table is the outbox, which the development mailbox shows. */
export const keptMail: MailPort = { send: () => Promise.resolve('kept'), close: () => undefined };
