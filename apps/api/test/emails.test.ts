import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { emailLimits } from '@fairlead/rules';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from '../src/db/ids.ts';
import { auditLog, contacts, emails, files, mails, users } from '../src/db/schema/index.ts';
import { scoped } from '../src/db/scope.ts';
import type { Attachment, OutgoingMail } from '../src/ports/mail.ts';
import { emailCalls, mailForm } from './support/emails.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { deleteJobs, runDueJobs } from './support/jobs.ts';
import { samples } from './support/multipart.ts';
import { policyCalls } from './support/policies.ts';

let server: Harness;
const calls = emailCalls(() => server);
const policies = policyCalls(() => server);
const agent = 'agent@demo.test';
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const storedFiles = async () =>
  (await readdir(join(server.folder), { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
    .length;
const lastOf = async (kind: string) => {
  const [mail] = await server.db
    .select()
    .from(mails)
    .where(eq(mails.kind, kind))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(1);
  return mail;
};

describe('a mail to a contact', () => {
  it("is sanitized, sent in the agent's name and contains a reply link", async () => {
    const mailBody = '<p onclick="x()">Dear <b>Ana</b><script>alert(1)</script></p><img src=x onerror=y>';
    const sent = await calls.sent({ mailBody, mailSubject: '  Your <policy>  ', emailType: 'POLICY' });
    const contact = await calls.contact();
    expect(sent).toMatchObject({
      mailSubject: 'Your <policy>',
      mailBody: '<p>Dear <b>Ana</b></p>',
      emailType: 'POLICY',
      emailStatus: 'DELIVERED',
      reference: expect.stringMatching(/^ML-\d+$/),
      fromDetails: { id: await calls.userId(agent), type: 'AGENT' },
      toDetails: { id: contact.id, email: contact.email, type: 'CUSTOMER' },
      attachments: [],
      attachmentCount: 0,
      parentMailId: null,
      childMailId: null,
      creationDateTimeStamp: server.clock.now(),
    });
    const mail = await lastOf('contactMail');
    expect(mail).toMatchObject({ to: contact.email, replyTo: agent, subject: 'Your <policy>' });
    expect(mail?.html).toContain('<p>Dear <b>Ana</b></p></div>');
    expect(mail?.html).not.toMatch(/onclick|<script|<img/);
    expect(mail?.text).toContain('Dear Ana');
    expect(mail?.text).toMatch(/https:\/\/portal\.test\/mail\/reply\?token=[\w-]{43}/);
    const [noted] = await server.db.select().from(auditLog).where(eq(auditLog.recordId, sent.id));
    expect(noted).toMatchObject({ operationId: 'sendEmail', recordType: 'email' });
    expect(JSON.stringify(noted)).not.toContain(await calls.token());
  });

  it.each([
    [{ mailSubject: '' }, 'mailSubject'],
    [{ mailSubject: ' \u200b' }, 'mailSubject'],
    [{ mailSubject: 'x'.repeat(256) }, 'mailSubject'],
    [{ mailBody: '<p><br></p>' }, 'mailBody'],
    [{ mailBody: '<script>alert(1)</script>' }, 'mailBody'],
    [{ emailType: 'CLAIM' }, 'emailType'],
    [{ receiverId: undefined }, 'receiverId'],
    [{ senderType: 'CUSTOMER' }, 'senderType'],
    [{ senderId: uuidv7() }, 'senderId'],
    [{ mailSubject: 'a\u202eb' }, 'mailSubject'],
  ])('is rejected with %j', async (wrong, field) => {
    const before = await storedFiles();
    const response = await calls.send(await calls.input(wrong), [{ filename: 'a.txt', content: 'x' }]);
    expect(response.statusCode, response.body).toBe(400);
    expect(response.json().errors).toMatchObject([{ field }]);
    expect(await storedFiles()).toBe(before);
  });

  it.each([
    ['no JSON', () => mailForm('{"emailType":')],
    ['another part first', () => mailForm('{}', [], 'files')],
  ])('is rejected with %s', async (_, form) => {
    const response = await server.call(agent, { method: 'POST', url: '/api/email/send', ...form() });
    expect([response.statusCode, response.json().code]).toEqual([400, 'request.malformed']);
  });

  it('cannot refer to a record of another contact', async () => {
    for (const name of ['opportunityId', 'quoteId', 'policyId']) {
      const response = await calls.send(await calls.input(), [], { query: `?${name}=${uuidv7()}` });
      expect(response.json()).toMatchObject({ success: false, errors: [{ field: name }] });
      expect(response.statusCode).toBe(404);
    }
  });

  it("refers to its policy when that is the recipient's", async () => {
    const policy = await policies.policy();
    const of = await calls.input({ receiverId: policy.contactId, emailType: 'POLICY' });
    const right = await calls.send(of, [], { query: `?policyId=${policy.id}` });
    expect(right.json().payload).toMatchObject({ policyId: policy.id, emailType: 'POLICY' });
  });

  it('is sent once per idempotency key', async () => {
    const input = await calls.input({ mailSubject: 'Once' });
    const file = [{ filename: 'a.txt', content: 'once' }];
    const first = await calls.send(input, file, { key: 'once and for all' });
    const before = await storedFiles();
    const second = await calls.send(input, file, { key: 'once and for all' });
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json().payload.id).toBe(first.json().payload.id);
    expect(await server.db.select().from(emails).where(eq(emails.subject, 'Once'))).toHaveLength(1);
    expect(await storedFiles()).toBe(before);
    const other = await calls.send(input, [{ filename: 'a.txt', content: 'twice' }], { key: 'once and for all' });
    expect(other.statusCode).toBe(409);
    expect(await storedFiles()).toBe(before);
  });
});

describe('the files of a mail', () => {
  it('keep their order and are always downloads', async () => {
    const attached = [
      { filename: 'Photo.PNG', content: samples.png },
      { filename: 'notes', content: '<script>alert(1)</script>' },
    ];
    const { attachments, attachmentCount } = await calls.sent({}, attached);
    expect(attachmentCount).toBe(2);
    expect(attachments).toMatchObject([
      { fileName: 'Photo.PNG', fileExtension: 'png', mimeType: 'image/png', size: samples.png.length },
      { fileName: 'notes', fileExtension: '', mimeType: 'application/octet-stream' },
    ]);
    const download = await server.call(null, { url: attachments[0].fileUrl });
    expect(download.rawPayload).toEqual(samples.png);
    expect(download.headers['content-disposition']).toMatch(/^attachment/);
    const url = `/api/file/update?file_id=${attachments[0].id}&fileUploadType=EMAIL`;
    const replaced = await server.call(agent, { method: 'PUT', url, ...mailForm('x', [], 'file') });
    expect([replaced.statusCode, replaced.json().code]).toEqual([409, 'file.attached']);
  });

  it('have names without characters that disguise them', async () => {
    const { attachments } = await calls.sent({}, [{ filename: 'invoice\u202efdp.exe', content: 'x' }]);
    expect(attachments).toMatchObject([{ fileName: 'invoicefdp.exe', fileExtension: 'exe' }]);
  });

  it('may have exactly 22 MB in total', async () => {
    const before = await storedFiles();
    const half = Buffer.alloc(emailLimits.attachmentBytes / 2);
    const files = (more: number) => [
      { filename: 'a.bin', content: half },
      { filename: 'b.bin', content: Buffer.concat([half, Buffer.alloc(more)]) },
    ];
    const tooLargeJson = await calls.send(await calls.input(), files(1));
    expect([tooLargeJson.statusCode, tooLargeJson.json().message]).toEqual([
      413,
      "Selected all file(s) size can't exceeded 22 mb",
    ]);
    expect(await storedFiles()).toBe(before);
    expect((await calls.send(await calls.input(), files(0))).statusCode).toBe(201);
  });

  it('cannot be empty or exceed the allowed number', async () => {
    const before = await storedFiles();
    const empty = await calls.send(await calls.input(), [{ filename: 'a.txt', content: '' }]);
    expect(empty.json().errors).toMatchObject([{ field: 'files', code: 'file.empty' }]);
    const many = Array.from({ length: emailLimits.attachments + 1 }, () => ({ filename: 'a', content: 'x' }));
    const refused = await calls.send(await calls.input(), many);
    expect(refused.json().errors).toMatchObject([{ field: 'files', code: 'email.tooManyFiles' }]);
    expect(await storedFiles()).toBe(before);
  });

  it('are sent with the mail', async () => {
    await deleteJobs(server);
    await calls.sent({ mailSubject: 'With files' }, [{ filename: 'terms.txt', content: 'the terms' }]);
    const sentMails: { mail: OutgoingMail; attached: { filename: string; content: string }[] }[] = [];
    await runDueJobs(server, {
      mail: {
        async send(mail, attachments) {
          const opened = await attachments();
          const attached = opened.map(async ({ filename, content }) => ({ filename, content: await text(content) }));
          sentMails.push({ mail, attached: await Promise.all(attached) });
          return 'sent';
        },
        close: () => undefined,
      },
    });
    expect(sentMails).toMatchObject([
      { mail: { subject: 'With files', replyTo: agent }, attached: [{ filename: 'terms.txt', content: 'the terms' }] },
    ]);
  });

  it('are closed when the mail server reads none of them', async () => {
    await deleteJobs(server);
    await calls.sent({ mailSubject: 'Unreachable' }, [
      { filename: 'terms.txt', content: 'the terms' },
      { filename: 'prices.txt', content: 'the prices' },
    ]);
    const opened: Attachment[] = [];
    await runDueJobs(server, {
      mail: {
        async send(_mail, attachments) {
          opened.push(...(await attachments()));
          throw new Error('connect ECONNREFUSED');
        },
        close: () => undefined,
      },
    });
    expect(opened.map(({ filename, content }) => [filename, content.destroyed])).toEqual([
      ['terms.txt', true],
      ['prices.txt', true],
    ]);
  });
});

describe('a subject', () => {
  it.each(['Hello\nBcc: other@mail.test', 'Hello\r\nthere', 'Tab\there', 'Bell\u0007'])(
    'with a control character is rejected at its field: %j',
    async (mailSubject) => {
      const refused = await calls.send(await calls.input({ mailSubject }));
      expect([refused.statusCode, refused.json().errors]).toEqual([
        400,
        [{ field: 'mailSubject', code: 'field.unseen', message: expect.stringContaining('hidden characters') }],
      ]);
    },
  );
});

describe('the list of sent mails', () => {
  it('shows agents their own mails, newest first, and all mails to one contact', async () => {
    server.clock.advance(60);
    const older = await calls.sent({ mailSubject: 'Older' });
    server.clock.advance(60);
    const newer = await calls.sent({ mailSubject: 'Newer' });
    const { content, totalElements, numberOfElements } = (await calls.list('?pageSize=2')).json().payload;
    expect(content.map(({ id }: { id: string }) => id)).toEqual([newer.id, older.id]);
    expect(numberOfElements).toBe(2);
    expect(totalElements).toBeGreaterThan(2);
    const idsFor = async (query: string, as: string) =>
      (await calls.list(query, as)).json().payload.content.map(({ id }: { id: string }) => id);
    expect(await idsFor('?mailSubject=Newer', 'owner@demo.test')).toEqual([]);
    const ofContact = `?mailSubject=Newer&contactId=${(await calls.contact()).id}`;
    expect(await idsFor(ofContact, 'owner@demo.test')).toEqual([newer.id]);
    expect(content[0]).not.toHaveProperty('mailBody');
  });

  it('shows all mails about one policy', async () => {
    const { id: policyId, contactId: receiverId } = await policies.policy();
    const mail = await calls.input({ emailType: 'POLICY', receiverId });
    const { id } = (await calls.send(mail, [], { query: `?policyId=${policyId}` })).json().payload;
    for (const as of [undefined, 'owner@demo.test'])
      expect((await calls.list(`?policyId=${policyId}`, as)).json().payload.content).toMatchObject([{ id }]);
  });

  it.each([
    ['mailSubject=fINDABLE', true],
    ['mailSubject=%25', false],
    ['emailType=QUOTE&mailSubject=findable', true],
    ['emailType=POLICY&mailSubject=findable', false],
    ['emailStatus=DELIVERED&mailSubject=findable', true],
    ['emailStatus=RESPONDED&mailSubject=findable', false],
  ])('is searched and filtered by %s', async (query, found) => {
    if ((await calls.list('?mailSubject=findable')).json().payload.totalElements === 0) {
      await calls.sent({ mailSubject: 'A Findable one', emailType: 'QUOTE' });
    }
    const { totalElements } = (await calls.list(`?${query}`)).json().payload;
    expect(totalElements > 0).toBe(found);
  });

  it('is searched by reference and by address', async () => {
    const { id, reference, toDetails } = await calls.sent({ mailSubject: 'By what it says' });
    for (const query of [`reference=${reference.toLowerCase()}`, `email=${toDetails.email.slice(2).toUpperCase()}`]) {
      const { content } = (await calls.list(`?${query}&pageSize=100`)).json().payload;
      expect(content.map((mail: { id: string }) => mail.id)).toContain(id);
    }
  });
});

describe('a reply', () => {
  it('marks the mail as RESPONDED, is linked to it and notifies the agent', async () => {
    const sent = await calls.sent({ mailSubject: 'Which one?' });
    const token = await calls.token();
    const found = (await calls.lookUp(token)).json().payload;
    expect(found).toMatchObject({
      mailSubject: 'Which one?',
      parentMailId: sent.id,
      reference: sent.reference,
      senderName: sent.toDetails.name,
      receiverName: sent.fromDetails.name,
      senderType: 'CUSTOMER',
    });
    const mailBody = '<p>The <i>second</i><img src=x onerror=alert(1)></p>';
    const answer = await calls.answer(token, { mailBody });
    const taken = await calls.reply(answer, [{ filename: 'form.pdf', content: samples.pdf }]);
    expect([taken.statusCode, taken.json().message]).toEqual([200, 'Successfully Submitted']);

    const answered = (await calls.get(sent.id)).json().payload;
    expect(answered.emailStatus).toBe('RESPONDED');
    const reply = (await calls.get(answered.childMailId)).json().payload;
    expect(reply).toMatchObject({
      parentMailId: sent.id,
      childMailId: null,
      reference: sent.reference,
      mailBody: '<p>The <i>second</i></p>',
      fromDetails: { id: sent.toDetails.id, type: 'CUSTOMER' },
      toDetails: { id: sent.fromDetails.id, type: 'AGENT' },
      attachments: [{ fileName: 'form.pdf', mimeType: 'application/pdf' }],
    });
    const listed = (await calls.list('?emailStatus=RESPONDED&mailSubject=Which')).json().payload.content;
    expect(listed).toMatchObject([{ id: sent.id, childMailId: reply.id }]);
    const notice = await lastOf('contactReply');
    expect(notice).toMatchObject({ to: agent, subject: `${sent.toDetails.name} has replied` });
    expect(notice?.text).toContain(`https://portal.test/inbox/${sent.id}`);
    const [kept] = await server.db.select().from(files).where(eq(files.id, reply.attachments[0].id));
    expect(kept?.uploadedBy).toBeNull();
  });

  it('is mailed to an agency admin when the agent is no longer active', async () => {
    await calls.sent();
    const token = await calls.token();
    const isAgent = eq(users.email, agent);
    await server.db.update(users).set({ disabledAt: new Date() }).where(isAgent);
    await calls.reply(await calls.answer(token));
    await server.db.update(users).set({ disabledAt: null }).where(isAgent);
    expect((await lastOf('contactReply'))?.to).toBe('owner@demo.test');
  });

  it('is accepted once when two are sent at the same time', async () => {
    await calls.sent();
    const token = await calls.token();
    const answer = await calls.answer(token);
    const answers = await Promise.all([calls.reply(answer), calls.reply(answer)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
    for (const late of [await calls.lookUp(token), await calls.reply(answer)]) {
      expect([late.statusCode, late.json().message]).toEqual([410, 'Token Invalid']);
    }
  });

  it('is rejected after 30 days and not stored', async () => {
    await calls.sent();
    const token = await calls.token();
    const answer = await calls.answer(token);
    server.clock.advance(emailLimits.replyLife - 1);
    expect((await calls.lookUp(token)).statusCode).toBe(200);
    server.clock.advance(1);
    const before = await storedFiles();
    const late = await calls.reply(answer, [{ filename: 'a.txt', content: 'x' }]);
    expect(late.json()).toMatchObject({ code: 'email.tokenInvalid', message: 'Token Invalid' });
    expect(await storedFiles()).toBe(before);
  });

  it.each(['emailType', 'mailSubject', 'receiverId', 'senderId', 'reference', 'parentMailId'])(
    'cannot have a different %s than the mail',
    async (field) => {
      await calls.sent();
      const token = await calls.token();
      const other = field === 'emailType' ? 'POLICY' : field.endsWith('Id') ? uuidv7() : 'Another';
      const response = await calls.reply(await calls.answer(token, { [field]: other }));
      expect([response.statusCode, response.json().errors]).toMatchObject([400, [{ field }]]);
      expect((await calls.reply(await calls.answer(token))).statusCode).toBe(200);
    },
  );

  it('does not store its link', async () => {
    await calls.sent();
    const token = await calls.token();
    const rows = await server.db.execute('select * from email_reply_tokens');
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('a customer', () => {
  it('reads no mail and no attachment of the agency in the database', async () => {
    const [customer] = await server.db
      .select({ agencyId: contacts.agencyId, id: contacts.id })
      .from(contacts)
      .innerJoin(users, and(eq(users.id, contacts.userId), eq(users.email, 'customer@demo.test')));
    await calls.sent({ receiverId: customer?.id }, [{ filename: 'terms.txt', content: 'the terms' }]);
    const agency = customer?.agencyId ?? '';
    const asAgent = scoped(server.runtime, { role: 'fairlead_app', agency });
    const mailed = await asAgent((tx) => tx.select().from(files).where(eq(files.uploadType, 'EMAIL')));
    expect(mailed.length).toBeGreaterThan(0);
    const asCustomer = scoped(server.runtime, { role: 'fairlead_customer', agency, contact: customer?.id ?? '' });
    await expect(asCustomer((tx) => tx.select().from(emails))).rejects.toMatchObject({
      cause: { message: 'permission denied for table emails' },
    });
    expect(await asCustomer((tx) => tx.select().from(files).where(eq(files.uploadType, 'EMAIL')))).toEqual([]);
  });
});
