const usable = ':not(:disabled, [type="hidden"], [aria-disabled="true"])';
const controls = 'input, select, textarea, [role="combobox"], [contenteditable="true"], [data-chooser]';
const field = `:is(${controls})${usable}`;

/**
 * Focuses the first field of a dialog, or the checked radio button of its group. Without fields, the first button of the footer.
 *
 * @returns Whether an element got the focus.
 */
export function focusInDialog(dialog: ParentNode): boolean {
  const fields = dialog.querySelectorAll<HTMLElement>(`${field}:not([tabindex="-1"], [data-disabled])`);
  const buttons = dialog.querySelectorAll<HTMLElement>(':scope > footer :is(button:not(:disabled), a[href])');
  return [...fields, ...buttons].some((element) => {
    const target = checkedOf(element);
    target.focus();
    return document.activeElement === target;
  });
}

function checkedOf(element: HTMLElement): HTMLElement {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.name === '') return element;
  const group = element.form ?? element.closest('[role="radiogroup"]');
  return (
    group?.querySelector<HTMLElement>(`input[type="radio"][name="${CSS.escape(element.name)}"]:checked`) ?? element
  );
}

/** Focuses the first field in an element, or the first invalid one. */
export function focusField(root: ParentNode | null | undefined, invalid = false): void {
  root?.querySelector<HTMLElement>(invalid ? `${field}[aria-invalid="true"]` : field)?.focus();
}
