import type { components } from '@fairlead/openapi';
import { dateOf } from '@fairlead/rules';
import { and, eq } from 'drizzle-orm';
import { agencies, referralSignUps, roles, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { canSignIn } from '../../records/accounts.ts';

export interface Referrer {
  agentId: string;
  agentName: string;
  agencyId: string;
  agencyName: string;
}

/** The agent of a referral code, in any letter case. Undefined when the agent cannot sign in. */
export async function findReferrer(tx: Transaction, referral: string): Promise<Referrer | undefined> {
  const [found] = await tx
    .select({ agentId: users.id, agentName: users.name, agencyId: agencies.id, agencyName: agencies.name })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .innerJoin(agencies, eq(agencies.id, users.agencyId))
    .where(and(eq(users.referralCode, referral.toUpperCase()), eq(roles.roleType, 'AGENT'), canSignIn));
  return found;
}

/** Stores the answers of a referral sign-up until the email address is verified. */
export const storeReferral = (
  tx: Transaction,
  { agentId, agencyId }: Referrer,
  userId: string,
  given: components['schemas']['ReferralSignUp'],
  insuranceTag: string | undefined,
) =>
  tx.insert(referralSignUps).values({
    id: userId,
    agencyId,
    agentId,
    insuranceTag: insuranceTag ?? null,
    firstName: given.firstName.trim(),
    lastName: given.lastName.trim(),
    phone: given.phone,
    dateOfBirth: dateOf(given.dateOfBirth),
    street: given.street.trim(),
    city: given.city.trim(),
    zipCode: given.zipCode.trim(),
    state: given.state,
  });
