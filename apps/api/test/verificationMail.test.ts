import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { agencies, mails, users } from '../src/db/schema/index.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { allJobs, deleteJobs } from './support/jobs.ts';
import { verificationCalls } from './support/verification.ts';

let server: Harness;
const calls = verificationCalls(() => server);
let owner: typeof users.$inferSelect;
let agency: typeof agencies.$inferSelect;
beforeAll(async () => {
  server = await startHarness();
  [owner] = (await server.db.select().from(users).where(eq(users.email, 'owner@demo.test'))) as [typeof owner];
  [agency] = (await server.db
    .select()
    .from(agencies)
    .where(eq(agencies.id, owner.agencyId ?? ''))) as [typeof agency];
});
beforeEach(async () => {
  await server.db.update(users).set({ language: 'en', agencyAdmin: true }).where(eq(users.id, owner.id));
  await deleteJobs(server);
  await server.db.delete(mails);
});
afterAll(() => server.close());

const written = () => server.db.select().from(mails).orderBy(mails.to);
const asText = (text: string) => text.replaceAll('&', '&amp;');

describe('the result of a review', () => {
  it("is mailed with the agency's brand and the given reason", async () => {
    const { id, name } = await calls.doc({ name: 'Mail test' });
    await calls.reject(await calls.uploaded(id), 'Not <signed> & dated.\n\nSee page 2: $& is missing');
    const [mail] = await written();
    expect(mail).toMatchObject({ to: 'owner@demo.test', kind: 'docReview', agencyId: agency.id });
    expect(mail?.subject).toBe(`${name} is rejected`);
    expect(mail?.html).toContain(`${asText(agency.name)}</span>`);
    expect(mail?.html).toContain('Reason: Not &lt;signed&gt; &amp; dated.</p>');
    expect(mail?.html).toContain('href="https://portal.test/verification-docs"');
    const text = [`Hello ${owner.name},`, 'Reason: Not <signed> & dated.', 'See page 2: $& is missing', 'licence.pdf'];
    for (const part of text) expect(mail?.text).toContain(part);
    expect(await allJobs(server)).toMatchObject([
      { lane: 'mail', kind: 'sendMail', payload: { mailId: mail?.id }, agencyId: agency.id },
    ]);
  });

  it.each([
    ['en', 'Mail en is approved', 'Expiration Date: December 31, 2099'],
    ['fr', 'Mail fr : approuvé', '31 décembre 2099'],
    ['de', 'Mail de wurde genehmigt', '31. Dezember 2099'],
    ['nl', 'Mail nl is goedgekeurd', '31 december 2099'],
  ] as const)('is in the language of its reader: %s', async (language, subject, day) => {
    await server.db.update(users).set({ language }).where(eq(users.id, owner.id));
    const { id } = await calls.doc({ name: `Mail ${language}`, hasExpirationDate: true });
    const expirationDate = Date.UTC(2099, 11, 31) / 1000;
    await calls.approve(await calls.uploaded(id, { expirationDate }));
    const [mail] = await written();
    expect(mail?.subject).toBe(subject);
    expect(mail?.html).toContain(`<html lang="${language}">`);
    expect(mail?.text).toContain(day);
  });

  it('is mailed only to agency admins who can sign in', async () => {
    const of = (email: string) => and(eq(users.agencyId, agency.id), eq(users.email, email));
    const agents = ['agent@demo.test', 'assistant@demo.test'];
    for (const email of agents) await server.db.update(users).set({ agencyAdmin: true }).where(of(email));
    await server.db.update(users).set({ disabledAt: new Date() }).where(of('assistant@demo.test'));
    await calls.approve(await calls.uploaded((await calls.doc()).id));
    expect((await written()).map(({ to }) => to)).toEqual(['agent@demo.test', 'owner@demo.test']);
    const before = { agencyAdmin: false, disabledAt: null };
    for (const email of agents) await server.db.update(users).set(before).where(of(email));
  });

  it('is not mailed when the review is rejected', async () => {
    const upload = await calls.uploaded((await calls.doc()).id);
    expect((await calls.approve({ ...upload, version: 7 })).statusCode).toBe(409);
    expect((await calls.reject(upload, ' ')).statusCode).toBe(400);
    expect(await written()).toEqual([]);
    await calls.approve(upload);
    await calls.reject({ ...upload, version: 2 });
    expect((await written()).map(({ subject }) => subject.split(' ').at(-1)).sort()).toEqual(['approved', 'rejected']);
  });
});
