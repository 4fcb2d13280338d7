import type { ReactNode } from 'react';
import * as styles from './columns.css';

/** Longest name, in characters, for which wide lists always have space. */
const MAX_LENGTH = 26;

/** Name of a person or company. On wide lists it takes one line, unless it is long. */
export function ShortName({ children }: { children: ReactNode }) {
  if (typeof children !== 'string' || children.length > MAX_LENGTH) return children;
  return <span className={styles.shortName}>{children}</span>;
}
