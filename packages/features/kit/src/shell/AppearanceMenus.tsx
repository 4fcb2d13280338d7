import { Icon, IconButton, Menu } from '@fairlead/ui';
import { Languages, Palette } from 'lucide';
import { useTranslation } from 'react-i18next';
import { Choices } from './Choices';

const icon = { size: 16, strokeWidth: 1.75 };

export function ThemeMenu() {
  const { t } = useTranslation('shell');
  return (
    <Menu
      label={t('theme')}
      trigger={
        <IconButton label={t('theme')}>
          <Icon of={Palette} {...icon} />
        </IconButton>
      }
    >
      <Choices menu="Theme" />
    </Menu>
  );
}

export function LanguageMenu() {
  const { t } = useTranslation('shell');
  return (
    <Menu
      label={t('language')}
      trigger={
        <IconButton label={t('language')}>
          <Icon of={Languages} {...icon} />
        </IconButton>
      }
    >
      <Choices menu="Language" />
    </Menu>
  );
}
