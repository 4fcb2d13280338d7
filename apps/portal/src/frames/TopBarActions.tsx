import { IconButton, Menu } from '@fairlead/ui';
import { Languages, Palette } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as styles from '../portal.css';
import { AccountMenu } from './AccountMenu';
import { Choices, useChoices } from './Choices';
import { MakePayment } from './MakePayment';
import { PaletteButton } from './PaletteButton';
import { SupportCenter } from './SupportCenter';

const icon = { size: 16, strokeWidth: 1.75 };

/** What is at hand on every page. */
export function TopBarActions() {
  useChoices(false, () => undefined);
  return (
    <>
      <PaletteButton />
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
      <Choices of="Theme" />
    </Menu>
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
      <Choices of="Language" />
    </Menu>
  );
}
