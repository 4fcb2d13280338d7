import { randomBytes } from 'node:crypto';
import { asc, desc, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendNotFound } from '../contract/errors.ts';
import { files, mailAttachments, mails } from '../db/schema/index.ts';
import type { Run } from '../db/scope.ts';
import { isLoopback } from '../loopback.ts';
import { htmlOf, type Markup, markup } from '../mail/markup.ts';

/** Mails per page. */
const SHOWN = 200;

const css = `
:root { color-scheme: light dark; font: 14px/20px system-ui, sans-serif }
body { margin: 0 auto; max-width: 960px; padding: 24px 16px }
h1 { font-size: 22px; line-height: 32px }
ul { list-style: none; margin: 0; padding: 0 }
li { border-block-start: 1px solid GrayText; padding: 12px 0 }
time, dt, .kind { opacity: .75 }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px }
dd { margin: 0; overflow-wrap: anywhere }
iframe { inline-size: 100%; block-size: 640px; border: 1px solid GrayText; border-radius: 8px; background: Canvas }
pre { white-space: pre-wrap; overflow-wrap: anywhere }
`;

const when = (date: Date) =>
  markup`<time datetime="${date.toISOString()}">${date.toISOString().slice(0, 19).replace('T', ' ')} UTC</time>`;

/**
 * Whether a request comes directly from a browser on this machine. Rejects proxied requests, which may come from anywhere.
 * Rejects foreign host names, because another site could point its name to this machine to read the mails (DNS rebinding).
 */
const isLocal = ({ socket, host, headers }: FastifyRequest): boolean =>
  isLoopback(socket.remoteAddress ?? '') &&
  isLoopback(host.replace(/:\d+$/, '')) &&
  !forwardingHeaders.some((name) => name in headers);

const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/**
 * Serves the mails of the demo world, newest first. Their links open accounts, so the server registers this in development mode
 * only, and it only answers browsers on the same machine.
 */
export function registerMailbox(server: FastifyInstance, run: Run): void {
  server.register((app, _options, done) => {
    app.addHook('onRequest', (request, reply, next) => {
      if (isLocal(request)) next();
      else sendNotFound(request, reply);
    });
    addPages(app, run);
    done();
  });
}

function addPages(app: FastifyInstance, run: Run): void {
  app.get('/dev/mailbox', async (_request, reply) => {
    const found = await run((tx) =>
      tx.select().from(mails).orderBy(desc(mails.createdAt), desc(mails.id)).limit(SHOWN),
    );
    const rows = found.map(
      (mail) => markup`<li>
<a href="/dev/mailbox/${mail.id}">${mail.subject}</a> <span class="kind">${mail.kind}</span><br>
${mail.to} · ${when(mail.createdAt)}</li>`,
    );
    const list = rows.length > 0 ? markup`<ul>${rows}</ul>` : markup`<p>No mails yet.</p>`;
    return sendPage(reply, 'Mailbox', markup`<h1>Mailbox</h1>${list}`);
  });

  app.get<{ Params: { id: string } }>('/dev/mailbox/:id', async (request, reply) => {
    const mail = await find(request.params.id);
    if (!mail) return sendNotFound(request, reply);
    const frame = mail.html
      ? markup`<iframe title="${mail.subject}" src="/dev/mailbox/${mail.id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox allow-same-origin"></iframe>`
      : markup`<p>It was sent by the mail server, and its content is not kept.</p>`;
    return sendPage(
      reply,
      mail.subject,
      markup`<p><a href="/dev/mailbox">Mailbox</a></p><h1>${mail.subject}</h1>
<dl><dt>To</dt><dd>${mail.to}</dd><dt>Kind</dt><dd>${mail.kind}</dd><dt>Written</dt><dd>${when(mail.createdAt)}</dd>${await attachmentsOf(mail.id)}</dl>
${frame}
<h2>Text part</h2><pre>${mail.text}</pre>`,
    );
  });

  /** The mail itself. Scripts are blocked, and links open in a new window. */
  app.get<{ Params: { id: string } }>('/dev/mailbox/:id/html', async (request, reply) => {
    const mail = await find(request.params.id);
    if (!mail) return sendNotFound(request, reply);
    return reply
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox allow-same-origin",
      )
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(mail.html.replace('<head>', '<head><base target="_blank">'));
  });

  const attachmentsOf = async (id: string) => {
    const attached = await run((tx) =>
      tx
        .select({ name: files.name, size: files.size })
        .from(mailAttachments)
        .innerJoin(files, eq(files.id, mailAttachments.fileId))
        .where(eq(mailAttachments.mailId, id))
        .orderBy(asc(mailAttachments.place)),
    );
    return attached.map(({ name, size }) => markup`<dt>Attachment</dt><dd>${name}, ${size} bytes</dd>`);
  };

  const find = async (id: string) => {
    if (!/^[0-9a-f-]{36}$/.test(id)) return undefined;
    const [mail] = await run((tx) => tx.select().from(mails).where(eq(mails.id, id)));
    return mail;
  };
}

function sendPage(reply: FastifyReply, title: string, content: Markup): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const style: Markup = { html: css };
  return reply
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; img-src data:; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'`,
    )
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      htmlOf(markup`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="icon" href="data:,"><style nonce="${nonce}">${style}</style></head>
<body>${content}</body></html>`),
    );
}
