interface Limits {
  min: number | undefined;
  max: number | undefined;
}

const decimalsOf = (value: number) => String(value).split('.')[1]?.length ?? 0;

/** Adds a step to a number, within the limits. An empty field starts at 0, or at the limit nearest to 0. */
export function addStep(value: number | undefined, step: number, { min = -Infinity, max = Infinity }: Limits): number {
  // Rounded, because 0.1 + 0.2 is not exactly 0.3.
  const next = value === undefined ? 0 : Number((value + step).toFixed(Math.max(decimalsOf(value), decimalsOf(step))));
  return Math.min(Math.max(next, min), max);
}
