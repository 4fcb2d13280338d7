import { DAY } from '@fairlead/rules';
import { uuidv7 } from '../db/ids.ts';
import type { subscriptionPackages } from '../db/schema/index.ts';

type NewPackage = Omit<typeof subscriptionPackages.$inferInsert, 'id'>;

/** Packages that agencies buy, older than every agency. */
const sold: readonly (NewPackage & { daysOld: number })[] = [
  {
    name: 'Starter',
    daysOld: 716,
    priceCents: 4_900,
    duration: 'ONE_MONTH',
    details: 'Up to 3 agents\nContacts, quotes and policies',
  },
  {
    name: 'Growth',
    daysOld: 715,
    priceCents: 12_900,
    duration: 'THREE_MONTH',
    details: 'Up to 10 agents\nEverything in Starter\nMailing',
  },
  {
    name: 'Professional',
    daysOld: 698,
    priceCents: 23_900,
    duration: 'SIX_MONTH',
    details: 'Up to 25 agents\nEverything in Growth\nClaims',
  },
  {
    name: 'Agency',
    daysOld: 641,
    priceCents: 44_900,
    duration: 'TWELVE_MONTH',
    details: 'Any number of agents\nEverything in Professional\nPriority support',
  },
];

/** Packages of current and former plans. `now` in Unix seconds. */
export const demoPackages = (now: number) =>
  sold.map(({ daysOld, ...values }) => {
    const createdAt = new Date((now - daysOld * DAY + 4_000) * 1000);
    return { id: uuidv7(createdAt.getTime()), ...values, createdAt };
  });

/** Current and withdrawn packages that no agency has bought, enough for a second page of the list. */
const more: readonly [string, number, NewPackage['duration'], string, 'gone'?][] = [
  ['Solo', 1_900, 'ONE_MONTH', 'One agent\nContacts and quotes'],
  ['Solo Yearly', 19_900, 'TWELVE_MONTH', 'One agent\nContacts and quotes\nTwo months free'],
  ['Starter Quarterly', 13_500, 'THREE_MONTH', 'Up to 3 agents\nContacts, quotes and policies'],
  ['Growth Yearly', 45_900, 'TWELVE_MONTH', 'Up to 10 agents\nEverything in Starter\nMailing'],
  ['Commercial Lines', 32_900, 'SIX_MONTH', 'Up to 25 agents\nCertificates\nWorkers compensation'],
  ['Personal Lines', 15_900, 'SIX_MONTH', 'Up to 10 agents\nAuto, home and umbrella'],
  ['Network', 124_900, 'TWELVE_MONTH', 'Several offices\nEverything in Agency\nImport of policies'],
  ['Seasonal', 8_900, 'THREE_MONTH', 'Up to 5 agents\nOne season'],
  ['Claims Desk', 21_900, 'SIX_MONTH', 'Up to 10 agents\nClaims with documents and adjusters'],
  ['Launch Offer', 100, 'ONE_MONTH', 'The first month for new agencies', 'gone'],
  ['Starter 2024', 3_900, 'ONE_MONTH', 'Up to 2 agents', 'gone'],
];

/** `now` in Unix seconds. */
export const morePackages = (now: number) =>
  more.map(([name, priceCents, duration, details, gone], index) => {
    const createdAt = new Date((now - (30 + index * 23) * DAY) * 1000);
    const deletedAt = gone ? new Date((now - 12 * DAY) * 1000) : null;
    return { id: uuidv7(createdAt.getTime()), name, priceCents, duration, details, createdAt, deletedAt };
  });
