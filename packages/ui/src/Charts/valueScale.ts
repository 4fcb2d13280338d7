import { nice, ticks } from 'd3-array';

export interface ValueScale {
  /** Values of the grid lines, lowest first. */
  ticks: readonly number[];
  /** Position of a value on the axis: 0 at the bottom, 1 at the top. */
  share: (value: number) => number;
}

/** Scale in round steps that includes all values and 0. */
export function valueScale(values: readonly number[], steps = 4): ValueScale {
  const low = values.reduce((least, value) => Math.min(least, value), 0);
  const high = values.reduce((most, value) => Math.max(most, value), 0);
  const [start, end] = nice(low, low === high ? 1 : high, steps);
  return { ticks: ticks(start, end, steps), share: (value) => (value - start) / (end - start) };
}
