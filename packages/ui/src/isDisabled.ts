/**
 * Whether a control is disabled. Chromium fires pointer events on disabled buttons, and a button with `aria-disabled` receives
 * all events.
 */
export const isDisabled = (control: Element): boolean => control.matches(':disabled, [aria-disabled="true"]');
