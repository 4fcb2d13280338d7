import type { KeyboardEvent } from 'react';

/**
 * Submits a form when the user presses Ctrl Enter, or Cmd Enter, in one of its fields. Set it as `onKeyDownCapture` of the form,
 * because an editor of formatted text would insert a line break.
 */
export function submitOnCtrlEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey, nativeEvent, target, currentTarget } = event;
  if (key !== 'Enter' || ctrlKey === metaKey || altKey || shiftKey || nativeEvent.isComposing) return;
  // React events of a dialog also reach the form of the page around it
  if (!currentTarget.contains(target as Node)) return;
  event.preventDefault();
  event.stopPropagation();
  const buttons = [...currentTarget.elements].filter((element) => element instanceof HTMLButtonElement);
  // a press does nothing while the button is disabled or busy
  buttons.find(({ type }) => type === 'submit')?.click();
}
