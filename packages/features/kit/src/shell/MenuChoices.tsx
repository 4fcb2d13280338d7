import { isLanguage, type Language, languageNames, languages } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import {
  Avatar,
  Icon,
  Inline,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuSub,
  themeNames,
} from '@fairlead/ui';
import { CircleHelp, ExternalLink, Languages, LogOut, Palette } from 'lucide';
import { useTranslation } from 'react-i18next';
import { destinationsOf, useProduct } from '../product';
import { RouterLink } from '../RouterLink';
import { urls } from '../urls';
import { chooseLanguage } from './chooseLanguage';
import * as styles from './portal.css';
import { chooseTheme, currentTheme } from './theme';
import { useSupportCenter } from './useSupportCenter';

/** Theme items. The current theme is read on open, so a change does not re-render the page. */
export function ThemeChoices() {
  const { t } = useTranslation('shell');
  return (
    <MenuRadioGroup label={t('theme')} value={currentTheme()} onValueChange={chooseTheme}>
      {themeNames.map((name) => (
        <MenuRadioItem key={name} value={name}>
          {name}
        </MenuRadioItem>
      ))}
    </MenuRadioGroup>
  );
}

export function LanguageChoices() {
  const { t, i18n } = useTranslation('shell');
  return (
    <MenuRadioGroup
      label={t('language')}
      value={i18n.language}
      onValueChange={(language) => void chooseLanguage(i18n, language as Language)}
    >
      {languages.map((language) => (
        <MenuRadioItem key={language} value={language}>
          {languageNames[language]}
        </MenuRadioItem>
      ))}
    </MenuRadioGroup>
  );
}

const icon = { size: 16, strokeWidth: 1.75 };

/** Account items. Theme, language and support are here too because narrow top bars do not show them. */
export function AccountChoices() {
  const { t, i18n } = useTranslation('shell');
  const { me, viewer } = useAuth();
  const product = useProduct();
  const openSupport = useSupportCenter();
  if (!me || !viewer) return null;
  const { name, email, photo } = me.user;
  return (
    <>
      <MenuLabel>
        <Inline gap={12} wrap={false}>
          <Avatar name={name} src={photo?.fileUrl} />
          <span>
            <span className={styles.accountName}>{name}</span>
            {email}
          </span>
        </Inline>
      </MenuLabel>
      <MenuSeparator />
      {destinationsOf(product, viewer)
        .filter(({ section }) => section === 'user')
        .map(({ route, path, label, icon: rowIcon }) => (
          <MenuItem key={route} asChild icon={<Icon of={rowIcon} strokeWidth={1.75} />}>
            <RouterLink to={path}>{t(label)}</RouterLink>
          </MenuItem>
        ))}
      <MenuSub label={t('theme')} icon={<Icon of={Palette} {...icon} />} value={currentTheme()}>
        <ThemeChoices />
      </MenuSub>
      <MenuSub
        label={t('language')}
        icon={<Icon of={Languages} {...icon} />}
        value={isLanguage(i18n.language) ? languageNames[i18n.language] : i18n.language}
      >
        <LanguageChoices />
      </MenuSub>
      {me.view ? null : (
        <MenuItem
          icon={<Icon of={CircleHelp} {...icon} />}
          trailingIcon={openSupport ? <Icon of={ExternalLink} /> : undefined}
          aria-disabled={!openSupport}
          onSelect={openSupport ?? ((event) => event.preventDefault())}
        >
          {t('supportCenter')}
          {openSupport ? null : <span className={styles.accountRole}>{t('supportUnavailable')}</span>}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem asChild icon={<Icon of={LogOut} {...icon} />}>
        <RouterLink to={urls.account.signOut}>{t(me.view ? 'view.stop' : 'signOut')}</RouterLink>
      </MenuItem>
    </>
  );
}
