import { addressOfRecord, RouterLink, recordPages } from '@fairlead/kit';
import { Icon, Link } from '@fairlead/ui';
import { FileText, LifeBuoy, Shield, Target } from 'lucide';
import type { MailThread } from './inbox.api';

type ThreadRecord = MailThread['records'][number];

const icons = { OPPORTUNITY: Target, QUOTE: FileText, POLICY: Shield, CLAIM: LifeBuoy } as const;

/** Address of a record's page. */
export const recordUrl = ({ type, id }: ThreadRecord): string => addressOfRecord(recordPages[type], id);

export const RecordIcon = ({ type }: Pick<ThreadRecord, 'type'>) => <Icon of={icons[type]} size={14} aria-hidden />;

/** Link to a record, by its number. */
export function RecordLink({ record }: { record: ThreadRecord }) {
  return (
    <Link asChild>
      <RouterLink to={recordUrl(record)}>{record.number}</RouterLink>
    </Link>
  );
}
