import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rateLimitClasses } from '../src/contract/document.ts';
import { bulkRuns, emails, mails } from '../src/db/schema/index.ts';
import { bulkCalls } from './support/bulkStatusCases.ts';
import { claimCalls } from './support/claims.ts';
import { contactCalls } from './support/contactStatusCases.ts';
import { type Harness, startHarness } from './support/harness.ts';

const MAILS = 5;
let server: Harness;
beforeAll(async () => {
  const unlimited = Object.entries(rateLimitClasses).map(([name, found]) => [name, { ...found, limits: [] }] as const);
  const limits = [{ per: 'account', requests: MAILS, seconds: 3600 }] as const;
  const send = { ...rateLimitClasses['send'], description: '', counting: 'exact', limits } as const;
  server = await startHarness({ rateLimits: { ...Object.fromEntries(unlimited), send } });
});
afterAll(() => server.close());

const { start, undo, policies } = bulkCalls(() => server);
const contactOf = contactCalls(() => server);
const claimOf = claimCalls(() => server);

const mail = { mailSubject: 'Office closed', mailBody: '<p>We are closed on <strong>Monday</strong>.</p>' };
/** Starts an hour without mails, so that tests do not share their limits. */
const nextHour = () => server.clock.advance(3600);
const run = async (body: object) => {
  const response = await start({ list: 'contacts', action: 'MAIL', mail, ...body });
  expect(response.statusCode, response.body).toBe(201);
  return response.json().payload;
};
const make = async (count: number) => {
  const made: { id: string; email: string }[] = [];
  for (let at = 0; at < count; at++) made.push(await contactOf.createRecord());
  return made;
};
const idsOf = (made: readonly { id: string }[]) => made.map(({ id }) => ({ id }));
const mailsTo = (email: string) =>
  server.db.select().from(mails).where(eq(mails.to, email)).orderBy(desc(mails.createdAt));

describe('a mail to many contacts', () => {
  it('reaches each of them in a thread of its own, and cannot be undone', async () => {
    nextHour();
    const made = await make(2);
    const done = await run({ records: idsOf(made) });
    expect(done).toMatchObject({ state: 'DONE', total: 2, done: 2, failed: 0, undoUntil: null });
    for (const { id, email } of made) {
      const [sent] = await mailsTo(email);
      expect(sent).toMatchObject({ kind: 'contactMail', subject: 'Office closed' });
      expect(sent?.text).toContain('Monday');
      const [stored] = await server.db.select().from(emails).where(eq(emails.contactId, id));
      expect(stored).toMatchObject({ sender: 'AGENT', emailType: 'OTHER', body: mail.mailBody });
    }
    expect((await undo(done.id)).json().code).toBe('bulk.tooLate');
  });

  it('stores a sanitized text, and needs one', async () => {
    nextHour();
    const records = idsOf(await make(1));
    const { id } = await run({
      records,
      mail: { ...mail, mailBody: '<p onclick="x()">Hello</p><script>x()</script>' },
    });
    const [stored] = await server.db.select().from(bulkRuns).where(eq(bulkRuns.id, id));
    expect(stored?.mail?.mailBody).toBe('<p>Hello</p>');
    const body = { list: 'contacts', action: 'MAIL', records };
    expect((await start(body)).json().errors).toMatchObject([{ field: 'mail' }]);
    const empty = { ...body, mail: { ...mail, mailBody: '<p> </p>' } };
    expect((await start(empty)).json().errors).toMatchObject([{ field: 'mailBody', code: 'email.bodyRequired' }]);
  });

  it('leaves out addresses that refused the last mail, and counts no mail for them', async () => {
    nextHour();
    const made = await make(MAILS);
    const [bounced] = made as [{ id: string; email: string }];
    await run({ records: idsOf([bounced]) });
    const refused = { failedAt: new Date(), failure: 'REFUSED' } as const;
    await server.db.update(mails).set(refused).where(eq(mails.to, bounced.email));
    const done = await run({ records: idsOf(made) });
    expect(done).toMatchObject({ done: MAILS - 1, failed: 1, failures: [{ id: bounced.id, code: 'bulk.bounced' }] });
  });

  it('reaches addresses whose last mail failed because the mail server of the platform was down', async () => {
    nextHour();
    const made = await make(2);
    await run({ records: idsOf(made) });
    const unreachable = { failedAt: new Date(), failure: 'UNREACHABLE' } as const;
    for (const { email } of made) await server.db.update(mails).set(unreachable).where(eq(mails.to, email));
    expect(await run({ records: idsOf(made) })).toMatchObject({ done: 2, failed: 0 });
  });

  it('ends with a reason for each of the other contacts when the limit of mails is reached', async () => {
    nextHour();
    const made = await make(MAILS + 2);
    const done = await run({ records: idsOf(made) });
    expect(done).toMatchObject({ state: 'DONE', total: MAILS + 2, done: MAILS, failed: 2 });
    expect(done.failures).toMatchObject([{ code: 'bulk.mailLimit' }, { code: 'bulk.mailLimit' }]);
    const failed = done.failures.map(({ id }: { id: string }) => ({ id }));
    nextHour();
    expect(await run({ records: failed })).toMatchObject({ done: 2, failed: 0 });
  });
});

it('the customers of policies get one mail each', async () => {
  nextHour();
  const contactId = (await contactOf.createRecord()).id;
  const made = [await policies.policy({ contactId }), await policies.policy({ contactId }), await policies.policy()];
  expect(await run({ list: 'policies', records: idsOf(made) })).toMatchObject({ total: 2, done: 2 });
  const sent = await server.db.select().from(emails).where(eq(emails.contactId, contactId));
  expect(sent.map(({ policyId }) => policyId)).toEqual([made[0]?.id]);
});

it('new statuses of claims take their mails from the same limit', async () => {
  nextHour();
  const claims = [await claimOf.claim(), await claimOf.claim()];
  await run({ records: idsOf(await make(MAILS - 1)) });
  const body = { list: 'claims', action: 'STATUS', claimStatus: 'IN_REVIEW', mail: undefined };
  const moved = await run({ ...body, records: idsOf(claims) });
  expect(moved).toMatchObject({ done: 1, failed: 1, failures: [{ code: 'bulk.mailLimit' }] });
});
