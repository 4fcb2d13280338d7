import { formatCount } from '@fairlead/kit';
import { VisuallyHidden } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { useInboxCounts } from './inbox.api';

/** Number of unread threads, beside the menu row of the inbox. */
export default function InboxCount() {
  const { t } = useTranslation('shell');
  const unread = useInboxCounts().data?.agency.unread ?? 0;
  if (unread === 0) return null;
  const number = unread > 99 ? '99+' : formatCount(unread);
  return (
    <>
      <span aria-hidden>{number}</span>
      <VisuallyHidden>{t('menu.unread', { number })}</VisuallyHidden>
    </>
  );
}
