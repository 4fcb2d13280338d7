import { RouterLink, urls } from '@fairlead/kit';
import { isLanguage } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Avatar, Menu, MenuItem, MenuLabel, MenuSeparator, MenuSub, VisuallyHidden } from '@fairlead/ui';
import { ChevronsUpDown, Languages, LogOut, Palette } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { languageNames } from '../language';
import * as styles from '../portal.css';
import { currentTheme } from '../theme';
import { LanguageChoices, ThemeChoices } from './MenuChoices';

const icon = { size: 16, strokeWidth: 1.75 };

export function AccountMenu() {
  const { t, i18n } = useTranslation('shell');
  const { me, viewer } = useAuth();
  if (!me || !viewer) return null;
  const { name, email, photo } = me.user;
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
            <span className={styles.accountRole}>{t(`role.${role}`)}</span>
          </span>
          <span className={styles.wideOnly}>
            <ChevronsUpDown size={14} aria-hidden />
          </span>
        </button>
      }
    >
      <MenuLabel>
        <span className={styles.accountName}>{name}</span>
        {email}
      </MenuLabel>
      <MenuSeparator />
      <MenuSub label={t('theme')} icon={<Palette {...icon} />} value={currentTheme()}>
        <ThemeChoices />
      </MenuSub>
      <MenuSub
        label={t('language')}
        icon={<Languages {...icon} />}
        value={isLanguage(i18n.language) ? languageNames[i18n.language] : i18n.language}
      >
        <LanguageChoices />
      </MenuSub>
      <MenuSeparator />
      <MenuItem asChild icon={<LogOut {...icon} />}>
        <RouterLink to={urls.account.signOut}>{t('signOut')}</RouterLink>
      </MenuItem>
    </Menu>
  );
}
