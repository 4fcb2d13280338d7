/** Whether a section shares its row. The last of an odd number of consecutive halves has the row to itself. */
export function isBesideAnother(sections: readonly { half?: boolean }[], index: number): boolean {
  if (!sections[index]?.half) return false;
  const halvesBefore = index - 1 - sections.slice(0, index).findLastIndex(({ half }) => !half);
  return halvesBefore % 2 === 1 || sections[index + 1]?.half === true;
}
