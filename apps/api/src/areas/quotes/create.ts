import type { components } from '@fairlead/openapi';
import { dateOf, toCents } from '@fairlead/rules';
import { and, eq, isNull } from 'drizzle-orm';
import type { FieldMessage } from '../../contract/types.ts';
import { uuidv7 } from '../../db/ids.ts';
import { contacts, opportunities, type quotes } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { nextSerial } from '../../db/serials.ts';
import { isActiveCarrier } from '../../records/references.ts';

type Input = components['schemas']['QuoteCreate'];

/**
 * Prepares a quote for an opportunity. Takes contact, insurance type and assigned agent from the opportunity. `now` in Unix
 * seconds.
 *
 * @returns A function that numbers the quote and returns its columns, or the errors.
 */
export async function prepareQuote(
  tx: Transaction,
  { userId, agencyId }: { userId: string; agencyId: string },
  input: Input,
  now: number,
): Promise<{ errors: FieldMessage[] } | { values: () => Promise<typeof quotes.$inferInsert> }> {
  const [opportunity] = await tx
    .select({ row: opportunities, ownerId: contacts.agentId })
    .from(opportunities)
    .innerJoin(contacts, eq(contacts.id, opportunities.contactId))
    .where(and(eq(opportunities.id, input.opportunity_id), isNull(opportunities.deletedAt)));
  if (!opportunity) return { errors: [{ field: 'opportunity_id', code: 'quote.opportunityUnknown' }] };
  const { row, ownerId } = opportunity;
  const errors: FieldMessage[] = [];
  if (row.contactId !== input.contactId) errors.push({ field: 'contactId', code: 'quote.contactOther' });
  if (row.insuranceTypeId === null) errors.push({ field: 'insuranceTypeId', code: 'quote.noInsurance' });
  else if (row.insuranceTypeId !== input.insuranceTypeId)
    errors.push({ field: 'insuranceTypeId', code: 'quote.insuranceOther' });
  if (!(await isActiveCarrier(tx, input.carrierId))) errors.push({ field: 'carrierId', code: 'quote.carrierUnknown' });
  if (errors.length > 0) return { errors };

  return {
    values: async () => ({
      id: uuidv7(now * 1000),
      agencyId,
      serial: await nextSerial(tx, agencyId, 'quote'),
      opportunityId: row.id,
      contactId: input.contactId,
      insuranceTypeId: input.insuranceTypeId,
      carrierId: input.carrierId,
      assignedAgentId: row.assignedAgentId ?? ownerId,
      status: input.quoteStatus,
      premiumCents: toCents(input.premiumAmount),
      effectiveOn: dateOf(input.effectiveDate),
      createdBy: userId,
      createdAt: new Date(now * 1000),
    }),
  };
}
