import { randomBytes } from 'node:crypto';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { contacts, emails, mails, users } from '../../src/db/schema/index.ts';
import { type MailPort, MailRefused } from '../../src/ports/mail.ts';
import type { Harness } from './harness.ts';
import { runDueJobs } from './jobs.ts';
import { quoteCalls } from './quotes.ts';

const agent = 'agent@demo.test';

/** Mail server that rejects every recipient. */
export const rejecting: MailPort = {
  send: () => Promise.reject(new MailRefused('550 5.1.1 <jo@mail.test>: no such user')),
  close: () => undefined,
};

interface Attached {
  filename: string;
  content: Buffer | string;
}

/** Multipart body of a mail as browsers send it: the JSON part first, then the files. */
export function mailForm(json: unknown, files: readonly Attached[] = [], jsonName = 'json') {
  const boundary = `----test${randomBytes(8).toString('hex')}`;
  const part = (head: string, content: Buffer | string) => [
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ];
  const text = typeof json === 'string' ? json : JSON.stringify(json);
  const payload = Buffer.concat([
    ...part(`name="${jsonName}"`, text),
    ...files.flatMap(({ filename, content }) => part(`name="files"; filename="${filename}"`, content)),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

/** Requests of the mail operations, as an agent and as the contact who replies. */
export function emailCalls(server: () => Harness) {
  const userId = async (email: string): Promise<string> => {
    const [user] = await server().db.select({ id: users.id }).from(users).where(eq(users.email, email));
    return user?.id ?? '';
  };
  const contact = async () => {
    const [user] = await server().db.select().from(users).where(eq(users.email, agent));
    const [found] = await server()
      .db.select()
      .from(contacts)
      .where(eq(contacts.agencyId, user?.agencyId ?? ''))
      .orderBy(contacts.createdAt, contacts.id)
      .limit(1);
    if (!found) throw new Error('the agency has no contact');
    return found;
  };
  /** Valid body of a mail, overridden by `values`. */
  const input = async (values: object = {}) => ({
    emailType: 'OTHER',
    mailBody: '<p>Hello <b>you</b></p>',
    mailSubject: 'A question',
    receiverId: (await contact()).id,
    senderId: await userId(agent),
    senderType: 'AGENT',
    ...values,
  });
  const send = (
    json: unknown,
    files: readonly Attached[] = [],
    { as = agent, query = '', key }: { as?: string | null; query?: string; key?: string } = {},
  ) => {
    const form = mailForm(json, files);
    const headers = { ...form.headers, ...(key !== undefined && { 'idempotency-key': key }) };
    return server().call(as, { method: 'POST', url: `/api/email/send${query}`, ...form, headers });
  };
  /** Returns the reply token of the last mail. */
  const token = async (): Promise<string> => {
    const [mail] = await server()
      .db.select()
      .from(mails)
      .where(eq(mails.kind, 'contactMail'))
      .orderBy(desc(mails.createdAt), desc(mails.id))
      .limit(1);
    return /\/mail\/reply\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  const lookUp = (of: string) => server().call(null, { url: `/api/email/token?token=${encodeURIComponent(of)}` });
  const reply = (json: unknown, files: readonly Attached[] = []) =>
    server().call(null, { method: 'POST', url: '/api/email/reply', ...mailForm(json, files) });

  const sent = async (values: object = {}, files: readonly Attached[] = []) => {
    const response = await send(await input(values), files);
    expect(response.statusCode, response.body).toBe(201);
    return response.json().payload;
  };
  return {
    userId,
    contact,
    input,
    send,
    token,
    lookUp,
    reply,
    sent,
    retry: (id: string, as: string | null = agent) =>
      server().call(as, { method: 'POST', url: `/api/email/id/${id}/retry` }),
    /** Creates a mail that the recipient's mail server rejected. Returns its id. */
    async failed(): Promise<string> {
      const { id } = await sent();
      const failedAt = new Date(server().clock.now() * 1000);
      const mail = await server().db.update(mails).set({ failedAt }).where(eq(mails.emailId, id)).returning();
      const key = `sendMail ${mail[0]?.id}`;
      await server().db.execute(
        sql`update pgboss.job set name = 'failed', source_name = 'mail' where singleton_key = ${key}`,
      );
      await server().db.update(emails).set({ status: 'FAILED', failure: 'REFUSED' }).where(eq(emails.id, id));
      return id;
    },
    /** Creates a quote's mail that the recipient's mail server rejected. Returns its id. */
    async undelivered(): Promise<string> {
      const quotes = quoteCalls(server);
      const { id } = await quotes.quote({ quoteStatus: 'PENDING_APPROVAL' });
      expect((await quotes.get(agent, `/api/quotes/${id}/ready-mail/send`)).statusCode).toBe(200);
      await runDueJobs(server(), { mail: rejecting });
      const [mail] = await server()
        .db.select({ id: mails.id })
        .from(mails)
        .where(and(eq(mails.kind, 'quoteReady'), isNotNull(mails.failedAt)))
        .orderBy(desc(mails.failedAt), desc(mails.id))
        .limit(1);
      return mail?.id ?? '';
    },
    listUndelivered: (as: string | null = agent) => server().call(as, { url: '/api/email/undelivered/all' }),
    retryUndelivered: (id: string, as: string | null = agent) =>
      server().call(as, { method: 'POST', url: `/api/email/undelivered/id/${id}/retry` }),
    dismiss: (id: string, isDismissed = true, as: string | null = agent) =>
      server().call(as, { method: 'PUT', url: `/api/email/undelivered/id/${id}`, payload: { isDismissed } }),
    get: (id: string, as: string | null = agent) => server().call(as, { url: `/api/email/get/${id}` }),
    list: (query = '', as: string | null = agent) => server().call(as, { url: `/api/email/all${query}` }),
    /** Valid body of a reply, overridden by `values`. */
    async answer(of: string, values: object = {}) {
      const { senderName: _, receiverName: __, agencyName: ___, ...mail } = (await lookUp(of)).json().payload;
      return { ...mail, mailBody: '<p>Yes</p>', reply: true, ...values };
    },
  };
}
