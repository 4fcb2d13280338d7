import { dateOf, secondsOf } from '@fairlead/rules';
import type { Write } from '../../contract/changeRecord.ts';
import { uuidv7 } from '../../db/ids.ts';
import { coverages, discounts, type quotes } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { nextSerial } from '../../db/serials.ts';
import { todayOf } from '../../records/agencyTime.ts';
import { coveragesOf, discountsOf } from '../../records/coverages.ts';
import type { QuoteRow } from '../../records/quotes.ts';

/**
 * Columns of a new quote with the terms of another one. Its answer, documents and policy are not copied. An effective date in the
 * past becomes the agency's today. `now` in Unix seconds.
 */
export async function revisionOf(
  tx: Transaction,
  { quote }: QuoteRow,
  { userId, now }: { userId: string; now: number },
): Promise<typeof quotes.$inferInsert> {
  const { agencyId, opportunityId, contactId, insuranceTypeId, carrierId, assignedAgentId, premiumCents } = quote;
  return {
    id: uuidv7(now * 1000),
    agencyId,
    serial: await nextSerial(tx, agencyId, 'quote'),
    opportunityId,
    contactId,
    insuranceTypeId,
    carrierId,
    assignedAgentId,
    premiumCents,
    effectiveOn: dateOf(Math.max(secondsOf(quote.effectiveOn), await todayOf(tx, now))),
    createdBy: userId,
    createdAt: new Date(now * 1000),
  };
}

/** Copies the coverages and discounts of a quote to a new quote, in their order. `now` in Unix seconds. */
export async function copyParts(
  { tx }: Pick<Write, 'tx'>,
  from: QuoteRow,
  quoteId: string,
  now: number,
): Promise<void> {
  const { id, agencyId } = from.quote;
  // ids one millisecond apart preserve the order
  const partAt = (at: number) => ({ id: uuidv7(now * 1000 + at), agencyId, quoteId });
  const covered = (await coveragesOf(tx, id)).map(({ name, value, description }, at) => ({
    ...partAt(at),
    name,
    value,
    description,
  }));
  if (covered.length > 0) await tx.insert(coverages).values(covered);
  const reduced = (await discountsOf(tx, id)).map(({ name }, at) => ({ ...partAt(at), name }));
  if (reduced.length > 0) await tx.insert(discounts).values(reduced);
}
