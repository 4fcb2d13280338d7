import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { FieldMessage } from '../contract/types.ts';
import { first } from '../db/rows.ts';
import { carriers, contacts, insuranceTypes } from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';

/** Error of an insurance type that is not active. */
export async function insuranceError(
  tx: Transaction,
  field: string,
  ids: readonly string[],
): Promise<FieldMessage | undefined> {
  const offered = await tx
    .select({ id: insuranceTypes.id })
    .from(insuranceTypes)
    .where(
      and(inArray(insuranceTypes.id, [...ids]), eq(insuranceTypes.active, true), isNull(insuranceTypes.deletedAt)),
    );
  return offered.length < new Set(ids).size ? { field, code: 'opportunity.insuranceUnknown' } : undefined;
}

/** Finds a contact that the caller may see, for a new record. An erased contact gets no new records. */
export const findContactAgent = (tx: Transaction, contactId: string): Promise<{ agentId: string } | undefined> =>
  first(
    tx
      .select({ agentId: contacts.agentId })
      .from(contacts)
      .where(and(eq(contacts.id, contactId), isNull(contacts.erasedAt))),
  );

/** Whether policies of the carrier can be sold. */
export async function isActiveCarrier(tx: Transaction, id: string): Promise<boolean> {
  const found = await tx
    .select({ id: carriers.id })
    .from(carriers)
    .where(and(eq(carriers.id, id), eq(carriers.active, true), isNull(carriers.deletedAt)));
  return found.length > 0;
}
