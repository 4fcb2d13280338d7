import { messageOf } from '@fairlead/api-client/client';
import { RouterLink, urls } from '@fairlead/kit';
import { Button, Icon, IconButton, toast } from '@fairlead/ui';
import { CheckCheck, Settings } from 'lucide';
import { useTranslation } from 'react-i18next';
import { useMarkAll, useUnreadCount } from './notifications.api';
import * as styles from './notifications.css';

/** Actions on all notifications. `onLeave` is called when a link opens another page. */
export function NotificationTools({ onLeave }: { onLeave?: () => void }) {
  const { t } = useTranslation('notifications');
  const markAll = useMarkAll();
  const unread = useUnreadCount().data?.unread ?? 0;
  const mark = async () => {
    const result = await markAll();
    if (!result.ok) toast.error(messageOf(result.failure));
  };
  return (
    <div className={styles.tools}>
      <Button
        writes
        variant="ghost"
        size="small"
        leadingIcon={<Icon of={CheckCheck} />}
        disabled={unread === 0}
        onClick={() => void mark()}
      >
        {t('markAll')}
      </Button>
      <IconButton size="small" label={t('settings')} asChild>
        <RouterLink to={urls.notifications.settings} onClick={onLeave}>
          <Icon of={Settings} />
        </RouterLink>
      </IconButton>
    </div>
  );
}
