import { DAY, dateOf, dayOf } from '@fairlead/rules';
import { uuidv7 } from '../db/ids.ts';
import type { coupons } from '../db/schema/index.ts';
import { type SeededRandom, seededRandom } from './random.ts';

type NewCoupon = typeof coupons.$inferInsert;

const words =
  'WELCOME SPRING SUMMER AUTUMN WINTER PARTNER RENEWAL EARLYBIRD LOYALTY NEWAGENCY REFERRAL CONFERENCE TRIAL MIDYEAR OPENHOUSE BROKERDAY FOUNDERS HOLIDAY SWITCH COMEBACK'.split(
    ' ',
  );

/** The kinds of coupons that a list has to show, in turn. */
const kinds = [
  // Plenty left, for months.
  (r: SeededRandom) => ({
    cents: r.between(2, 30) * 500,
    max: r.between(4, 50) * 10,
    share: r.between(0, 60),
    days: r.between(20, 320),
  }),
  // Expired.
  (r: SeededRandom) => ({
    cents: r.between(2, 20) * 500,
    max: r.between(2, 20) * 10,
    share: r.between(5, 90),
    days: -r.between(1, 400),
  }),
  // Used up.
  (r: SeededRandom) => ({ cents: r.between(2, 20) * 500, max: r.between(1, 25), share: 100, days: r.between(10, 200) }),
  // Nearly used up, and soon over.
  (r: SeededRandom) => ({
    cents: r.between(2, 40) * 250,
    max: r.between(4, 30) * 5,
    share: 96,
    days: r.between(0, 14),
  }),
  // A big amount and many uses, as for a partner's whole network.
  (r: SeededRandom) => ({
    cents: r.between(20, 99) * 2_500,
    max: r.between(10, 120) * 100,
    share: r.between(0, 40),
    days: r.between(90, 700),
  }),
  // Never used.
  (r: SeededRandom) => ({
    cents: r.between(10, 99) * 100 - 1,
    max: r.between(4, 40) * 5,
    share: 0,
    days: r.between(1, 90),
  }),
] as const;

/** Sixty coupons; `now` in unix seconds, every date relative to it. */
export function demoCoupons(now: number): NewCoupon[] {
  const random = seededRandom(2026);
  const year = String(new Date(now * 1000).getUTCFullYear()).slice(-2);
  const spellings = [
    (word: string) => word,
    (word: string) => word + year,
    (word: string) => `${word}-${random.between(10, 99)}`,
  ];
  const codes = spellings.flatMap((spell) => words.map(spell));
  return codes.map((code, index) => {
    const { cents, max, share, days } = (kinds[index % kinds.length] ?? kinds[0])(random);
    // Before it expired, if it has.
    const daysAgo = random.between(1, 120) + Math.max(0, -days);
    const made = (now - daysAgo * DAY - random.between(0, DAY)) * 1000;
    return {
      id: uuidv7(made),
      code,
      discountType: 'FIXED',
      discountCents: cents,
      maxUses: max,
      usedCount: Math.floor((max * share) / 100),
      expiresOn: dateOf(dayOf(now) + days * DAY),
      createdAt: new Date(made),
    };
  });
}
