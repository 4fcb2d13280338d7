import { DAY } from '@fairlead/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ClaimResponse, claimCalls } from './support/claims.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { agent, customer } from './support/quotes.ts';

let server: Harness;
const calls = claimCalls(() => server);
const { today } = calls;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

describe('the list of claims', () => {
  const listed = async (query: string, as: string = agent): Promise<ClaimResponse[]> =>
    (await calls.get(as, `/api/claim/all?pageSize=100&${query}`)).json().payload.content;

  it('searches and filters by status, type, policy and contact', async () => {
    const { serial, id, policy } = await calls.claim({ claimType: 'MEDICAL' });
    const { id: contactId } = await calls.policies.quotes.ownContact();
    for (const query of [
      `serial=${serial.toLowerCase()}`,
      `serial=${serial.slice(4)}`,
      'policyNumber=ho3-448',
      'customerName=elena%20march',
      'claimStatus=SUBMITTED',
      'claimType=MEDICAL',
      'isOpen=true',
      `policyId=${policy.id}`,
      `contactId=${contactId}`,
    ])
      expect(
        (await listed(query)).map((claim) => claim.id),
        query,
      ).toContain(id);
    for (const query of ['serial=999999', 'claimStatus=DENIED', 'claimType=OTHER', 'isOpen=false', 'carrierName=zzz'])
      expect(
        (await listed(query)).map((claim) => claim.id),
        query,
      ).not.toContain(id);
  });

  it('is sorted by each date in both directions', async () => {
    await calls.claim({ lossDate: today() - 400 * DAY });
    for (const sortBy of ['reportedDate', 'lossDate', 'updatedAt'] as const) {
      const days = async (direction: string) =>
        (await listed(`sortBy=${sortBy}&ascOrDesc=${direction}`)).map((claim) => Reflect.get(claim, sortBy) as number);
      const down = await days('desc');
      expect(down.length).toBeGreaterThan(3);
      expect(down).toEqual([...down].sort((a, b) => b - a));
      expect(await days('asc')).toEqual([...down].reverse().sort((a, b) => a - b));
    }
  });

  it('is counted by status; customers count their own claims', async () => {
    const counted = async (as: string) => (await calls.get(as, '/api/claim/all/counters')).json().payload;
    const before = await counted(customer);
    const claim = await calls.claim();
    await calls.moveTo((await calls.claim()).id, (await calls.policies.quotes.otherContact()).id);
    const after = await counted(customer);
    expect([after.total, after.open]).toEqual([before.total + 1, before.open + 1]);
    expect(after.counters).toHaveLength(9);
    const ofAgent = (await calls.get(agent, '/api/claim/all?pageSize=1&filters=agent.is.ME')).json().payload;
    expect([(await counted(agent)).mine, after.mine]).toEqual([ofAgent.totalElements, null]);
    await calls.withdraw(claim);
    expect(await counted(customer)).toMatchObject({ total: before.total + 1, open: before.open });
    const { content } = (await calls.get(customer, '/api/claim/all?pageSize=100')).json().payload;
    expect(content).toHaveLength(after.total);
  });
});
