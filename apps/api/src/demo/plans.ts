import { DAY } from '@fairlead/rules';
import { uuidv7 } from '../db/ids.ts';
import type { agencySubscriptions, subscriptionPackages, TransactionKind } from '../db/schema/index.ts';
import type { AgencySeed } from './agencies.ts';
import { type SeededRandom, seededRandom } from './random.ts';

export type PackageSeed = typeof subscriptionPackages.$inferInsert & { id: string };

/** A plan of an agency, and how it was bought. */
export interface PlanSeed {
  row: typeof agencySubscriptions.$inferInsert & { id: string; subscribedAt: Date };
  package: PackageSeed;
  agency: AgencySeed;
  kind: TransactionKind;
  refunded: boolean;
  /** The previous plan. */
  previousId: string | null;
}

/** One plan of a chain. Times in Unix seconds. */
interface Period {
  package: PackageSeed;
  from: number;
  to: number;
  kind: TransactionKind;
  refunded: boolean;
}

const months = { ONE_MONTH: 1, THREE_MONTH: 3, SIX_MONTH: 6, TWELVE_MONTH: 12 } as const;

/** Adds calendar months; negative counts subtract. Days that the month does not have become its last day. */
function addMonths(seconds: number, count: number): number {
  const date = new Date(seconds * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + count);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.getTime() / 1000;
}

const starting = (offered: PackageSeed, from: number): Omit<Period, 'kind' | 'refunded'> => ({
  package: offered,
  from,
  to: addMonths(from, months[offered.duration]),
});

/** A chain of plans that ends in this state, oldest first. */
function chain(
  state: 'active' | 'expiring' | 'expired',
  customerFor: number,
  packages: readonly PackageSeed[],
  random: SeededRandom,
  now: number,
): Period[] {
  const oldest = now - customerFor * DAY;
  const days = {
    active: (length: number) => random.between(36, length * 30 - 4),
    expiring: () => random.between(1, 27),
    expired: () => -random.between(2, 90),
  };
  const ends = packages
    .filter(({ duration }) => state !== 'active' || duration !== 'ONE_MONTH')
    .map((offered) => {
      const length = months[offered.duration];
      const end = now + days[state](length) * DAY - random.between(1, 9 * 3600);
      return starting(offered, addMonths(end, -length));
    });
  const possible = ends.filter(({ from }) => from > oldest);
  const last = random.oneOf(possible.length > 0 ? possible : ends.slice(0, 1));
  const periods: Period[] = [{ ...last, kind: 'NEW', refunded: false }];
  // Most agencies start with a plan of one or three months.
  const short = packages.filter(({ duration }) => duration === 'ONE_MONTH' || duration === 'THREE_MONTH');
  for (;;) {
    const [next] = periods;
    if (!next) return periods;
    const offered = random.chance(30) ? next.package : random.oneOf(random.chance(75) ? short : packages);
    const updated = offered !== next.package && random.chance(70);
    // Renewed some days before the end, or reactivated some days after it.
    const ended = next.from + (updated ? random.between(6, 20) : -random.between(0, 12)) * DAY - 3600;
    const from = addMonths(ended, -months[offered.duration]);
    if (from < oldest) return periods;
    next.kind = updated ? 'UPDATE' : 'REACTIVATION';
    if (updated && random.chance(20)) {
      // A plan bought by mistake and refunded.
      const wrong = packages.find((other) => other !== offered && other !== next.package) ?? offered;
      periods.unshift({
        ...starting(wrong, next.from - random.between(20, 50) * 3600),
        kind: 'UPDATE',
        refunded: true,
      });
    }
    periods.unshift({ ...starting(offered, from), kind: 'NEW', refunded: false });
  }
}

/** Plans of the `rich` agency, which upgraded through the packages. */
function richChain(packages: readonly PackageSeed[], now: number): Period[] {
  const named = (duration: PackageSeed['duration']) => {
    const found = packages.find((offered) => offered.duration === duration);
    if (!found) throw new Error(`the demo has no package for ${duration}`);
    return found;
  };
  const plan = (duration: PackageSeed['duration'], daysAgo: number, kind: TransactionKind): Period => ({
    ...starting(named(duration), now - daysAgo * DAY - 7_000),
    kind,
    refunded: false,
  });
  const mistaken = { ...plan('THREE_MONTH', 101, 'UPDATE'), refunded: true };
  return [
    plan('ONE_MONTH', 401, 'NEW'),
    plan('THREE_MONTH', 366, 'REACTIVATION'),
    plan('SIX_MONTH', 270, 'REACTIVATION'),
    mistaken,
    plan('TWELVE_MONTH', 100, 'UPDATE'),
  ];
}

function chainOf(agency: AgencySeed, packages: readonly PackageSeed[], random: SeededRandom, now: number): Period[] {
  const { planState: state, customerFor } = agency;
  if (state === 'none') return [];
  if (agency.known === 'rich') return richChain(packages, now);
  if (state !== 'refunded') return chain(state, customerFor, packages, random, now);
  const regretted = packages.at(-1) ?? random.oneOf(packages);
  return [{ ...starting(regretted, now - customerFor * DAY), kind: 'NEW', refunded: true }];
}

/** Plans of all agencies. Each plan except the current one was closed by the next. `now` in Unix seconds. */
export function demoPlans(agencies: readonly AgencySeed[], packages: readonly PackageSeed[], now: number): PlanSeed[] {
  const random = seededRandom(1776);
  return agencies.flatMap((agency) => {
    const periods = chainOf(agency, packages, random, now);
    let previousId: string | null = null;
    return periods.map((period, index): PlanSeed => {
      const id = uuidv7(period.from * 1000);
      const closed = periods[index + 1]?.from ?? (period.refunded ? period.from + 2 * DAY : undefined);
      const plan: PlanSeed = {
        row: {
          id,
          agencyId: agency.id,
          packageId: period.package.id,
          packageName: period.package.name,
          priceCents: period.package.priceCents,
          duration: period.package.duration,
          subscribedAt: new Date(period.from * 1000),
          expiresAt: new Date(period.to * 1000),
          closedAt: closed === undefined ? null : new Date(closed * 1000),
        },
        package: period.package,
        agency,
        kind: period.kind,
        refunded: period.refunded,
        previousId,
      };
      previousId = id;
      return plan;
    });
  });
}
