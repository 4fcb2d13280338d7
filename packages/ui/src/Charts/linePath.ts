import { line } from 'd3-shape';
import { isValue } from './chart';

/** SVG path of a line in a 1 by 1 square. Each value is at the centre of its column, and missing values leave a gap. */
export function linePath(values: readonly (number | null | undefined)[], share: (value: number) => number): string {
  const path = line<number | null | undefined>()
    .defined(isValue)
    .x((_, index) => (index + 0.5) / values.length)
    .y((value) => 1 - share(value ?? 0))
    .digits(4);
  return path([...values]) ?? '';
}
