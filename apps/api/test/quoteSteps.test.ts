import { buffer } from 'node:stream/consumers';
import { DAY, dateOf, dayOf, fullName, MAX_UPLOAD_BYTES } from '@fairlead/rules';
import { and, asc, eq, inArray, like } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onlyRow } from '../src/db/rows.ts';
import { agencies, contacts, files, invitations, mailAttachments, mails, quotes } from '../src/db/schema/index.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { agent, customer, owner, quoteCalls } from './support/quotes.ts';

let server: Harness;
const calls = quoteCalls(() => server);
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const draft = async (id: string, as = agent) => (await calls.get(as, `/api/quotes/id/${id}/mail`)).json();
/** Mails that were sent for a quote to an address. */
const mailsTo = async (to: string, quoteId: string) => {
  const sent = await server.db.select().from(mails).where(eq(mails.to, to));
  return sent.filter(({ kind, text }) => kind === 'quoteReady' && text.includes(quoteId));
};
/** A new contact without an account. */
const prospect = async () => {
  const contact = await calls.otherContact();
  return { contact, quote: await calls.quote({ contactId: contact.id }, { contactId: contact.id }) };
};

describe('the proposed mail', () => {
  it('names the contact, the quote and the caller, and becomes a reminder', async () => {
    const quote = await calls.quote({ premiumAmount: 1184 });
    const { payload } = await draft(quote.id, owner);
    expect(payload).toMatchObject({ to: customer, reminder: false, invites: false });
    expect(payload.subject).toMatch(/^Your .* quote from .* is ready$/);
    const { name } = await calls.userOf(owner);
    for (const part of ['Hello Elena Marchetti,', '$1,184.00', name]) expect(payload.message).toContain(part);
    for (const value of payload.filledIn) expect(payload.message).toContain(value);
    expect(payload.filledIn).toEqual(expect.arrayContaining(['Elena Marchetti', '$1,184.00']));
    await calls.update(quote, { quoteStatus: 'PENDING_APPROVAL' });
    expect((await draft(quote.id)).payload).toMatchObject({ reminder: true });
  });

  it('does not exist for an answered quote', async () => {
    const { id } = await calls.quote({ quoteStatus: 'PENDING_APPROVAL' });
    await calls.answer({ quoteId: id, customerFeedback: 'ACCEPTED' });
    expect((await draft(id)).code).toBe('quote.answered');
  });
});

describe('sending a quote', () => {
  it('proposes it and mails the text with a link and the PDF', async () => {
    const quote = await calls.quote({ premiumAmount: 1184 });
    const message = 'Hello,\nhere is <b>your</b> quote.\n\nRegards';
    const response = await calls.sendMail(quote, { subject: ' Your flood quote ', message });
    expect(response.json()).toMatchObject({
      message: 'The quote was sent to the contact',
      payload: { quoteStatus: 'PENDING_APPROVAL', sentDate: server.clock.now(), version: quote.version + 1 },
    });
    const mail = onlyRow(await mailsTo(customer, quote.id));
    expect(mail).toMatchObject({ subject: 'Your flood quote', replyTo: agent, fromName: 'Daniel Okafor' });
    expect(mail.html).toContain('Hello,\n<br>here is &lt;b&gt;your&lt;/b&gt; quote.</p>');
    expect(mail.text).toContain(`https://portal.test/quotes/${quote.id}`);
    const { file } = onlyRow(
      await server.db
        .select({ file: files })
        .from(mailAttachments)
        .innerJoin(files, eq(files.id, mailAttachments.fileId))
        .where(eq(mailAttachments.mailId, mail.id)),
    );
    expect(file).toMatchObject({ name: `quote-${quote.serial}.pdf`, contentType: 'application/pdf' });
    const stored = await server.storage.read(file.storageKey);
    if (!stored) throw new Error('the PDF is not stored');
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await buffer(stored))), {
      mergePages: true,
    });
    expect(text).toContain('$1,184.00');
    expect(text).toContain('Pending Approval');
  });

  it('again is a reminder, which keeps the version', async () => {
    const quote = await calls.quote({ quoteStatus: 'PENDING_APPROVAL' });
    const response = await calls.sendMail(quote, { attachPdf: false });
    expect(response.json()).toMatchObject({ message: 'The reminder was sent', payload: { version: quote.version } });
    expect(await mailsTo(customer, quote.id)).toHaveLength(1);
  });

  it('again within a minute is refused, so that a repeated request mails one reminder', async () => {
    const quote = await calls.quote({ quoteStatus: 'PENDING_APPROVAL' });
    const remind = () => calls.sendMail(quote, { attachPdf: false });
    const answers = await Promise.all([remind(), remind()]);
    expect(answers.map((answer) => answer.json().code).sort()).toEqual(['email.sentJustNow', 'quote.reminded']);
    expect(await mailsTo(customer, quote.id)).toHaveLength(1);
    server.clock.advance(60);
    expect((await remind()).json().code).toBe('quote.reminded');
  });

  it('changes nothing when the quote has changed or is answered', async () => {
    const quote = await calls.quote();
    await calls.update(quote, { premiumAmount: 5 });
    expect((await calls.sendMail(quote)).json()).toMatchObject({ code: 'stale', payload: { premiumAmount: 5 } });
    const { quote: current } = await calls.detail(quote.id);
    expect(current).toMatchObject({ quoteStatus: 'PENDING', sentDate: null });
    await calls.sendMail(current);
    await calls.answer({ quoteId: quote.id, customerFeedback: 'REJECTED' });
    expect((await calls.sendMail((await calls.detail(quote.id)).quote)).json()).toMatchObject({
      code: 'quote.answered',
    });
    expect(await mailsTo(customer, quote.id)).toHaveLength(1);
  });

  it.each([
    [{ to: '' }, 'to'],
    [{ to: 'nobody' }, 'to'],
    [{ subject: 'Two\nlines' }, 'subject'],
    [{ message: ' ' }, 'message'],
  ])('is rejected with %j', async (wrong, field) => {
    const response = await calls.sendMail(await calls.quote(), wrong);
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toMatchObject([{ field }]);
  });
});

describe('copies', () => {
  const cc = ['partner@sample.test', 'Partner@sample.test', customer, 'lender@sample.test'];
  const copies = (quoteSerial: string) =>
    server.db
      .select()
      .from(mails)
      .where(and(eq(mails.kind, 'quoteCopy'), like(mails.text, `%${quoteSerial}%`)));

  it('go to each address once, without a link to the quote', async () => {
    const quote = await calls.quote();
    const response = await calls.sendMail(quote, { cc });
    expect(response.statusCode, response.body).toBe(200);
    const sent = await copies(quote.serial);
    expect(sent.map(({ to }) => to.toLowerCase()).sort()).toEqual(['lender@sample.test', 'partner@sample.test']);
    for (const { id, text, html, replyTo } of sent) {
      expect(text).toContain('It is ready.');
      expect(text).toContain('Only Elena Marchetti can answer the quote');
      expect(text + html).not.toMatch(new RegExp(`${quote.id}|sign-up`));
      expect(replyTo).toBe(agent);
      expect(await server.db.select().from(mailAttachments).where(eq(mailAttachments.mailId, id))).toHaveLength(1);
    }
    expect(onlyRow(await mailsTo(customer, quote.id)).text).toMatch(/Cc: .*lender@sample\.test/);
  });

  it('have no invitation, and the conversation shows the mail once', async () => {
    const { contact, quote } = await prospect();
    await calls.sendMail(quote, { to: contact.email, cc: ['partner@sample.test'] });
    expect(onlyRow(await copies(quote.serial)).text).not.toContain('http');
    const threads = (await calls.get(agent, `/api/inbox/all?quoteId=${quote.id}`)).json().payload.content;
    expect(threads).toMatchObject([{ messageCount: 1 }]);
    // the agent wrote the mail, although the system formats it
    const { name } = await calls.userOf(agent);
    const { messages } = (await calls.get(agent, `/api/inbox/id/${threads[0].id}`)).json().payload;
    expect(messages).toMatchObject([{ sentBy: name, email: null }]);
    const url = `/api/activity/timeline?recordType=QUOTE&recordId=${quote.id}&entryKind=MAIL`;
    const { entries } = (await calls.get(agent, url)).json().payload;
    expect(entries).toMatchObject([{ actor: { actorKind: 'AGENT', person: { name } } }]);
  });

  it.each([[['nobody']], [Array.from({ length: 6 }, (_, at) => `copy${at}@sample.test`)]])(
    'are refused for %j',
    async (wrong) => {
      const response = await calls.sendMail(await calls.quote(), { cc: wrong });
      expect(response.json()).toMatchObject({ success: false, errors: [{ field: 'cc' }] });
    },
  );
});

describe('attached files', () => {
  const attachedTo = async (mailId: string) =>
    server.db
      .select({ name: files.name })
      .from(mailAttachments)
      .innerJoin(files, eq(files.id, mailAttachments.fileId))
      .where(eq(mailAttachments.mailId, mailId))
      .orderBy(asc(mailAttachments.place));

  it('follow the PDF in the preview, the mail and its copies', async () => {
    const quote = await calls.quote();
    const names = [{ name: `quote-${quote.serial}.pdf` }, { name: 'Elevation certificate.PDF' }];
    const mail = { fileIds: [await calls.file(agent)], cc: ['partner@sample.test'] };
    const { payload } = (await calls.previewMail(quote, mail)).json();
    expect(payload.attachments).toEqual(names.map(({ name }) => name));
    const response = await calls.sendMail(quote, mail);
    expect(response.statusCode, response.body).toBe(200);
    expect(await attachedTo(onlyRow(await mailsTo(customer, quote.id)).id)).toEqual(names);
    const copy = and(eq(mails.kind, 'quoteCopy'), like(mails.text, `%${quote.serial}%`));
    expect(await attachedTo(onlyRow(await server.db.select().from(mails).where(copy)).id)).toEqual(names);
  });

  it('keep the order of the request', async () => {
    const quote = await calls.quote();
    const chosen = [await calls.file(agent), await calls.file(agent)].reverse();
    await calls.sendMail(quote, { fileIds: chosen, attachPdf: false });
    const { id } = onlyRow(await mailsTo(customer, quote.id));
    const stored = await server.db.select().from(mailAttachments).where(eq(mailAttachments.mailId, id));
    expect(stored.toSorted((a, b) => a.place - b.place).map(({ fileId }) => fileId)).toEqual(chosen);
  });

  it.each([
    ['of a customer', async () => [await calls.file(customer)], 'doc.fileUnknown'],
    ['of another kind', async () => [await calls.file(agent, 'CLAIM')], 'doc.fileUnknown'],
    [
      'that a mail already has',
      async () => {
        const fileIds = [await calls.file(agent)];
        await calls.sendMail(await calls.quote(), { fileIds });
        return fileIds;
      },
      'doc.fileUsed',
    ],
    [
      'that are too large together',
      async () => {
        const fileIds = [await calls.file(agent), await calls.file(agent)];
        await server.db
          .update(files)
          .set({ size: MAX_UPLOAD_BYTES - 1 })
          .where(inArray(files.id, fileIds));
        return fileIds;
      },
      'file.tooLarge',
    ],
  ])('%s are refused, and nothing is sent', async (_, filesOf, code) => {
    const quote = await calls.quote();
    const fileIds = await filesOf();
    for (const mailed of [calls.previewMail, calls.sendMail]) {
      const response = await mailed(quote, { fileIds });
      expect([response.statusCode, response.json().errors]).toMatchObject([400, [{ field: 'fileIds', code }]]);
    }
    expect((await calls.detail(quote.id)).quote).toMatchObject({ sentDate: null, version: quote.version });
    expect(await mailsTo(customer, quote.id)).toEqual([]);
  });
});

describe('the preview', () => {
  it('is the mail to the recipient, and sends nothing', async () => {
    const quote = await calls.quote();
    const { payload } = (await calls.previewMail(quote, { cc: ['partner@sample.test', customer] })).json();
    expect(payload).toMatchObject({ to: customer, cc: ['partner@sample.test'], from: 'Daniel Okafor', replyTo: agent });
    expect(payload.attachments).toEqual([`quote-${quote.serial}.pdf`]);
    expect(await mailsTo(customer, quote.id)).toEqual([]);
    await calls.sendMail(quote, { cc: ['partner@sample.test'] });
    expect(payload.html).toBe(onlyRow(await mailsTo(customer, quote.id)).html);
  });

  it('of an invitation issues none', async () => {
    const { contact, quote } = await prospect();
    const mail = { to: contact.email, attachPdf: false };
    const { payload } = (await calls.previewMail(quote, mail)).json();
    expect(payload.html).toContain('Sign up and view the quote');
    expect(payload.attachments).toEqual([]);
    expect(await server.db.select().from(invitations).where(eq(invitations.contactId, contact.id))).toEqual([]);
  });
});

describe('a contact without an account', () => {
  it('is invited by the mail, and the link returns to the quote', async () => {
    const { contact, quote } = await prospect();
    expect((await draft(quote.id)).payload).toMatchObject({ to: contact.email, invites: true });
    await calls.sendMail(quote, { to: contact.email });
    const mail = onlyRow(await mailsTo(contact.email, quote.id));
    const link = new URL(/https:\S+sign-up\S+/.exec(mail.text)?.[0] ?? '');
    expect(link.searchParams.get('returnTo')).toBe(`/quotes/${quote.id}`);
    expect(mail.text).toContain('The invitation is valid for 7 days');

    const token = link.searchParams.get('InvitationToken');
    const invitation = await server.call(null, { url: `/api/auth/invitation/validate?token=${token}` });
    expect(invitation.json().payload).toMatchObject({ email: contact.email, name: fullName(contact) });

    const signUp = await server.call(null, {
      method: 'POST',
      url: '/api/auth/invitation/signup',
      payload: {
        invitationToken: token,
        name: 'Nobody Else',
        password: 'Portal#2026',
        licensedAgent: false,
      },
    });
    expect(signUp.statusCode, signUp.body).toBe(201);
    const stored = onlyRow(await server.db.select().from(contacts).where(eq(contacts.id, contact.id)));
    expect(stored.userId).not.toBeNull();
    expect((await draft(quote.id)).payload).toMatchObject({ invites: false });
  });

  it('has one open invitation after a reminder', async () => {
    const { contact, quote } = await prospect();
    await calls.sendMail(quote, { to: contact.email });
    server.clock.advance(60);
    await calls.sendMail((await calls.detail(quote.id)).quote, { to: contact.email });
    const all = await server.db.select().from(invitations).where(eq(invitations.contactId, contact.id));
    expect(all.map(({ revokedAt }) => revokedAt === null).sort()).toEqual([false, true]);
  });

  it('is not invited at another address', async () => {
    const { contact, quote } = await prospect();
    await calls.sendMail(quote, { to: 'assistant@company.test' });
    expect(onlyRow(await mailsTo('assistant@company.test', quote.id)).text).not.toContain('sign-up');
    expect(await server.db.select().from(invitations).where(eq(invitations.contactId, contact.id))).toEqual([]);
  });
});

describe('revising a rejected quote', () => {
  it('creates a quote with the same terms and keeps the old one', async () => {
    const old = await calls.quote({ premiumAmount: 1184 });
    await calls.coverages(['Building', 'Contents'].map((name) => ({ quoteId: old.id, name, value: '$1' })));
    await calls.discounts([{ quoteId: old.id, name: 'Claims free' }]);
    await calls.sendMail((await calls.detail(old.id)).quote);
    await calls.answer({ quoteId: old.id, customerFeedback: 'REJECTED', reason: 'Too expensive' });
    const today = dayOf(server.clock.now());
    await server.db
      .update(quotes)
      .set({ effectiveOn: dateOf(today - DAY) })
      .where(eq(quotes.id, old.id));
    const response = await calls.revise(old.id, agent, { 'idempotency-key': 'one-revision-only' });
    const created = response.json().payload;
    expect(response.headers.location).toBe(`/api/quotes/id/${created.id}`);
    expect(created).toMatchObject({
      quoteStatus: 'PENDING',
      premiumAmount: 1184,
      effectiveDate: today,
      opportunityId: (await calls.detail(old.id)).quote.opportunityId,
      customerFeedback: null,
      feedbackReason: null,
      sentDate: null,
      version: 1,
    });
    const { coverageList, discountList } = await calls.detail(created.id);
    expect(coverageList.map(({ name }: { name: string }) => name)).toEqual(['Building', 'Contents']);
    expect(discountList.map(({ name }: { name: string }) => name)).toEqual(['Claims free']);
    expect((await calls.detail(old.id)).quote).toMatchObject({ customerFeedback: 'REJECTED', premiumAmount: 1184 });
    const repeated = await calls.revise(old.id, agent, { 'idempotency-key': 'one-revision-only' });
    expect(repeated.json().payload.id).toBe(created.id);
  });

  it('keeps a date that is today for the agency and yesterday in UTC', async () => {
    const { id, contactId } = await calls.quote();
    await calls.sendMail((await calls.detail(id)).quote);
    await calls.answer({ quoteId: id, customerFeedback: 'REJECTED' });
    const [contact] = await server.db.select().from(contacts).where(eq(contacts.id, contactId));
    const ofAgency = eq(agencies.id, contact?.agencyId ?? '');
    const [before] = await server.db.select().from(agencies).where(ofAgency);
    // the zone furthest behind UTC, before its day ends
    await server.db.update(agencies).set({ timeZone: 'Pacific/Pago_Pago' }).where(ofAgency);
    const tomorrow = dayOf(server.clock.now()) + DAY;
    server.clock.advance(tomorrow + 6 * 3600 - server.clock.now());
    const effectiveDate = tomorrow - DAY;
    await server.db
      .update(quotes)
      .set({ effectiveOn: dateOf(effectiveDate) })
      .where(eq(quotes.id, id));
    expect((await calls.revise(id)).json().payload).toMatchObject({ effectiveDate });
    await server.db
      .update(agencies)
      .set({ timeZone: before?.timeZone ?? null })
      .where(ofAgency);
  });

  it('is refused for other quotes', async () => {
    const { id } = await calls.quote();
    expect((await calls.revise(id)).json()).toMatchObject({ code: 'quote.notRejected', payload: { id } });
  });
});
