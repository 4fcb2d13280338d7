import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { uuidv7 } from '../src/db/ids.ts';
import { claims, documentRequests, opportunities, quotes, serviceRequests } from '../src/db/schema/index.ts';
import { scoped, type Transaction } from '../src/db/scope.ts';
import { makeCustomer, type SampleCustomer } from './support/customers.ts';
import { type Harness, startHarness } from './support/harness.ts';

let server: Harness;
let mine: SampleCustomer;
beforeAll(async () => {
  server = await startHarness();
  mine = await makeCustomer(server.db, 'Carmichaelx');
});
afterAll(() => server.close());

const failure = (error: unknown): string => {
  const messages: string[] = [];
  for (let at = error; at instanceof Error; at = at.cause) messages.push(at.message);
  return messages.join(' ');
};

/** The error of a statement in the database role of the customer. */
const refusal = (work: (tx: Transaction) => Promise<unknown>): Promise<string> => {
  const { agencyId: agency, userId: user, contactId: contact } = mine;
  const run = scoped(server.runtime, { role: 'fairlead_customer', agency, user, contact });
  return run(work).then(() => 'not refused', failure);
};
const first = (customer: SampleCustomer, table: string) => customer.ids[table]?.[0] ?? '';

it('the role of customers sets only the statuses that customers may set', async () => {
  const claimId = first(mine, 'claims');
  const setClaim = (values: Partial<typeof claims.$inferInsert>) =>
    server.db.update(claims).set(values).where(eq(claims.id, claimId));
  const asCustomer = (status: typeof claims.$inferSelect.status) => (tx: Transaction) =>
    tx.update(claims).set({ status }).where(eq(claims.id, claimId));
  await setClaim({ status: 'SUBMITTED' });
  for (const status of ['SETTLED', 'DENIED', 'CLOSED'] as const)
    expect([status, await refusal(asCustomer(status))]).toEqual([status, expect.stringContaining('cannot change')]);
  for (const status of ['IN_REVIEW', 'FILED_WITH_CARRIER', 'INFO_REQUESTED', 'REOPENED'] as const)
    expect([status, await refusal(asCustomer(status))]).toEqual([status, expect.stringContaining('cannot change')]);
  expect(await refusal(asCustomer('WITHDRAWN'))).toBe('not refused');
  await setClaim({ status: 'IN_REVIEW', filedAt: new Date() });
  expect(await refusal(asCustomer('WITHDRAWN'))).toContain('cannot change');
  await setClaim({ status: 'SETTLED' });
  const touched = (tx: Transaction) => tx.update(claims).set({ updatedAt: new Date() }).where(eq(claims.id, claimId));
  expect(await refusal(touched)).toContain('row-level security');

  const requestId = first(mine, 'document_requests');
  const setRequest = (values: Partial<typeof documentRequests.$inferInsert>) => (tx: Transaction) =>
    tx.update(documentRequests).set(values).where(eq(documentRequests.id, requestId));
  const answeredAt = new Date();
  expect(await refusal(setRequest({ status: 'WITHDRAWN', answeredAt }))).toContain('row-level security');
  expect(await refusal(setRequest({ message: 'x' }))).toContain('permission denied');
  expect(await refusal(setRequest({ status: 'UNAVAILABLE', answeredAt }))).toBe('not refused');
  expect(await refusal(setRequest({ status: 'UPLOADED', answeredAt }))).toBe('not refused');
  expect(await refusal(setRequest({ status: 'UNAVAILABLE', answeredAt }))).toContain('cannot change');

  const quoteId = first(mine, 'quotes');
  await server.db.update(quotes).set({ status: 'QUOTED' }).where(eq(quotes.id, quoteId));
  const answer = (tx: Transaction) =>
    tx.update(quotes).set({ customerFeedback: 'ACCEPTED', feedbackAt: new Date() }).where(eq(quotes.id, quoteId));
  expect(await refusal(answer)).toContain('row-level security');

  const of = { agencyId: mine.agencyId };
  const by = { createdBy: mine.userId, createdByRole: 'CUSTOMER' as const, contactId: mine.contactId };
  const request = { id: uuidv7(), ...of, ...by, serial: 2_000_010, status: 'WON' as const };
  expect(await refusal((tx) => tx.insert(opportunities).values(request))).toContain('row-level security');
  const service = {
    policyId: first(mine, 'policies'),
    requestedBy: mine.userId,
    title: 'x',
    status: 'IN_PROGRESS' as const,
  };
  const asked = { id: uuidv7(), ...of, ...service, serviceType: 'REQUEST_FOR_ID' as const };
  expect(await refusal((tx) => tx.insert(serviceRequests).values(asked))).toContain('row-level security');
});
