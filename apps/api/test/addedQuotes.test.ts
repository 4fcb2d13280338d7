import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { opportunities } from '../src/db/schema/index.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { quoteCalls } from './support/quotes.ts';

let server: Harness;
const calls = quoteCalls(() => server);
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const errorsOf = async (response: ReturnType<typeof calls.create>) =>
  (await response).json().errors?.map(({ field, code }: { field: string; code: string }) => [field, code]);

describe('a quote that is added to an opportunity', () => {
  it('moves a new or contacted opportunity to quoted', async () => {
    const statusAfter = async (status: 'NEW' | 'CONTACTED' | 'LOST') => {
      const { opportunityId } = await calls.quote({}, { status });
      const [row] = await server.db.select().from(opportunities).where(eq(opportunities.id, opportunityId));
      return row?.status;
    };
    expect(await statusAfter('NEW')).toBe('QUOTED');
    expect(await statusAfter('CONTACTED')).toBe('QUOTED');
    expect(await statusAfter('LOST')).toBe('LOST');
  });

  it('copies the coverages of another quote of its opportunity', async () => {
    const first = await calls.quote();
    await calls.coverages(['Building', 'Contents'].map((name) => ({ quoteId: first.id, name, value: '$1' })));
    const copy = { opportunity_id: first.opportunityId, copiedQuoteId: first.id };
    const created = await calls.create(await calls.input(copy));
    expect(created.statusCode, created.body).toBe(201);
    const { coverageList } = await calls.detail(created.json().payload.id);
    expect(coverageList.map(({ name }: { name: string }) => name)).toEqual(['Building', 'Contents']);
    expect(await errorsOf(calls.create(await calls.input({ copiedQuoteId: first.id })))).toEqual([
      ['copiedQuoteId', 'quote.notFound'],
    ]);
  });
});
