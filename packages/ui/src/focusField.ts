const usable = ':not(:disabled, [type="hidden"], [aria-disabled="true"])';
const field = `:is(input, select, textarea, [role="combobox"], [contenteditable="true"])${usable}`;

/** Puts the keyboard into the first field within, or the first that is marked as wrong. */
export function focusField(root: ParentNode | null | undefined, invalid = false): void {
  root?.querySelector<HTMLElement>(invalid ? `${field}[aria-invalid="true"]` : field)?.focus();
}
