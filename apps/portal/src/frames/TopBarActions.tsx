import { canOpen, RouterLink, useProduct } from '@fairlead/kit';
import { type Language, languages } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import {
  Button,
  IconButton,
  Menu,
  MenuRadioGroup,
  MenuRadioItem,
  type ThemeName,
  Tooltip,
  themeNames,
} from '@fairlead/ui';
import { CreditCard, Languages, Palette } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { chooseLanguage, languageNames } from '../language';
import * as styles from '../portal.css';
import { chooseTheme, currentTheme } from '../theme';
import { AccountMenu } from './AccountMenu';
import { SupportCenter } from './SupportCenter';

const icon = { size: 16, strokeWidth: 1.75 };

/** What is at hand on every page. */
export function TopBarActions() {
  return (
    <>
      <MakePayment />
      <span className={styles.wideOnly}>
        <SupportCenter />
      </span>
      <span className={styles.separator} />
      <span className={styles.wideOnly}>
        <ThemeMenu />
      </span>
      <span className={styles.wideOnly}>
        <LanguageMenu />
      </span>
      <AccountMenu />
    </>
  );
}

/** Where customers pay; only when there is such a page. */
const paymentPath = '/policies';

export function MakePayment({ block = false }: { block?: boolean }) {
  const { t } = useTranslation('shell');
  const { viewer } = useAuth();
  const product = useProduct();
  if (viewer?.role !== 'CUSTOMER' || !canOpen(product, paymentPath, viewer)) return null;
  return (
    <Button asChild variant="solid" tone="accent" block={block} leadingIcon={<CreditCard {...icon} />}>
      <RouterLink to={paymentPath}>{t('makePayment')}</RouterLink>
    </Button>
  );
}

function ThemeMenu() {
  const { t } = useTranslation('shell');
  return (
    <Menu
      label={t('theme')}
      trigger={
        <IconButton label={t('theme')}>
          <Palette {...icon} />
        </IconButton>
      }
    >
      <ThemeChoices />
    </Menu>
  );
}

/** Reads the theme when it opens: choosing one renders nothing of the page. */
export function ThemeChoices() {
  const { t } = useTranslation('shell');
  return (
    <MenuRadioGroup label={t('theme')} value={currentTheme()} onValueChange={(name) => chooseTheme(name as ThemeName)}>
      {themeNames.map((name) => (
        <MenuRadioItem key={name} value={name}>
          {name}
        </MenuRadioItem>
      ))}
    </MenuRadioGroup>
  );
}

function LanguageMenu() {
  const { t } = useTranslation('shell');
  return (
    <Menu
      label={t('language')}
      trigger={
        <IconButton label={t('language')}>
          <Languages {...icon} />
        </IconButton>
      }
    >
      <LanguageChoices />
    </Menu>
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
