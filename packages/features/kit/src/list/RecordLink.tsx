import type { ReactNode } from 'react';
import { useCanOpen } from '../product';
import { RouterLink } from '../RouterLink';
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
  const address = page.includes(':id') ? page.replace(':id', encodeURIComponent(id)) : `${page}?open=${id}`;
  return (
    <RouterLink to={address} className={styles.related}>
      <ShortName>{children}</ShortName>
    </RouterLink>
  );
}
