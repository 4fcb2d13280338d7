import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claims, users } from '../src/db/schema/index.ts';
import { claimCalls } from './support/claims.ts';
import { emailCalls } from './support/emails.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { agent, owner } from './support/quotes.ts';

let server: Harness;
const calls = claimCalls(() => server);
const mailing = emailCalls(() => server);
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

/** Runs a check while the agency admin has no license. */
async function withoutLicense<Result>(check: () => Promise<Result>): Promise<Result> {
  const license = (licensedAgent: boolean) =>
    server.db.update(users).set({ licensedAgent }).where(eq(users.email, owner));
  await license(false);
  try {
    return await check();
  } finally {
    await license(true);
  }
}

const payloadOf = async (url: string) => {
  const response = await calls.get(owner, url);
  expect(response.statusCode, response.body).toBe(200);
  return response.json().payload;
};

describe('an agency admin without a license', () => {
  it('sees no number of open claims on the dashboard', async () => {
    await calls.claim();
    const seen = () => payloadOf('/api/dashboard/pipeline');
    expect((await seen()).policies.openClaims).toBeGreaterThan(0);
    expect((await withoutLicense(seen)).policies).toMatchObject({ openClaims: null, expiring: expect.anything() });
  });
});

interface Entry {
  id: string;
  recordType: string;
  name: string | null;
  link: object | null;
  values: { after: string | null }[];
  operation: string;
  restorable: boolean;
}

describe('the audit log of an agency admin without a license', () => {
  const description = 'Hit by a runaway fruit cart.';
  const list = async (query: string): Promise<Entry[]> => (await payloadOf(`/api/audit/all?${query}`)).content;
  const changedClaim = async () => {
    const claim = await calls.claim({ description });
    const changed = (await calls.update(claim, { adjusterName: 'Wilhelmina Sandoval' })).json().payload;
    await calls.send(agent, 'POST', '/api/claim/notes/create', { claimId: claim.id, text: 'Call the adjuster.' });
    const dueDate = calls.today();
    const task = { title: 'Ask for the fruit cart', taskKind: 'CALL', dueDate };
    const added = await calls.send(agent, 'POST', '/api/task/create', {
      ...task,
      recordType: 'CLAIM',
      recordId: claim.id,
    });
    expect(added.statusCode, added.body).toBe(201);
    return changed;
  };

  it('has the entries of claims without their content', async () => {
    await changedClaim();
    const entries = () => list('pageSize=4');
    const [task, note, changed, created] = await entries();
    expect(task).toMatchObject({ recordType: 'TASK', link: { recordType: 'CLAIM' } });
    expect(note).toMatchObject({ recordType: 'CLAIM_NOTE', link: { recordType: 'CLAIM' } });
    expect(changed).toMatchObject({ name: expect.stringMatching(/^CLM-/), restorable: true });
    expect(created?.values.map(({ after }) => after)).toContain(description);
    const hidden = { name: null, link: null, values: [], restorable: false };
    // the look of the agency admin into the log may be the newest entry
    const withheld = (await withoutLicense(() => list('pageSize=10'))).filter(({ recordType }) =>
      ['TASK', 'CLAIM_NOTE', 'CLAIM'].includes(recordType),
    );
    expect(withheld.slice(0, 4)).toMatchObject([
      { ...hidden, operation: 'createTask' },
      { ...hidden, operation: 'createClaimNote' },
      { ...hidden, operation: 'updateClaim' },
      { ...hidden, operation: 'createClaim' },
    ]);
  });

  it('does not find claims by their values', async () => {
    await changedClaim();
    const found = async (value: string) => {
      const newer = new URLSearchParams({ entryId: (await list('pageSize=50')).at(-1)?.id ?? '', value });
      return [
        (await list(`value=${encodeURIComponent(value)}`)).length,
        (await payloadOf(`/api/audit/all/new?${newer.toString()}`)).newEntries,
      ];
    };
    for (const value of [description, 'Wilhelmina Sandoval']) {
      expect((await found(value)).every((number) => number > 0)).toBe(true);
      expect(await withoutLicense(() => found(value))).toEqual([0, 0]);
    }
  });

  it('exports no content of claims', async () => {
    const { serial } = await changedClaim();
    const file = async () => (await calls.get(owner, '/api/audit/all/export')).body;
    expect(await file()).toContain(description);
    const withheld = await withoutLicense(file);
    for (const text of [description, 'Wilhelmina Sandoval', 'Ask for the fruit cart', serial])
      expect(withheld).not.toContain(text);
    expect(withheld).toContain('updateClaim');
  });

  it('shows the content of other records', async () => {
    const { policyNumber } = await calls.policies.policy();
    const seen = (await withoutLicense(() => list('pageSize=5'))).find(({ recordType }) => recordType === 'POLICY');
    expect(seen).toMatchObject({ name: policyNumber, link: { recordType: 'POLICY' } });
    expect(seen?.values).not.toEqual([]);
  });

  it('has the mails about claims without their subject', async () => {
    const { id } = await calls.claim();
    const [claim] = await server.db.select().from(claims).where(eq(claims.id, id));
    const input = await mailing.input({ receiverId: claim?.contactId, mailSubject: 'Your broken window' });
    const sent = await mailing.send(input, [], { query: `?claimId=${id}` });
    expect(sent.statusCode, sent.body).toBe(201);
    const entry = async () => (await list('pageSize=5')).find(({ recordType }) => recordType === 'EMAIL');
    expect(await entry()).toMatchObject({ name: 'Your broken window' });
    expect(await withoutLicense(entry)).toMatchObject({ name: null, values: [] });
  });
});
