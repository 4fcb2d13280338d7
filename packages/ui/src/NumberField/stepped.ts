interface Limits {
  min: number | undefined;
  max: number | undefined;
}

const decimalsOf = (value: number) => String(value).split('.')[1]?.length ?? 0;

/** A number changed by a step, within its limits; from an empty field on it begins at the nearest limit, or at 0. */
export function stepped(value: number | undefined, step: number, { min = -Infinity, max = Infinity }: Limits): number {
  // in decimals, as 0.1 + 0.2 would not be 0.3
  const next = value === undefined ? 0 : Number((value + step).toFixed(Math.max(decimalsOf(value), decimalsOf(step))));
  return Math.min(Math.max(next, min), max);
}
