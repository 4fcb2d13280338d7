import { below, useMediaQuery } from '@fairlead/ui';
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import * as styles from './ListFoot.css';

/** Windows in which the foot would cover too many rows. */
const small = `${below('md')}, (max-height: 640px)`;

/** Whether the totals and the pages of a list stay at the foot of the window. */
export const useStaysInView = (): boolean => !useMediaQuery(small);

/** Height in px of a bar at the foot of the window, with its distances. */
const BAR = 80;

let space = 0;
const listeners = new Set<() => void>();

function setSpace(next: number): void {
  if (next === space) return;
  space = next;
  for (const notify of listeners) notify();
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** Space in px that the totals and pages of a list take at the foot of the window. 0 if a bar fits below them. */
export const useFootSpace = (): number => useSyncExternalStore(subscribe, () => space);

function measure(element: HTMLElement | null): void {
  if (!element) return;
  const { top, bottom } = element.getBoundingClientRect();
  setSpace(window.innerHeight - bottom < BAR ? Math.max(0, Math.round(window.innerHeight - top)) : 0);
}

/** Totals and pages of a list, which stay at the foot of the window while the rows scroll. */
export function ListFoot({ children }: { children: ReactNode }) {
  const foot = useRef<HTMLDivElement>(null);
  // the rows may have changed, which move the foot when it is not at the window
  useEffect(() => measure(foot.current));
  useEffect(() => {
    const update = () => measure(foot.current);
    window.addEventListener('resize', update);
    document.addEventListener('scroll', update, { passive: true });
    return () => {
      window.removeEventListener('resize', update);
      document.removeEventListener('scroll', update);
      setSpace(0);
    };
  }, []);
  return (
    <div ref={foot} className={styles.foot}>
      {children}
    </div>
  );
}
