import type { Language } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import { onlyRow } from '../db/rows.ts';
import { agencies, users } from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';

/** Language of the contact's account. Defaults to English without an account. */
export async function languageOfContact(tx: Transaction, { userId }: { userId: string | null }): Promise<Language> {
  if (userId === null) return 'en';
  const [user] = await tx.select({ language: users.language }).from(users).where(eq(users.id, userId));
  return user?.language ?? 'en';
}

export async function userName(tx: Transaction, id: string): Promise<string> {
  return onlyRow(await tx.select({ name: users.name }).from(users).where(eq(users.id, id))).name;
}

export async function agencyName(tx: Transaction, id: string): Promise<string> {
  return onlyRow(await tx.select({ name: agencies.name }).from(agencies).where(eq(agencies.id, id))).name;
}
