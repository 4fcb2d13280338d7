/** Index of the section or tab that a digit selects: 1 to 9, then 0. Undefined for other keys. */
export function indexOfKey(key: string): number | undefined {
  return /^\d$/.test(key) ? (Number(key) + 9) % 10 : undefined;
}

/** Edit button of the part that has the focus, or of the first part of the section that can be edited. */
export function findEditButton(section: HTMLElement): HTMLElement | null {
  const { activeElement } = document;
  let part: Element | null = activeElement && section.contains(activeElement) ? activeElement : section;
  while (part && section.contains(part)) {
    const button = part.querySelector<HTMLElement>('[data-edit]');
    if (button) return button;
    part = part.parentElement;
  }
  return null;
}
