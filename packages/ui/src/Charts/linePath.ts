import { line } from 'd3-shape';
import { isValue } from './chart';

/** A line through the middles of as many equal columns in a square of 1 by 1, with a gap where there is no value. */
export function linePath(values: readonly (number | null | undefined)[], share: (value: number) => number): string {
  const path = line<number | null | undefined>()
    .defined(isValue)
    .x((_, index) => (index + 0.5) / values.length)
    .y((value) => 1 - share(value ?? 0))
    .digits(4);
  return path([...values]) ?? '';
}
