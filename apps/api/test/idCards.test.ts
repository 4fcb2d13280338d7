import { DAY } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agencies, carriers, insuranceTypes } from '../src/db/schema/index.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { policyCalls } from './support/policies.ts';
import { agent, customer } from './support/quotes.ts';

let server: Harness;
const calls = policyCalls(() => server);
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const cardOf = (id: string, as: string | null = customer) => calls.get(as, `/api/policy/id/${id}/id-card`);
const pdfOf = async (id: string) => {
  const answer = await server.call(customer, { url: `/api/policy/id/${id}/id-card` });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers['content-type']).toContain('application/pdf');
  return getDocumentProxy(new Uint8Array(answer.rawPayload));
};
const textOf = async (id: string) => (await extractText(await pdfOf(id), { mergePages: true })).text;

/** Lines of the first page that begin at the left margin, from top to bottom. `y` is the distance from the bottom. */
async function linesOf(id: string) {
  const page = await (await pdfOf(id)).getPage(1);
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '' || Math.round(Number(item.transform[4])) !== 56) return [];
    return [{ text: item.str, y: Number(item.transform[5]), height: item.height }];
  });
}

describe('an ID card', () => {
  it('shows the carrier, the insured, the number, the dates and the vehicle', async () => {
    const [auto] = await server.db.select().from(insuranceTypes).where(eq(insuranceTypes.name, 'Auto'));
    const policy = await calls.policy({
      insuranceTypeId: auto?.id,
      policyNumber: 'PAP-2710046',
      otherInformation: '<p>2021 Subaru Outback, VIN 4S4BTANC1M3123456</p>',
    });
    const { carrierName } = await calls.detail(policy.id);
    const text = await textOf(policy.id);
    for (const part of ['PAP-2710046', carrierName, 'Elena Marchetti', 'Auto', 'VIN 4S4BTANC1M3123456'])
      expect(text).toContain(part);
  });

  it('keeps the lines of a long name of the carrier apart from the heading', async () => {
    const policy = await calls.policy();
    const { carrierId } = await calls.detail(policy.id);
    const name = 'Coastal Region Underwriters and Mutual Insurance Company of the Harbor and Its Islands, '
      .repeat(2)
      .trim();
    const [before] = await server.db.select().from(carriers).where(eq(carriers.id, carrierId));
    await server.db.update(carriers).set({ name }).where(eq(carriers.id, carrierId));
    const lines = await linesOf(policy.id);
    await server.db.update(carriers).set({ name: before?.name }).where(eq(carriers.id, carrierId));
    const heading = lines.findIndex(({ text }) => text === 'Insurance ID card');
    expect(heading).toBeGreaterThan(1);
    for (const [at, line] of lines.slice(0, heading + 2).entries()) {
      const above = lines[at - 1];
      if (above) expect(above.y - line.y, line.text).toBeGreaterThan(line.height);
    }
  });

  it('follows a change of the policy', async () => {
    const policy = await calls.policy({ policyNumber: 'HO-1' });
    await calls.update(policy, { policyNumber: 'HO-2' });
    expect(await textOf(policy.id)).toContain('HO-2');
  });

  it('is for the customer and the agents who can read the policy', async () => {
    const { id } = await calls.policy();
    expect((await cardOf(id)).statusCode).toBe(200);
    expect((await cardOf(id, agent)).statusCode).toBe(200);
    expect((await cardOf(id, 'assistant@demo.test')).statusCode).toBe(200);
    expect((await cardOf(id, 'admin@demo.test')).statusCode).toBe(403);
  });

  it('exists only while the policy is in force', async () => {
    const today = calls.today();
    for (const values of [
      { policyStatus: 'PENDING' },
      { policyStatus: 'CANCELLED' },
      { effectiveDate: today + DAY },
      { effectiveDate: today - 400 * DAY, expiredDate: today - DAY },
    ]) {
      const response = await cardOf((await calls.policy(values)).id);
      expect([response.statusCode, response.json().code]).toEqual([404, 'policy.notInForce']);
    }
  });

  it('exists until the end of the last day in the time zone of the agency', async () => {
    const expiredDate = calls.today() + DAY;
    const { id } = await calls.policy({ effectiveDate: expiredDate - 365 * DAY, expiredDate });
    const { agencyId } = await calls.quotes.ownContact();
    await server.db.update(agencies).set({ timeZone: 'America/Los_Angeles' }).where(eq(agencies.id, agencyId));
    // 18:00 of the last day in Los Angeles
    server.clock.advance(expiredDate + DAY + 2 * 3600 - server.clock.now());
    expect((await cardOf(id)).statusCode).toBe(200);
    await server.db.update(agencies).set({ timeZone: 'America/New_York' }).where(eq(agencies.id, agencyId));
    // 1:00 of the next day in New York
    server.clock.advance(4 * 3600);
    expect((await cardOf(id)).json().code).toBe('policy.notInForce');
  });
});
