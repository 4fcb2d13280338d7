import { RouterLink, urls } from '@fairlead/kit';
import { Inline, Kbd, Popover, type PopoverProps, Text } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { NotificationList } from './NotificationList';
import * as styles from './NotificationPopover.css';

/** Newest notifications, in a popover of the bell. */
export function NotificationPopover(props: Pick<PopoverProps, 'trigger' | 'open' | 'onOpenChange'>) {
  const { t } = useTranslation('notifications');
  const { onOpenChange } = props;
  const close = () => onOpenChange?.(false);
  return (
    <Popover {...props} title={t('title')} size="large" align="end">
      <div className={styles.popover}>
        <NotificationList onLeave={close} newest />
        <div className={styles.foot}>
          <RouterLink to={urls.notifications.list} onClick={close}>
            {t('seeAll')}
          </RouterLink>
          <Inline gap={8}>
            <Text size="caption" tone="muted">
              <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t('keysMove')}
            </Text>
            <Text size="caption" tone="muted">
              <Kbd>U</Kbd> {t('keysUnread')}
            </Text>
          </Inline>
        </div>
      </div>
    </Popover>
  );
}
