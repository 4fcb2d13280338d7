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
    async send({ id, to, subject, html, text, fromName, replyTo }, attachments) {
      const messageId = `<${id}@${host}>`;
      // Out-of-office notes to what a machine has sent help nobody (RFC 3834).
      const headers: Record<string, string> = replyTo === null ? { 'Auto-Submitted': 'auto-generated' } : {};
      await transport.sendMail({
        messageId,
        from: fromName === null ? from : { name: fromName, address: addressIn(from) },
        ...(replyTo !== null && { replyTo: { name: fromName ?? '', address: replyTo } }),
        to: { name: '', address: to },
        subject,
        html,
        text,
        headers,
        attachments: await attachments(),
      });
      return 'sent';
    },
    close: () => transport.close(),
  };
}

/** Of `Name <address>`, the address. */
const addressIn = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from.trim();
