import type { PinnedCells } from './pinnedColumns';

/** Rounding of the browser, in px. */
const TOLERANCE = 1;

/**
 * Distances in px of the pinned cells from the start of the region. Undefined for those that scroll, because the pinned cells
 * would take more than half of the width. The controls always stay, then the title, then its neighbours.
 *
 * @param widths - Widths of the pinned cells, in px.
 * @param width - Width of the region, in px.
 */
export function pinnedOffsets(
  widths: readonly number[],
  { leads, untilTitle }: Pick<PinnedCells, 'leads' | 'untilTitle'>,
  width: number,
): readonly (number | undefined)[] {
  const places = [...widths.keys()];
  const candidates = [...places.slice(leads, untilTitle).toReversed(), ...places.slice(untilTitle)];
  const stays = new Set(places.slice(0, leads));
  let free = width / 2 + TOLERANCE - widths.slice(0, leads).reduce((sum, each) => sum + each, 0);
  for (const place of candidates) {
    free -= widths[place] ?? 0;
    if (free < 0) break;
    stays.add(place);
  }
  let offset = 0;
  return places.map((place) => {
    if (!stays.has(place)) return undefined;
    const at = offset;
    offset += widths[place] ?? 0;
    return at;
  });
}
