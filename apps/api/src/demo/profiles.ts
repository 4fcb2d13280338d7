import { DAY } from '@fairlead/rules';
import { uuidv7 } from '../db/ids.ts';
import { addresses, userDetails } from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';
import { demoAccounts } from './accounts.ts';
import type { AgencySeed } from './agencies.ts';
import type { PersonSeed } from './people.ts';
import { seededRandom } from './random.ts';

type Details = typeof userDetails.$inferInsert;

const hours = [
  'Mon to Fri, 9 to 5',
  'Mon to Thu, 8 to 6; Fri until noon',
  'Weekdays after 10; Saturdays by appointment',
  'Tue to Sat, 10 to 6',
] as const;
const streets = ['Fern Road', 'Mackworth Street', 'Pine Street', 'Ocean Avenue', 'Deering Avenue'] as const;
const beginnings = [
  'Grew up two streets from the office and has written policies here ever since.',
  'Came from claims, and reads an exclusion before anything else.',
  'Looks after families with a house by the water.',
  'The one to ask about small businesses and their vehicles.',
] as const;

/** Days since the customer last opened the page of all documents. The documents of the newest policy are new. */
const SEEN = 120;

/**
 * Profiles of the members of agencies with demo accounts. One in four agents has none.
 *
 * @param lines Insurance types of the agencies.
 * @param now Unix seconds.
 */
export async function insertProfiles(
  tx: Transaction,
  seeds: readonly AgencySeed[],
  people: readonly PersonSeed[],
  lines: readonly { agencyId: string; insuranceTypeId: string }[],
  now: number,
): Promise<void> {
  const random = seededRandom(1906);
  const details: Details[] = [];
  const homeAddresses: (typeof addresses.$inferInsert & { id: string })[] = [];

  for (const agency of seeds.filter(({ known }) => known)) {
    for (const person of people.filter(({ agencyId }) => agencyId === agency.id)) {
      const account = demoAccounts.find(({ email }) => email === person.email);
      if (!account && random.chance(25)) continue;
      const { id, agencyId, createdAt = new Date() } = person;
      const home = {
        id: uuidv7(createdAt.getTime()),
        agencyId,
        addressType: 'USER_ADDRESS' as const,
        createdBy: id,
        ...agency.address,
        street: `${random.between(2, 240)} ${random.oneOf(streets)}`,
        country: 'United States',
        createdAt,
      };
      homeAddresses.push(home);
      const own = { id, agencyId, addressId: home.id, phone: phoneNear(agency.phone ?? '', 10 + details.length) };
      if (account?.role === 'customer') details.push({ ...own, documentsSeenAt: new Date((now - SEEN * DAY) * 1000) });
      else
        details.push({
          ...own,
          ...agentTells(agency, person),
          ...(person.licensedAgent && licenseOf(agency, details.length)),
        });
    }
  }
  await tx.insert(addresses).values(homeAddresses);
  await tx.insert(userDetails).values(details);

  function agentTells(agency: AgencySeed, { name, licensedAgent, agencyAdmin }: PersonSeed): Partial<Details> {
    const place = name.toLowerCase().replaceAll(' ', '-');
    const all = agencyAdmin === true;
    return {
      website: `${agency.domain}/${place}`,
      linkedInUrl: `https://www.linkedin.com/in/${place}`,
      facebookUrl: random.chance(50) ? `https://www.facebook.com/${place}` : '',
      bio: `${random.oneOf(beginnings)}\n\nAsk ${name.split(' ')[0]} about anything that does not fit a form.`,
      availabilityTime: random.oneOf(hours),
      signature: signatureOf(agency, name, licensedAgent ? 'Licensed agent' : 'Assistant'),
      states: agency.states?.filter((_, index) => all || index === 0 || random.chance(60)) ?? [],
      insuranceTypeIds: lines
        .filter(({ agencyId }) => agencyId === agency.id)
        .map(({ insuranceTypeId }) => insuranceTypeId)
        .filter((_, index) => all || index === 0 || random.chance(50)),
    };
  }
}

/** A number with the same prefix. */
const phoneNear = (phone: string, end: number): string => phone.replace(/\d\d$/, String(end));

const signatureOf = ({ name: agency, website }: AgencySeed, name: string, role: string): string =>
  `<p><strong>${name}</strong><br />${role}, ${agency.replaceAll('&', '&amp;')}</p>` +
  `<p><a href="${website ?? ''}">${(website ?? '').replace('https://', '')}</a></p>`;

/** A license in the first state of the agency, which ends next year. */
function licenseOf(agency: AgencySeed, index: number): Partial<Details> {
  const month = String((index % 12) + 1).padStart(2, '0');
  return {
    licenseNumber: `PRR${418_000 + 37 * index}`,
    licenseState: agency.states?.[0] ?? '',
    licenseExpiresOn: `${new Date().getUTCFullYear() + 1}-${month}-28`,
  };
}
