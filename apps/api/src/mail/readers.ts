import type { Language } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import { onlyRow } from '../db/rows.ts';
import { agencies, users } from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';

interface Reader {
  userId: string | null;
  agencyId: string;
}

/** Language of the contact's account. Without an account, the default language of its agency. */
export async function languageOfContact(tx: Transaction, { userId, agencyId }: Reader): Promise<Language> {
  if (userId === null) return languageOfAgency(tx, agencyId);
  const [user] = await tx.select({ language: users.language }).from(users).where(eq(users.id, userId));
  return user?.language ?? 'en';
}

/** Language of mails to people without an account. */
export async function languageOfAgency(tx: Transaction, id: string): Promise<Language> {
  return onlyRow(await tx.select({ language: agencies.defaultLanguage }).from(agencies).where(eq(agencies.id, id)))
    .language;
}

export async function userName(tx: Transaction, id: string): Promise<string> {
  return onlyRow(await tx.select({ name: users.name }).from(users).where(eq(users.id, id))).name;
}

export async function agencyName(tx: Transaction, id: string): Promise<string> {
  return onlyRow(await tx.select({ name: agencies.name }).from(agencies).where(eq(agencies.id, id))).name;
}
