/**
 * Rows of a page that are missing after the page was loaded again, without those that new rows above have moved to the next
 * page.
 *
 * @param before - Ids of the page, in order.
 * @param after - Ids of the same page, loaded again.
 */
export function rowsThatLeft(before: readonly string[], after: readonly string[]): string[] {
  const [known, current] = [new Set(before), new Set(after)];
  const lastKept = before.findLastIndex((id) => current.has(id));
  const missingAbove = before.slice(0, lastKept + 1).filter((id) => !current.has(id));
  const atEnd = before.slice(lastKept + 1);
  const newAbove = after.slice(0, after.findLastIndex((id) => known.has(id)) + 1).filter((id) => !known.has(id));
  const areMoved = newAbove.length - missingAbove.length >= atEnd.length;
  return areMoved ? missingAbove : [...missingAbove, ...atEnd];
}
