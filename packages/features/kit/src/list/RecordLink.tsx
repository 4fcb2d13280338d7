import type { ReactNode } from 'react';
import { useCanOpen } from '../product';
import { RouterLink } from '../RouterLink';
import { addressOfRecord } from '../urls';
import * as styles from './ManagedList.css';
import { ShortName } from './ShortName';

export interface RecordLinkProps {
  /** Pattern of the record's page, of `urls`. A page without `:id` opens the record by its `open` parameter. */
  page: string;
  /** Record. Undefined shows the name as text. */
  id: string | undefined;
  children: ReactNode;
}

/** Name of a related record, linked to its page if the user may open it. */
export function RecordLink({ page, id, children }: RecordLinkProps) {
  const canOpen = useCanOpen();
  if (id === undefined || !canOpen(page)) return <ShortName>{children}</ShortName>;
  return (
    <RouterLink to={addressOfRecord(page, id)} className={styles.related}>
      <ShortName>{children}</ShortName>
    </RouterLink>
  );
}
