import { createTransport } from 'nodemailer';
import type { MailPort } from './mail.ts';

/** No mail server is waited for longer than this. Milliseconds. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

interface SmtpOptions {
  /** `smtp://user:password@host:587`, or `smtps://`. */
  url: string;
  /** `Name <address>` or an address alone. */
  from: string;
}

/** A mail server. A mail that is handed over twice has the same Message-ID both times, so that it is shown once. */
export function smtpMail({ url, from }: SmtpOptions): MailPort {
  const transport = createTransport({ url, ...patience, disableFileAccess: true, disableUrlAccess: true });
  const [, host = 'localhost'] = /@([^\s>]+)/.exec(from) ?? [];
  return {
    async send({ id, to, subject, html, text }) {
      const messageId = `<${id}@${host}>`;
      // Out-of-office notes to what a machine has sent help nobody (RFC 3834).
      const headers = { 'Auto-Submitted': 'auto-generated' };
      await transport.sendMail({ messageId, from, to: { name: '', address: to }, subject, html, text, headers });
      return 'sent';
    },
    close: () => transport.close(),
  };
}
