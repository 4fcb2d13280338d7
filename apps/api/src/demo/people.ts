import { DAY } from '@fairlead/rules';
import { uuidv7 } from '../db/ids.ts';
import type { users } from '../db/schema/index.ts';
import { type DemoAccount, type DemoRole, demoAccounts } from './accounts.ts';
import type { AgencySeed } from './agencies.ts';
import { type SeededRandom, seededRandom } from './random.ts';

/** A member of an agency. */
export type PersonSeed = typeof users.$inferInsert & { id: string; agencyId: string };

export const firstNames =
  'Amelia Andre Anika Beatriz Caleb Carmen Chidi Claire Derek Diego Dorothy Elias Esther Farah Felix Gloria Hannah Hector Imani Irene Jamal Joanna Jorge Kenji Laila Leonard Lucia Malik Marisol Miriam Nadia Nathan Noor Oscar Pauline Quentin Rafael Renee Rosa Samir Sofia Stefan Tamara Theo Uma Vincent Wendy Xavier Yolanda Zachary'.split(
    ' ',
  );
export const lastNames =
  'Abbott Alvarez Bauer Bennett Boone Brennan Castillo Chandler Chaudhry Coleman Dalton Delgado Duarte Eriksen Fairbanks Fontaine Foster Garrison Goldberg Greer Haddad Hartman Herrera Holloway Ibarra Jennings Kaplan Kim Kowalski Lambert Lindqvist Maddox Marsh Mbeki Mercer Nakamura Novak Ortega Paulson Petrov Quinn Ramos Rhodes Rossi Sandoval Sharma Thornton Vance Whitaker Yates'.split(
    ' ',
  );

/** Generates unique names. */
function nameGiver(random: SeededRandom): () => string {
  const given = new Set(demoAccounts.map(({ name }) => name));
  return () => {
    for (;;) {
      const name = `${random.oneOf(firstNames)} ${random.oneOf(lastNames)}`;
      if (given.has(name)) continue;
      given.add(name);
      return name;
    }
  };
}

const addressOf = (name: string, domain: string): string => `${name.toLowerCase().replace(' ', '.')}@${domain}`;

/** Number of agents of an agency, besides its admin. */
const sizes = [1, 2, 2, 3, 3, 3, 4, 4, 5, 6] as const;

/** An admin and several agents per agency, including the demo accounts. */
export function demoPeople(
  agencies: readonly AgencySeed[],
  roleIds: Record<DemoRole, string>,
  now: number,
): PersonSeed[] {
  const random = seededRandom(1924);
  const nextName = nameGiver(random);
  const person = (
    { id: agencyId, createdAt }: AgencySeed,
    given: Pick<DemoAccount, 'name' | 'email' | 'role' | 'agencyAdmin' | 'licensedAgent' | 'referralCode'>,
  ): PersonSeed => {
    const { role, ...values } = given;
    const age = Math.floor(now - createdAt.getTime() / 1000);
    // The admin created the agency; the agents joined later.
    const joined = given.agencyAdmin ? age : random.between(Math.ceil(age / 10), age);
    const created = (now - joined) * 1000;
    const seen = Math.min(joined, random.between(600, 24 * DAY));
    return {
      id: uuidv7(created),
      agencyId,
      roleId: roleIds[role],
      ...values,
      createdAt: new Date(created),
      emailVerifiedAt: new Date(Math.min(created + 900_000, now * 1000)),
      lastSignInAt: new Date((now - seen) * 1000),
    };
  };

  return agencies.flatMap((agency) => {
    const accounts = demoAccounts.filter((account) => agency.known && account.agency === agency.known);
    const staff = accounts.map((account) => person(agency, account));
    const newcomer = (agencyAdmin: boolean) => {
      const name = nextName();
      const licensedAgent = random.chance(agencyAdmin ? 85 : 70);
      const role: DemoRole = agencyAdmin ? 'agencyAdmin' : licensedAgent ? 'agent' : 'assistant';
      return person(agency, { name, email: addressOf(name, agency.domain), role, agencyAdmin, licensedAgent });
    };
    if (!agency.known) staff.push(newcomer(true));
    const wanted = agency.known === 'rich' ? 6 : 1 + random.oneOf(sizes);
    // The demo customer is not a member of the agency.
    const agents = accounts.filter(({ role }) => role !== 'customer').length || 1;
    for (let count = agents; count < wanted; count++) staff.push(newcomer(false));
    return staff;
  });
}
