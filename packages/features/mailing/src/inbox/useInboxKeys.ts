import { usePageKeys } from '@fairlead/kit';
import type { RefObject } from 'react';

/** Actions by key, in lower case. */
export type InboxKeys = Readonly<Record<string, (() => void) | undefined>>;

/** Runs an action when the user presses its key while the focus is inside the element, or on the page around it. */
export function useInboxKeys(root: RefObject<HTMLElement | null>, keys: InboxKeys): void {
  usePageKeys((event) => {
    const { target, key } = event;
    const isHere = target instanceof HTMLElement && (root.current?.contains(target) || target.contains(root.current));
    const act = isHere ? keys[key.toLowerCase()] : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  });
}
