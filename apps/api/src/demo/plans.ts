import { DAY } from '@fairlead/rules';
import { uuidv7 } from '../db/ids.ts';
import type { agencySubscriptions, subscriptionPackages, TransactionKind } from '../db/schema/index.ts';
import type { AgencySeed } from './agencies.ts';
import { type SeededRandom, seededRandom } from './random.ts';

export type PackageSeed = typeof subscriptionPackages.$inferInsert & { id: string };

/** A plan that an agency had or has, and how it came to it. */
export interface PlanSeed {
  row: typeof agencySubscriptions.$inferInsert & { id: string; subscribedAt: Date };
  package: PackageSeed;
  agency: AgencySeed;
  kind: TransactionKind;
  refunded: boolean;
  /** The one before it. */
  previousId: string | null;
}

/** One plan of a chain; times in unix seconds. */
interface Period {
  package: PackageSeed;
  from: number;
  to: number;
  kind: TransactionKind;
  refunded: boolean;
}

const months = { ONE_MONTH: 1, THREE_MONTH: 3, SIX_MONTH: 6, TWELVE_MONTH: 12 } as const;

/** So many calendar months later or earlier; the last day of a shorter month for one that it does not have. */
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

/** The chain of plans that ends in this state, the oldest first. */
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
  // Most began with a month or three at a time.
  const short = packages.filter(({ duration }) => duration === 'ONE_MONTH' || duration === 'THREE_MONTH');
  for (;;) {
    const [next] = periods;
    if (!next) return periods;
    const offered = random.chance(30) ? next.package : random.oneOf(random.chance(75) ? short : packages);
    const updated = offered !== next.package && random.chance(70);
    // Updated some days before it would have ended, or reactivated some days after it had.
    const ended = next.from + (updated ? random.between(6, 20) : -random.between(0, 12)) * DAY - 3600;
    const from = addMonths(ended, -months[offered.duration]);
    if (from < oldest) return periods;
    next.kind = updated ? 'UPDATE' : 'REACTIVATION';
    if (updated && random.chance(20)) {
      // The wrong one first, and the money back.
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

/** The rich agency's: it grew through the packages. */
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

/** The plans of all agencies; each but the present one was closed by the next. `now` in unix seconds. */
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
