import { visible } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import { first } from '../db/rows.ts';
import { contacts } from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';

/** Answer for a change of a contact whose personal data was erased, and for a new record about it. */
export const contactErased = { status: 409, code: 'contact.erased' } as const;

/**
 * Whether a change adds a text. An erased contact may keep its stored texts, such as a pseudonym, and empty ones.
 *
 * @param given - Undefined if the text does not change.
 */
export const addsText = (given: string | null | undefined, stored: string): boolean =>
  given !== undefined && given !== null && visible.test(given) && given.trim() !== stored;

/** Whether the personal data of a contact was erased. */
export async function isErased(tx: Transaction, contactId: string): Promise<boolean> {
  const found = await first(
    tx.select({ erasedAt: contacts.erasedAt }).from(contacts).where(eq(contacts.id, contactId)),
  );
  return (found?.erasedAt ?? null) !== null;
}

/**
 * The refusal of an erased contact. Locks the contact: an erasure that starts meanwhile waits, and then also erases the new
 * record. Only for agents, because the database lets customers lock no contact and an erasure ends their sessions.
 */
export async function refusalOfErased(tx: Transaction, contactId: string): Promise<typeof contactErased | undefined> {
  const found = await first(
    tx.select({ erasedAt: contacts.erasedAt }).from(contacts).where(eq(contacts.id, contactId)).for('key share'),
  );
  return found?.erasedAt ? contactErased : undefined;
}
