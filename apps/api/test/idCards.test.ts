import { DAY } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agencies, insuranceTypes } from '../src/db/schema/index.ts';
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
const textOf = async (id: string) => {
  const answer = await server.call(customer, { url: `/api/policy/id/${id}/id-card` });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers['content-type']).toContain('application/pdf');
  const pdf = await getDocumentProxy(new Uint8Array(answer.rawPayload));
  return (await extractText(pdf, { mergePages: true })).text;
};

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
