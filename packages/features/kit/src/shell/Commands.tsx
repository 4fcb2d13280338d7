import { type Language, languages } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Icon, themeNames } from '@fairlead/ui';
import { type Command, CommandPalette } from '@fairlead/ui/command-palette';
import { FilePlus, Languages, LogOut, Palette } from 'lucide';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type ShellKey } from '../language';
import { canOpen, destinationsOf, useProduct, viewFor } from '../product';
import { urls } from '../urls';
import { chooseLanguage } from './chooseLanguage';
import { languageNames } from './language';
import { chooseTheme } from './theme';

interface CommandsProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Command palette: pages that the user may open, forms for new records, themes, languages and sign-out. */
export default function Commands(props: CommandsProps) {
  const { t } = useTranslation('shell');
  return <CommandPalette {...props} label={t('palette')} commands={useCommands()} />;
}

function useCommands(): Command[] {
  const { t, i18n } = useTranslation('shell');
  const product = useProduct();
  const navigate = useNavigate();
  const { viewer } = useAuth();
  return useMemo(() => {
    if (!viewer) return [];
    const navigateTo = (path: string) => () => void navigate(path);
    const pages = destinationsOf(product, viewer).map(({ route, path, label, icon }) => ({
      id: route,
      group: t('palette.jump'),
      label: t(label),
      icon: <Icon of={icon} />,
      onSelect: navigateTo(path),
    }));
    const forms = product.routes
      .filter((route) => viewFor(route, viewer.role)?.kind === 'form')
      .filter(({ path, frame = 'shell' }) => frame === 'shell' && !path.includes(':') && canOpen(product, path, viewer))
      .map(({ id, path, title }) => ({
        id,
        group: t('palette.do'),
        label: t(title satisfies ShellKey),
        icon: <Icon of={FilePlus} />,
        onSelect: navigateTo(path),
      }));
    const themes = themeNames.map((name) => ({
      id: `theme.${name}`,
      group: t('palette.do'),
      label: `${t('theme')}: ${name}`,
      icon: <Icon of={Palette} />,
      onSelect: () => chooseTheme(name),
    }));
    const languageCommands = languages.map((language: Language) => ({
      id: `language.${language}`,
      group: t('palette.do'),
      label: `${t('language')}: ${languageNames[language]}`,
      icon: <Icon of={Languages} />,
      onSelect: () => void chooseLanguage(i18n, language),
    }));
    const signOut = {
      id: 'signOut',
      group: t('palette.do'),
      label: t('signOut'),
      icon: <Icon of={LogOut} />,
      onSelect: navigateTo(urls.account.signOut),
    };
    return [...pages, ...forms, ...themes, ...languageCommands, signOut];
  }, [product, viewer, t, i18n, navigate]);
}
