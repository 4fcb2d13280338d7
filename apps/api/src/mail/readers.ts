import type { Language } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import { only } from '../db/rows.ts';
import { agencies, users } from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';

/** The language of a contact, who says which only when they have an account. */
export async function languageOfContact(tx: Transaction, { userId }: { userId: string | null }): Promise<Language> {
  if (userId === null) return 'en';
  const [user] = await tx.select({ language: users.language }).from(users).where(eq(users.id, userId));
  return user?.language ?? 'en';
}

/** In whose name a mail is. */
export async function agencyName(tx: Transaction, id: string): Promise<string> {
  return only(await tx.select({ name: agencies.name }).from(agencies).where(eq(agencies.id, id))).name;
}
