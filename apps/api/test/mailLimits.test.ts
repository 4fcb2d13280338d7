import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rateLimitClasses } from '../src/contract/document.ts';
import { mails } from '../src/db/schema/index.ts';
import { limitsMails } from './support/conformance.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { opportunityCalls } from './support/opportunityStatusCases.ts';

// Every harness fails when an operation writes a mail and its class does not limit mails, so all tests of handlers take part.

const REQUESTS = 3;
let server: Harness;
beforeAll(async () => {
  const unlimited = Object.entries(rateLimitClasses).map(([name, found]) => [name, { ...found, limits: [] }] as const);
  const request = { ...rateLimitClasses.request, description: '', counting: 'exact' } as const;
  const limits = [{ per: 'account', requests: REQUESTS, seconds: 3600 }] as const;
  server = await startHarness({ rateLimits: { ...Object.fromEntries(unlimited), request: { ...request, limits } } });
});
afterAll(() => server.close());

const { typeOf } = opportunityCalls(() => server);

describe('the mails of a customer to an agent', () => {
  it('end when the customer has created as many opportunities as the class allows', async () => {
    const written = () => server.db.$count(mails, eq(mails.kind, 'quoteRequested'));
    const before = await written();
    const payload = { insuranceTypeIds: [await typeOf('AUTO')] };
    const create = () => server.call('customer@demo.test', { method: 'POST', url: '/api/opportunity/create', payload });
    const statuses: number[] = [];
    for (let i = 0; i < REQUESTS + 2; i++) statuses.push((await create()).statusCode);
    expect(statuses).toEqual([201, 201, 201, 429, 429]);
    expect((await written()) - before).toBe(REQUESTS);
    expect([...server.conformance.mailing]).toEqual(['createOpportunities']);
  });
});

it('the classes of the contract that limit mails are those that count exactly and allow few requests', () => {
  const limiting = Object.entries(rateLimitClasses).flatMap(([name, found]) => (limitsMails(found) ? [name] : []));
  expect(limiting).toEqual(expect.arrayContaining(['send', 'request', 'invite', 'signUp', 'mailByEmail', 'link']));
  expect(limiting).not.toEqual(expect.arrayContaining(['write']));
  expect(limiting).not.toEqual(expect.arrayContaining(['read']));
});
