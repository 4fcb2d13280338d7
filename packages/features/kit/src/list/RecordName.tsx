import { Text } from '@fairlead/ui';
import type { ReactNode } from 'react';
import { RouterLink } from '../RouterLink';
import * as styles from './ManagedList.css';

/** Name of a row, linked to the record if `to` is given. */
export function RecordName({ to, children }: { to: string | undefined; children: ReactNode }) {
  return to === undefined ? (
    <Text weight="label">{children}</Text>
  ) : (
    <RouterLink to={to} className={styles.name}>
      {children}
    </RouterLink>
  );
}
