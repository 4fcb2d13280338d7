import { RouterLink, urls } from '@fairlead/kit';
import { isLanguage, type Language, languages } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { MenuItem, MenuLabel, MenuRadioGroup, MenuRadioItem, MenuSeparator, MenuSub, themeNames } from '@fairlead/ui';
import { Languages, LogOut, Palette } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { chooseLanguage, languageNames } from '../language';
import * as styles from '../portal.css';
import { chooseTheme, currentTheme } from '../theme';

/** Reads the theme when it opens: choosing one renders nothing of the page. */
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

/** What a person can do about the account, and where there is little room, about the portal. */
export function AccountChoices() {
  const { t, i18n } = useTranslation('shell');
  const { me } = useAuth();
  return (
    <>
      <MenuLabel>
        <span className={styles.accountName}>{me?.user.name}</span>
        {me?.user.email}
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
    </>
  );
}
