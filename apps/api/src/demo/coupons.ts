import { DAY, dateOf, dayOf } from '@fairlead/rules';
import { uuidv7 } from '../db/ids.ts';
import type { coupons } from '../db/schema/index.ts';
import { type SeededRandom, seededRandom } from './random.ts';

type NewCoupon = typeof coupons.$inferInsert;

/** A coupon before its uses are counted. */
export interface CouponSeed extends NewCoupon {
  expiresOn: string;
  createdAt: Date;
  usedCount: number;
  mayBeUsed: boolean;
  /** Maximum number of uses, depending on how often it was used. */
  limit: (used: number) => number;
}

const codeWords =
  'WELCOME SPRING SUMMER AUTUMN WINTER PARTNER RENEWAL EARLYBIRD LOYALTY NEWAGENCY REFERRAL CONFERENCE TRIAL MIDYEAR OPENHOUSE BROKERDAY FOUNDERS HOLIDAY SWITCH COMEBACK'.split(
    ' ',
  );

const always = (uses: number) => () => uses;

/** Kinds of coupons, repeated. */
const kinds = [
  // Many uses left, valid for months.
  (r: SeededRandom) => ({
    cents: r.between(2, 30) * 500,
    limit: always(r.between(4, 50) * 10),
    days: r.between(20, 320),
  }),
  // Expired.
  (r: SeededRandom) => ({
    cents: r.between(2, 20) * 500,
    limit: always(r.between(2, 20) * 10),
    days: -r.between(1, 400),
  }),
  // Used up, if it was used at all.
  (r: SeededRandom) => ({
    cents: r.between(2, 8) * 500,
    limit: (used: number) => Math.max(used, 1),
    days: r.between(10, 200),
  }),
  // Nearly used up, and expires soon.
  (r: SeededRandom) => ({
    cents: r.between(2, 20) * 250,
    limit: (used: number) => used + 1,
    days: r.between(0, 14),
  }),
  // A large amount and many uses.
  (r: SeededRandom) => ({
    cents: r.between(20, 99) * 2_500,
    limit: always(r.between(10, 120) * 100),
    days: r.between(90, 700),
  }),
  // Never used.
  (r: SeededRandom) => ({
    cents: r.between(10, 99) * 100 - 1,
    limit: always(r.between(4, 40) * 5),
    days: r.between(1, 90),
    mayBeUsed: false,
  }),
] as const;

/** Sixty coupons, with dates relative to `now` (Unix seconds). */
export function demoCoupons(now: number): CouponSeed[] {
  const random = seededRandom(2026);
  const year = String(new Date(now * 1000).getUTCFullYear()).slice(-2);
  const spellings = [
    (word: string) => word,
    (word: string) => word + year,
    (word: string) => `${word}-${random.between(10, 99)}`,
  ];
  const codes = spellings.flatMap((spell) => codeWords.map(spell));
  return codes.map((code, index) => {
    const { cents, days, ...rest } = (kinds[index % kinds.length] ?? kinds[0])(random);
    // Created before it expired.
    const daysAgo = random.between(1, index % 2 === 0 ? 400 : 120) + Math.max(0, -days);
    const made = (now - daysAgo * DAY - random.between(0, DAY)) * 1000;
    return {
      id: uuidv7(made),
      code,
      discountType: 'FIXED',
      discountCents: cents,
      expiresOn: dateOf(dayOf(now) + days * DAY),
      createdAt: new Date(made),
      maxUses: 1,
      usedCount: 0,
      mayBeUsed: true,
      ...rest,
    };
  });
}

/** Rows to insert after all uses are counted. */
export const couponRows = (seeds: readonly CouponSeed[]): NewCoupon[] =>
  seeds.map(({ mayBeUsed: _, limit, ...row }) => ({ ...row, maxUses: limit(row.usedCount) }));
