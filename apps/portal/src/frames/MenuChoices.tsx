import { type Language, languages } from '@fairlead/rules';
import { MenuRadioGroup, MenuRadioItem, themeNames } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { chooseLanguage, languageNames } from '../language';
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
