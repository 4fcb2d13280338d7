import { useAuth } from '@fairlead/session';
import { Avatar, Icon, Menu, VisuallyHidden } from '@fairlead/ui';
import { ChevronsUpDown } from 'lucide';
import { useTranslation } from 'react-i18next';
import { Choices } from './Choices';
import * as styles from './portal.css';

export function AccountMenu() {
  const { t } = useTranslation('shell');
  const { me, viewer } = useAuth();
  if (!me || !viewer) return null;
  const { name, photo } = me.user;
  const role = viewer.role === 'AGENT' && viewer.agencyAdmin ? 'agencyAdmin' : viewer.role;
  return (
    <Menu
      align="end"
      label={t('account')}
      trigger={
        <button type="button" className={styles.account}>
          <VisuallyHidden>{t('account')}</VisuallyHidden>
          <Avatar name={name} src={photo?.fileUrl} />
          <span className={styles.wideOnly}>
            <span className={styles.accountName}>{name}</span>
            <span className={styles.accountRole}>
              {me.view ? t('view.by', { name: me.view.viewerName }) : t(`role.${role}`)}
            </span>
          </span>
          <span className={styles.wideOnly}>
            <Icon of={ChevronsUpDown} size={14} aria-hidden />
          </span>
        </button>
      }
    >
      <Choices menu="Account" />
    </Menu>
  );
}
