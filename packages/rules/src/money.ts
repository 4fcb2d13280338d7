/**
 * USD, at most two decimals, and small enough that cents are exact in a double. What arithmetic on doubles is off by is
 * allowed, in proportion to the amount: 0.000000001 is not nothing.
 */
export const isMoney = (usd: number): boolean =>
  Number.isFinite(usd) && Math.abs(usd) <= 1e9 && Math.abs(Math.round(usd * 100) / 100 - usd) <= 1e-12 * Math.abs(usd);

/** USD as it stands in JSON → integer cents as they stand in the database. Throws a RangeError for a third decimal. */
export function toCents(usd: number): number {
  if (!isMoney(usd)) throw new RangeError(`${usd} is not an amount of USD with at most two decimals`);
  return Math.round(usd * 100);
}

/** Integer cents → USD. */
export const fromCents = (cents: number): number => cents / 100;
