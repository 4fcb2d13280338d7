/** Opens the times until which the task of a row can be snoozed: the button beside its next step, or the menu of a compact row. */
export function openSnooze(row: HTMLElement): void {
  const buttons = [...row.querySelectorAll<HTMLElement>('[data-snooze], [data-menu]')];
  const button = buttons.find((each) => each.checkVisibility());
  button?.focus();
  button?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
}
