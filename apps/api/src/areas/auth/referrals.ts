import type { components } from '@fairlead/openapi';
import { dateOf } from '@fairlead/rules';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { uuidv7 } from '../../db/ids.ts';
import { only } from '../../db/rows.ts';
import { addresses, agencies, contacts, roles, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';

export interface Referrer {
  agentId: string;
  agentName: string;
  agencyId: string;
  agencyName: string;
}

/** The agent whose referral it is, in any letter case; none for an agent who is gone. */
export async function findReferrer(tx: Transaction, referral: string): Promise<Referrer | undefined> {
  const [found] = await tx
    .select({ agentId: users.id, agentName: users.name, agencyId: agencies.id, agencyName: agencies.name })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .innerJoin(agencies, eq(agencies.id, users.agencyId))
    .where(
      and(
        eq(users.referralCode, referral.toUpperCase()),
        eq(roles.roleType, 'AGENT'),
        isNull(users.disabledAt),
        isNull(users.deletedAt),
      ),
    );
  return found;
}

/**
 * The new customer in the address book of the agency: whom it knows by this address becomes this one, for nobody else has an
 * account with it. They see nothing before they have verified the address.
 */
export async function keepContact(
  tx: Transaction,
  { agentId, agencyId }: Referrer,
  userId: string,
  given: components['schemas']['ReferralSignUp'],
): Promise<typeof contacts.$inferSelect> {
  const [known] = await tx
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(eq(contacts.agencyId, agencyId), eq(sql`lower(${contacts.email})`, given.email.toLowerCase())));
  if (known) return only(await tx.update(contacts).set({ userId }).where(eq(contacts.id, known.id)).returning());
  const addressId = uuidv7();
  await tx.insert(addresses).values({
    id: addressId,
    agencyId,
    addressType: 'CONTACT_ADDRESS',
    createdBy: userId,
    street: given.street.trim(),
    city: given.city.trim(),
    state: given.state,
    zipCode: given.zipCode.trim(),
  });
  const values = {
    id: uuidv7(),
    agencyId,
    agentId,
    userId,
    firstName: given.firstName.trim(),
    lastName: given.lastName.trim(),
    email: given.email,
    phone: given.phone,
    dateOfBirth: dateOf(given.dateOfBirth),
    addressId,
  };
  return only(await tx.insert(contacts).values(values).returning());
}
