import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uuidv7 } from '../src/db/ids.ts';
import { agencies, files, mails, users } from '../src/db/schema/index.ts';
import { scoped } from '../src/db/scope.ts';
import { enqueue } from '../src/jobs/enqueue.ts';
import type { Mail } from '../src/mail/mailer.ts';
import { markup } from '../src/mail/markup.ts';
import { type MailPort, noMailServer } from '../src/ports/mail.ts';
import { smtpMail } from '../src/ports/smtp.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { allJobs, deleteJobs, makeJobsDue, runDueJobs } from './support/jobs.ts';

let server: Harness;
beforeAll(async () => {
  server = await startHarness();
});
beforeEach(async () => {
  await deleteJobs(server);
  await server.db.delete(mails);
});
afterAll(() => server.close());

const work = (mail: MailPort) => runDueJobs(server, { mail });
const verify: Mail = {
  kind: 'verifyEmail',
  to: 'someone@mail.test',
  language: 'en',
  agencyId: null,
  content: {
    subject: 'Verify your <email>',
    heading: 'Almost there',
    paragraphs: ['Hello <script>alert(1)</script> & "friends"'],
    facts: [{ label: 'Paid', value: '$25.00' }],
    action: { label: 'Verify', url: 'https://portal.test/auth/verify-email?token=abc&x="y' },
    note: 'Once only.',
  },
};
const auth = () => scoped(server.db, { role: 'fairlead_auth' });
const write = (mail: Partial<Mail> = {}) => auth()((tx) => server.mailer.write(tx, { ...verify, ...mail }));
const written = async () => (await server.db.select().from(mails))[0];

describe('a mail', () => {
  it('is stored together with its job, or not at all', async () => {
    const failing = auth()(async (tx) => {
      await server.mailer.write(tx, verify);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await written()).toBeUndefined();
    await write();
    const [job] = await allJobs(server);
    expect(job).toMatchObject({ lane: 'mail', kind: 'sendMail', payload: { mailId: (await written())?.id } });
  });

  it('has an HTML and a text part, and escapes inserted values', async () => {
    await write();
    const { html = '', text: plain = '' } = (await written()) ?? {};
    expect(html).not.toMatch(/<script|class=|<link|<style/);
    expect(html).toContain('Hello &lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;friends&quot;');
    expect(html).toContain('href="https://portal.test/auth/verify-email?token=abc&amp;x=&quot;y"');
    expect(html).toContain('<title>Verify your &lt;email&gt;</title>');
    for (const part of ['Almost there', 'Paid: $25.00', 'Verify:\nhttps://portal.test', 'Once only.'])
      expect(plain).toContain(part);
  });

  it('is previewed without half of an emoji', async () => {
    const text = `${'x'.repeat(139)}😀 and more`;
    const letter = { html: markup`${text}`, text };
    await write({ content: { ...verify.content, paragraphs: [], letter } });
    const { html = '' } = (await written()) ?? {};
    expect(html).toContain(`overflow:hidden">${'x'.repeat(139)}</div>`);
  });

  it('has the brand of its agency, with a logo link that stays valid', async () => {
    const [uploader] = await server.db.select().from(users).where(eq(users.email, 'owner@demo.test'));
    const [agency] = await server.db
      .select()
      .from(agencies)
      .where(eq(agencies.id, uploader?.agencyId ?? ''));
    const content = { name: 'logo.png', contentType: 'image/png', size: 1, sha256: '', uploadType: 'AGENCY' };
    const fileId = uuidv7();
    const file = { id: fileId, agencyId: agency?.id ?? '', uploadedBy: uploader?.id ?? '', storageKey: fileId };
    await write({ agencyId: agency?.id ?? '' });
    expect((await written())?.html).toContain(`${agency?.name.replace('&', '&amp;')}</span>`);
    expect((await written())?.text).toContain(`${agency?.name} works with Fairlead, which sent this mail.`);
    await server.db.delete(mails);
    await server.db.insert(files).values({ ...file, ...content });
    await server.storage.write(
      fileId,
      (async function* () {
        yield Buffer.from('x');
      })(),
    );
    await server.db
      .update(agencies)
      .set({ photoFileId: fileId })
      .where(eq(agencies.id, agency?.id ?? ''));
    await write({ agencyId: agency?.id ?? '' });
    const logo = /<img src="https:\/\/portal\.test([^"]+)"/.exec((await written())?.html ?? '')?.[1] ?? '';
    server.clock.advance(300 * 24 * 3600);
    const logoResponse = await server.app.inject(logo.replaceAll('&amp;', '&'));
    expect([logoResponse.statusCode, logoResponse.headers['cross-origin-resource-policy']]).toEqual([
      200,
      'cross-origin',
    ]);
    await server.db.update(agencies).set({ photoFileId: null });
  });

  it('is in the language of the recipient', async () => {
    await write({ language: 'de' });
    const { html = '' } = (await written()) ?? {};
    expect(html).toContain('<html lang="de">');
    expect(html).toContain('Wenn die Schaltfläche nicht funktioniert');
  });

  it('can be written by every role that sends mails', async () => {
    const [agency] = await server.db.select().from(agencies);
    const agencyId = agency?.id ?? '';
    for (const role of ['fairlead_app', 'fairlead_platform', 'fairlead_auth', 'fairlead_billing'] as const)
      await scoped(server.db, { role, agency: agencyId })((tx) => server.mailer.write(tx, { ...verify, agencyId }));
    expect(await server.db.select().from(mails)).toHaveLength(4);
  });

  it('stays in the table without a mail server', async () => {
    await write();
    await work(noMailServer);
    expect(await written()).toMatchObject({ sentAt: null, html: expect.stringContaining('Almost there') });
    expect(await allJobs(server)).toMatchObject([{ state: 'completed' }]);
  });
});

describe('the mail server', () => {
  let smtp: SMTPServer;
  let port: MailPort;
  let received: { from: string; to: string[]; data: string }[];
  let refuse: boolean;

  beforeEach(async () => {
    received = [];
    refuse = false;
    smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, session, done) {
        const { mailFrom, rcptTo } = session.envelope;
        void text(stream).then((data) => {
          if (refuse) return done(new Error('not now'));
          received.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), data });
          done();
        });
      },
    });
    const { promise, resolve } = Promise.withResolvers<void>();
    smtp.listen(0, '127.0.0.1', resolve);
    await promise;
    const address = smtp.server.address();
    const number = typeof address === 'object' && address ? address.port : 0;
    port = smtpMail({ url: `smtp://127.0.0.1:${number}`, from: 'Fairlead <hello@portal.test>' });
  });
  afterEach(async () => {
    port.close();
    const { promise, resolve } = Promise.withResolvers<void>();
    smtp.close(resolve);
    await promise;
  });

  it('receives both parts, and the content is deleted after sending', async () => {
    await write({ to: 'reader@mail.test' });
    const id = (await written())?.id;
    await work(port);
    expect(received).toHaveLength(1);
    const [{ from, to, data } = { from: '', to: [], data: '' }] = received;
    expect([from, to]).toEqual(['hello@portal.test', ['reader@mail.test']]);
    expect(data).toContain('From: Fairlead <hello@portal.test>');
    expect(data).toContain(`Message-ID: <${id}@portal.test>`);
    expect(data).toContain('Auto-Submitted: auto-generated');
    expect(data).toMatch(/multipart\/alternative/);
    expect(data).toMatch(/text\/plain/);
    expect(data).toMatch(/text\/html/);
    expect(await written()).toMatchObject({ sentAt: expect.any(Date), html: '', text: '' });
  });

  it("receives attachments, the agent's name and a reply address", async () => {
    const [agent] = await server.db.select().from(users).where(eq(users.email, 'agent@demo.test'));
    const agencyId = agent?.agencyId ?? '';
    const fileId = uuidv7();
    await server.storage.write(fileId, Readable.from([Buffer.from('the terms')]));
    const file = { name: 'Terms é.txt', contentType: 'text/plain', size: 9, sha256: '', uploadType: 'EMAIL' };
    await server.db.insert(files).values({ id: fileId, agencyId, storageKey: fileId, ...file });
    await scoped(server.db, { role: 'fairlead_app', agency: agencyId })((tx) =>
      server.mailer.write(tx, {
        ...verify,
        agencyId,
        fileIds: [fileId],
        from: { name: 'Marcus Oyelaran', email: 'marcus@agency.test' },
      }),
    );
    await work(port);
    const [{ data } = { data: '' }] = received;
    expect(data).toContain('From: Marcus Oyelaran <hello@portal.test>');
    expect(data).toContain('Reply-To: Marcus Oyelaran <marcus@agency.test>');
    expect(data).not.toContain('Auto-Submitted');
    expect(data).toMatch(/Content-Disposition: attachment;\s+filename\*0\*=utf-8''Terms%20%C3%A9.txt/);
    expect(data).toContain(Buffer.from('the terms').toString('base64'));
  });

  it('receives a mail once when the job runs twice', async () => {
    await write();
    const id = (await written())?.id;
    await work(port);
    await auth()((tx) => enqueue(tx, null, { kind: 'sendMail', payload: { mailId: id ?? '' } }));
    await work(port);
    expect(received).toHaveLength(1);
  });

  it('is tried again after an error or when unreachable', async () => {
    await write();
    refuse = true;
    await work(port);
    expect(received).toHaveLength(0);
    expect(await allJobs(server)).toMatchObject([
      { state: 'retry', output: { message: expect.stringContaining('not now') } },
    ]);
    expect((await written())?.sentAt).toBeNull();
    await makeJobsDue(server);
    refuse = false;
    await work(smtpMail({ url: 'smtp://127.0.0.1:1', from: 'a@b.test' }));
    await makeJobsDue(server);
    await work(port);
    expect(received).toHaveLength(1);
  });

  it('receives exactly one address', async () => {
    await write({ to: 'a@mail.test, b@mail.test' });
    await work(port);
    expect(received.flatMap(({ to }) => to)).not.toContain('b@mail.test');
  });
});
