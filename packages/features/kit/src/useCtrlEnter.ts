import { type RefObject, useEffect } from 'react';

/** Runs an action when the user presses Ctrl Enter, or Cmd Enter, inside the element. */
export function useCtrlEnter(ref: RefObject<HTMLElement | null>, act: () => void): void {
  useEffect(() => {
    const element = ref.current;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      // An editor of formatted text would insert a line break.
      event.stopPropagation();
      act();
    };
    element?.addEventListener('keydown', listen, { capture: true });
    return () => element?.removeEventListener('keydown', listen, { capture: true });
  });
}
