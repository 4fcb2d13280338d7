import { nice, ticks } from 'd3-array';

export interface ValueScale {
  /** Where the lines go, from the lowest. */
  ticks: readonly number[];
  /** How far up a value stands: 0 at the foot, 1 at the top. */
  share: (value: number) => number;
}

/** A scale in round steps over all values and 0. */
export function valueScale(values: readonly number[], steps = 4): ValueScale {
  const low = values.reduce((least, value) => Math.min(least, value), 0);
  const high = values.reduce((most, value) => Math.max(most, value), 0);
  const [start, end] = nice(low, low === high ? 1 : high, steps);
  return { ticks: ticks(start, end, steps), share: (value) => (value - start) / (end - start) };
}
