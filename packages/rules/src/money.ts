/**
 * Whether an amount in USD has at most two decimals and is small enough for exact cents in a double.
 * Tolerates relative rounding errors of floating-point arithmetic. An amount such as 0.000000001 is rejected.
 */
export const isMoney = (usd: number): boolean =>
  Number.isFinite(usd) && Math.abs(usd) <= 1e9 && Math.abs(Math.round(usd * 100) / 100 - usd) <= 1e-12 * Math.abs(usd);

/**
 * Converts USD to integer cents.
 * @throws {RangeError} For more than two decimals.
 */
export function toCents(usd: number): number {
  if (!isMoney(usd)) throw new RangeError(`${usd} is not an amount of USD with at most two decimals`);
  return Math.round(usd * 100);
}

/** Converts integer cents to USD. */
export const fromCents = (cents: number): number => cents / 100;
