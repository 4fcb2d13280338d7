const usable = ':not(:disabled, [type="hidden"], [aria-disabled="true"])';
const field = `:is(input, select, textarea, [role="combobox"], [contenteditable="true"])${usable}`;

/** Focuses the first field in an element, or the first invalid one. */
export function focusField(root: ParentNode | null | undefined, invalid = false): void {
  root?.querySelector<HTMLElement>(invalid ? `${field}[aria-invalid="true"]` : field)?.focus();
}
