import { formatCount, RouterLink, urls, useDialogModule } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { Icon, IconButton, useMediaQuery } from '@fairlead/ui';
import { Bell as BellIcon } from 'lucide';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './Bell.css';
import { listenForChanges } from './live';
import { useRefresh, useUnreadCount } from './notifications.api';

const loadPopover = () => import('./NotificationPopover');

/** Highest number on the bell. */
const MAX_SHOWN = 99;

/** Bell in the top bar with the number of unread notifications. It opens the list, which is a page on phones. */
export default function Bell() {
  const { t } = useTranslation('notifications');
  const { me, viewer } = useAuth();
  const isWide = useMediaQuery('(min-width: 900px)');
  const [open, setOpen] = useState(false);
  // Its trigger replaces the button, so not before the first click: a replaced button would lose a click at that moment.
  const [wasOpened, setWasOpened] = useState(false);
  const popover = useDialogModule(loadPopover, open, () => setOpen(false));
  const refresh = useRefresh();
  // the stream belongs to the pages of the customer
  const userId = viewer?.viewing ? undefined : me?.user.id;
  useEffect(() => (userId === undefined ? undefined : listenForChanges(userId, refresh)), [userId, refresh]);

  // a failed request keeps the last count
  const unread = useUnreadCount().data?.unread ?? 0;
  const number = unread > MAX_SHOWN ? `${MAX_SHOWN}+` : formatCount(unread);
  const label = unread === 0 ? t('bell') : t('unreadCount', { number });
  const face = (
    <span className={styles.bell}>
      <Icon of={BellIcon} size={16} strokeWidth={1.75} />
      {unread > 0 ? (
        <span className={styles.count} aria-hidden>
          {number}
        </span>
      ) : null}
    </span>
  );
  if (!isWide)
    return (
      <IconButton label={label} asChild>
        <RouterLink to={urls.notifications.list}>{face}</RouterLink>
      </IconButton>
    );
  const button = (
    <IconButton
      label={label}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={() => {
        setOpen(true);
        setWasOpened(true);
      }}
    >
      {face}
    </IconButton>
  );
  if (!popover || !wasOpened) return button;
  const trigger = <IconButton label={label}>{face}</IconButton>;
  return <popover.NotificationPopover trigger={trigger} open={open} onOpenChange={setOpen} />;
}
