import { MenuNumber } from '@fairlead/kit';
import { useTranslation } from 'react-i18next';
import { useInboxCounts } from './inbox.api';

/** Number of unread threads, beside the menu row of the inbox. */
export default function InboxCount() {
  const { t } = useTranslation('shell');
  const unread = useInboxCounts().data?.agency.unread ?? 0;
  return <MenuNumber value={unread} text={(number) => t('menu.unread', { number })} />;
}
