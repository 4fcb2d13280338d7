import { and, eq, gt } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { agencies, transactions, users } from '../src/db/schema/index.ts';
import { type Harness, startHarness } from './support/harness.ts';

let server: Harness;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const usd = (cents: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);

async function paidByOwner() {
  const [owner] = await server.db.select().from(users).where(eq(users.email, 'owner@demo.test'));
  const [found] = await server.db
    .select({ transaction: transactions, agency: agencies.name })
    .from(transactions)
    .innerJoin(agencies, eq(agencies.id, transactions.agencyId))
    .where(
      and(
        eq(transactions.agencyId, owner?.agencyId ?? ''),
        eq(transactions.status, 'PAID'),
        gt(transactions.paidCents, 0),
      ),
    );
  if (!found) throw new Error('the agency has paid for nothing');
  return found;
}

it('a receipt contains the buyer, the amount and the plan', async () => {
  const { transaction, agency } = await paidByOwner();
  const answer = await server.call('owner@demo.test', { url: `/api/transaction/id/${transaction.id}/receipt` });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('application/pdf');
  const pdf = await getDocumentProxy(new Uint8Array(answer.rawPayload));
  const { text } = await extractText(pdf, { mergePages: true });
  for (const part of [
    transaction.reference,
    agency,
    transaction.packageName,
    usd(transaction.priceCents),
    usd(transaction.paidCents),
  ])
    expect(text).toContain(part);
  if (transaction.cardLast4) expect(text).toContain(transaction.cardLast4);
  if (transaction.couponCode) expect(text).toContain(transaction.couponCode);
});

it('a receipt of another agency is not found', async () => {
  const { transaction } = await paidByOwner();
  const answer = await server.call('unsubscribed@demo.test', { url: `/api/transaction/id/${transaction.id}/receipt` });
  expect(answer.statusCode).toBe(404);
});
