import { Text } from '@fairlead/ui';
import type { ReactNode } from 'react';
import { RouterLink } from '../RouterLink';
import * as styles from './ManagedList.css';
import { ShortName } from './ShortName';

interface RecordNameProps {
  to: string | undefined;
  children: ReactNode;
  tabIndex?: number;
}

/** Name of a row, linked to the record if `to` is given. */
export function RecordName({ to, children, tabIndex }: RecordNameProps) {
  return to === undefined ? (
    <Text weight="label">
      <ShortName>{children}</ShortName>
    </Text>
  ) : (
    <RouterLink to={to} className={styles.name} tabIndex={tabIndex}>
      <ShortName>{children}</ShortName>
    </RouterLink>
  );
}
