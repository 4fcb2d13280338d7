import { below, useMediaQuery } from '@fairlead/ui';
import { type ReactNode, useSyncExternalStore } from 'react';
import * as styles from './ListFoot.css';

/** Windows in which the foot would cover too many rows. */
const small = `${below('md')}, (max-height: 640px)`;

/** Whether the totals and the pages of a list stay at the foot of the window. */
export const useStaysInView = (): boolean => !useMediaQuery(small);

/** Totals and pages of a list, which stay at the foot of the window while the rows scroll. */
export function ListFoot({ children }: { children: ReactNode }) {
  return (
    <div data-list-foot="" className={styles.foot}>
      {children}
    </div>
  );
}

/** Height in px of a bar at the foot of the window, with its distances. */
const BAR = 80;

function measure(): number {
  const foot = document.querySelector('[data-list-foot]')?.getBoundingClientRect();
  return foot && window.innerHeight - foot.bottom < BAR ? Math.max(0, Math.round(window.innerHeight - foot.top)) : 0;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  document.addEventListener('scroll', onChange, { passive: true });
  return () => {
    window.removeEventListener('resize', onChange);
    document.removeEventListener('scroll', onChange);
  };
}

/** Space in px that the totals and pages of a list take at the foot of the window. 0 if a bar fits below them. */
export const useFootSpace = (): number => useSyncExternalStore(subscribe, measure);
