import { DAY } from '@fairlead/rules';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onlyRow } from '../src/db/rows.ts';
import { agencies, auditLog, mails, users } from '../src/db/schema/index.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { agent, customer, owner } from './support/quotes.ts';

let server: Harness;
let agency: { id: string; name: string };
const admin = 'admin@demo.test';

const post = (verb: 'request' | 'withdraw', values: object = {}, as: string | null = owner, headers = {}) =>
  server.call(as, {
    method: 'POST',
    url: `/api/agency/deletion/${verb}`,
    payload: { agencyId: agency.id, ...(verb === 'request' && { agencyName: agency.name }), ...values },
    headers,
  });
const deletionOf = async (as: string) =>
  (await server.call(as, { url: `/api/agency/id/${agency.id}` })).json().payload.deletion;
const mailsOf = (kind: string) =>
  server.db
    .select()
    .from(mails)
    .where(and(eq(mails.kind, kind), eq(mails.agencyId, agency.id)));

beforeAll(async () => {
  server = await startHarness();
  const { agencyId } = onlyRow(await server.db.select().from(users).where(eq(users.email, owner)));
  agency = onlyRow(
    await server.db
      .select()
      .from(agencies)
      .where(eq(agencies.id, agencyId ?? '')),
  );
  // A second agency admin, who reads German.
  await server.db.update(users).set({ agencyAdmin: true, language: 'de' }).where(eq(users.email, agent));
});
afterAll(() => server.close());

describe('the request of an agency to be deleted', () => {
  it('is for agency admins only', async () => {
    for (const other of ['assistant@demo.test', customer, admin]) {
      expect((await post('request', {}, other)).statusCode).toBe(403);
      expect((await post('withdraw', {}, other)).statusCode).toBe(403);
    }
  });

  it('needs the name of the agency', async () => {
    const answer = await post('request', { agencyName: 'Another agency' });
    expect(answer.json()).toMatchObject({
      code: 'request.invalid',
      errors: [{ field: 'agencyName', message: 'Enter the name of the agency' }],
    });
    expect(await deletionOf(owner)).toBeNull();
  });

  it('is stored, mailed to the agency admins and shown with the date of the deletion', async () => {
    const answer = await post('request', { agencyName: ` ${agency.name} ` });
    const now = server.clock.now();
    const deletion = {
      requestedAt: now,
      requestedBy: 'Margaret Sullivan',
      deletableAt: now + 30 * DAY,
      startedAt: null,
    };
    expect(answer.json(), answer.body).toMatchObject({ code: 'agency.deletionRequested', payload: { deletion } });
    expect(await deletionOf(admin)).toEqual(deletion);
    expect(await deletionOf(agent)).toEqual(deletion);
    const listed = (
      await server.call(admin, { url: `/api/agency/all?name=${encodeURIComponent(agency.name)}` })
    ).json();
    expect(listed.payload.content).toMatchObject([{ id: agency.id, deletion }]);

    const written = await mailsOf('deletionRequested');
    expect(written.map(({ to }) => to).sort()).toEqual([agent, owner]);
    const textTo = (email: string) => written.find(({ to }) => to === email)?.text;
    expect(textTo(owner)).toContain(`Margaret Sullivan asked to delete ${agency.name}`);
    expect(textTo(agent)).toContain('Eine Löschung lässt sich nicht rückgängig machen.');
    expect(textTo(owner)).toContain('https://portal.test/agency/settings');
    const [entry] = await server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.operationId, 'requestAgencyDeletion'))
      .orderBy(desc(auditLog.id));
    expect(entry).toMatchObject({ recordType: 'agency', recordId: agency.id, action: 'CHANGED' });
    expect(entry?.after).toMatchObject({ deletionRequestedAt: new Date(now * 1000).toISOString() });
  });

  it('cannot be made twice', async () => {
    const texts = { en: 'The deletion of this agency is already requested', nl: 'is al aangevraagd' };
    for (const [language, text] of Object.entries(texts)) {
      const again = await post('request', {}, owner, { 'accept-language': language });
      expect([again.statusCode, again.json().code]).toEqual([409, 'agency.deletionPending']);
      expect(again.json().message).toContain(text);
    }
    expect(await mailsOf('deletionRequested')).toHaveLength(2);
  });

  it('can be withdrawn by another agency admin', async () => {
    const answer = await post('withdraw', {}, agent);
    expect(answer.json(), answer.body).toMatchObject({ code: 'agency.deletionWithdrawn', payload: { deletion: null } });
    expect(await deletionOf(admin)).toBeNull();
    const written = await mailsOf('deletionWithdrawn');
    expect(written.map(({ to }) => to).sort()).toEqual([agent, owner]);
    expect((await post('withdraw')).json().code).toBe('agency.deletionNotRequested');
  });

  it('does not change another agency', async () => {
    const other = onlyRow(await server.db.select().from(users).where(eq(users.email, 'unsubscribed@demo.test')));
    const answer = await post('request', { agencyId: other.agencyId });
    expect(answer.statusCode).toBe(404);
    const own = await post('request', { agencyId: other.agencyId, agencyName: 'x' }, 'unsubscribed@demo.test');
    // Also without a plan.
    expect(own.statusCode).toBe(400);
  });
});
