import { RouterLink, to, urls } from '@fairlead/kit';
import { Icon, Link } from '@fairlead/ui';
import { FileText, LifeBuoy, Shield, Target } from 'lucide';
import type { MailThread } from './inbox.api';

type ThreadRecord = MailThread['records'][number];

const icons = { OPPORTUNITY: Target, QUOTE: FileText, POLICY: Shield, CLAIM: LifeBuoy } as const;

/** Address of a record's page. */
export const recordUrl = ({ type, id }: ThreadRecord): string =>
  ({
    OPPORTUNITY: `${urls.opportunities.list}?open=${id}`,
    QUOTE: to(urls.quotes.view, { id }),
    POLICY: to(urls.policies.detail, { id }),
    CLAIM: to(urls.claims.view, { id }),
  })[type];

export const RecordIcon = ({ type }: Pick<ThreadRecord, 'type'>) => <Icon of={icons[type]} size={14} aria-hidden />;

/** Link to a record, by its number. */
export function RecordLink({ record }: { record: ThreadRecord }) {
  return (
    <Link asChild>
      <RouterLink to={recordUrl(record)}>{record.number}</RouterLink>
    </Link>
  );
}
