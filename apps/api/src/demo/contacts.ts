import { dateOf, entityLegalTypes } from '@fairlead/rules';
import { uuidv7 } from '../db/ids.ts';
import type { addresses, contacts, users } from '../db/schema/index.ts';
import type { DemoRoleIds } from './admins.ts';
import type { AgencySeed } from './agencies.ts';
import { firstNames, lastNames, type PersonSeed } from './people.ts';
import { type SeededRandom, seededRandom } from './random.ts';

/** A contact of an agency. */
export type ContactSeed = typeof contacts.$inferInsert & { id: string; agencyId: string; createdAt: Date };
type NewAddress = typeof addresses.$inferInsert & { id: string };

/** Number of contacts per agency. Agencies without demo accounts have none. */
const known = { rich: 400, unsubscribed: 8 } as const;
/** Percentages of contacts who can sign in, and of companies. */
const CLIENTS = 18;
const COMPANIES = 24;

const streets = ['Allen Avenue', 'Birch Lane', 'Congress Street', 'Danforth Street', 'Falmouth Road', 'Spring Street'];
const towns = [
  'Portland|04103',
  'South Portland|04106',
  'Westbrook|04092',
  'Scarborough|04074',
  'Saco|04072',
  'Brunswick|04011',
];
const mailboxes = ['inbox.test', 'postbox.test', 'mailroom.test'];
/** business | end of the company name | industry code */
const trades = [
  'Roofing and gutters|Roofing|238160',
  'Seafood wholesale|Seafood|424460',
  'Landscaping|Landscapes|561730',
  'Family dentistry|Dental|621210',
  'Restaurant with a bar|Kitchen|722511',
  'Marine repair|Boatworks|811490',
  'Residential plumbing|Plumbing|238220',
  'Coffee roasting|Roasters|311920',
];

const between = (random: SeededRandom, from: number, to: number) => random.between(Math.min(from, to), to);

function companyOf(random: SeededRandom, lastName: string) {
  const [businessDescription = '', kind = '', nsaicCode = ''] = random.oneOf(trades).split('|');
  const companyName = `${lastName} ${kind}`;
  return {
    contactType: 'COMMERCIAL' as const,
    companyName,
    businessDescription,
    nsaicCode,
    website: random.chance(60) ? `https://www.${companyName.toLowerCase().replace(' ', '-')}.example` : '',
    entityLegalType: random.oneOf(entityLegalTypes),
    fein: random.chance(70) ? `${random.between(10, 99)}-${random.between(1_000_000, 9_999_999)}` : '',
    year: random.between(1961, 2023),
    noOfEmployees: random.between(1, 140),
    payrollCents: random.between(60, 6_000) * 100_000,
    revenueCents: random.between(150, 24_000) * 100_000,
  };
}

/** Contacts of the agencies with demo accounts. Some can sign in; the first is the demo customer. `now` in Unix seconds. */
export function demoContacts(
  seeds: readonly AgencySeed[],
  people: readonly PersonSeed[],
  roleIds: DemoRoleIds,
  now: number,
) {
  const random = seededRandom(1931);
  const found = {
    contacts: [] as ContactSeed[],
    addresses: [] as NewAddress[],
    users: [] as (typeof users.$inferInsert)[],
  };

  for (const agency of seeds) {
    if (!agency.known) continue;
    const agents = people.filter(({ agencyId, roleId }) => agencyId === agency.id && roleId !== roleIds.customer);
    const customers = people.filter(({ agencyId, roleId }) => agencyId === agency.id && roleId === roleIds.customer);
    const named = new Set<string>();
    const nextName = () => {
      for (;;) {
        const name = `${random.oneOf(firstNames)} ${random.oneOf(lastNames)}`;
        if (named.has(name) || people.some((person) => person.name === name)) continue;
        named.add(name);
        return name;
      }
    };
    for (let count = 0; count < known[agency.known]; count++) {
      const account = customers[count];
      const agent = account ? agents.find(({ email }) => email === 'agent@demo.test') : random.oneOf(agents);
      if (!agent) throw new Error('an agency without agents');
      const name = account?.name ?? nextName();
      const [firstName = '', lastName = ''] = name.split(' ');
      const email = account?.email ?? `${name.toLowerCase().replace(' ', '.')}@${random.oneOf(mailboxes)}`;
      const since = Math.floor((account ?? agent).createdAt?.getTime() ?? 0) / 1000;
      const createdAt = new Date(Math.floor(account ? since : between(random, since, now - 3_600)) * 1000);
      const id = uuidv7(createdAt.getTime());
      let userId = account?.id;
      if (!account && random.chance(CLIENTS)) {
        userId = uuidv7(createdAt.getTime());
        const dates = {
          createdAt,
          emailVerifiedAt: createdAt,
          lastSignInAt: new Date(now * 1000 - random.between(1, 60) * 86_400_000),
        };
        found.users.push({ id: userId, agencyId: agency.id, roleId: roleIds.customer, name, email, ...dates });
      }
      const hasAddress = account !== undefined || random.chance(88);
      const [city = '', zipCode = ''] = random.oneOf(towns).split('|');
      const place = {
        street: `${random.between(2, 890)} ${random.oneOf(streets)}`,
        city,
        zipCode,
        state: agency.address.state,
      };
      const addressId = uuidv7(createdAt.getTime());
      if (hasAddress) {
        const kind = {
          agencyId: agency.id,
          addressType: 'CONTACT_ADDRESS' as const,
          createdBy: agent.id,
          country: 'United States',
        };
        found.addresses.push({ id: addressId, ...kind, ...place, createdAt });
      }
      const born = Math.floor(now / 86_400) - random.between(19, 88) * 365 - random.between(0, 364);
      const phone = (digit: number) =>
        `+1${(agency.phone ?? '').replace(/\D/g, '').slice(-10, -7)}555${digit}${random.between(100, 199)}`;
      found.contacts.push({
        id,
        agencyId: agency.id,
        agentId: agent.id,
        userId: userId ?? null,
        firstName,
        lastName,
        email,
        phone: random.chance(94) ? phone(0) : '',
        homePhone: random.chance(20) ? phone(1) : '',
        dateOfBirth: random.chance(80) ? dateOf(born * 86_400) : null,
        addressId: hasAddress ? addressId : null,
        createdAt,
        ...(!account && random.chance(COMPANIES) && companyOf(random, lastName)),
      });
    }
  }
  return found;
}
