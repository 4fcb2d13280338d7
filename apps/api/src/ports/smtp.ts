import { createTransport } from 'nodemailer';
import { inCall } from '../telemetry/spans.ts';
import { type MailPort, MailRefused } from './mail.ts';
import { parseSmtpUrl } from './smtpUrl.ts';

/**
 * Milliseconds. The address lookup has the timeout of the connection, too. The worker's `STOP_LIMIT` is longer than all of them
 * together.
 */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

interface SmtpOptions {
  /** `smtp://user:password@host:587`, or `smtps://`. */
  url: string;
  /** `Name <address>` or an address alone. */
  from: string;
  /** Certificate authorities as PEM, in addition to those of Node.js. */
  ca?: string;
}

/** Sends mails through a mail server. A repeated mail has the same Message-ID, so that mail programs show it once. */
export function smtpMail({ url, from, ca }: SmtpOptions): MailPort {
  const server = parseSmtpUrl(url);
  if (!server) throw new Error('SMTP_URL is not a valid mail server address');
  const { host, port, auth, tls } = server;
  const transport = createTransport({
    host,
    port,
    ...(auth && { auth }),
    secure: tls === 'implicit',
    requireTLS: tls === 'required',
    ignoreTLS: tls === 'off',
    tls: { rejectUnauthorized: true, ...(ca !== undefined && { ca }) },
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const [, domain = 'localhost'] = /@([^\s>]+)/.exec(from) ?? [];
  return {
    async send({ id, to, subject, html, text, fromName, replyTo }, attachments) {
      // Prevents out-of-office replies (RFC 3834).
      const headers: Record<string, string> = replyTo === null ? { 'Auto-Submitted': 'auto-generated' } : {};
      const sender = headerText(fromName ?? '');
      const message = {
        messageId: `<${id}@${domain}>`,
        from: fromName === null ? from : { name: sender, address: addressIn(from) },
        ...(replyTo !== null && { replyTo: { name: sender, address: replyTo } }),
        to: { name: '', address: to },
        subject: headerText(subject),
        html,
        text,
        headers,
        attachments: await attachments(),
      };
      await inCall('mail send', host, () => transport.sendMail(message)).catch((error: unknown) => {
        throw isRefusal(error) ? new MailRefused(error.message) : error;
      });
      return 'sent';
    },
    check: () => transport.verify(),
    close: () => transport.close(),
  };
}

/** Removes control characters. A line break would start a new header. */
const headerText = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();

/** A 5xx answer to the recipient or the content. A rejected sender or password is a configuration error, which is retried. */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;
  const { code, responseCode } = error;
  const isOfSender = 'command' in error && error.command === 'MAIL FROM';
  return (
    ((code === 'EENVELOPE' && !isOfSender) || code === 'EMESSAGE') &&
    typeof responseCode === 'number' &&
    responseCode >= 500 &&
    responseCode < 600
  );
}

/** The address in `Name <address>`. */
const addressIn = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from.trim();
