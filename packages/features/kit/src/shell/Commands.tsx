import { type Language, languageNames, languages, MAX_SEARCH_RESULTS } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Icon, themeNames } from '@fairlead/ui';
import { type Command, CommandPalette } from '@fairlead/ui/command-palette';
import { FilePlus, Keyboard, Languages, LogOut, Palette } from 'lucide';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ShellKey } from '../language';
import { usePageCommands } from '../pageCommands';
import { canOpen, destinationsOf, useProduct, viewFor } from '../product';
import { urls } from '../urls';
import { rememberSearch } from '../visits';
import { chooseLanguage } from './chooseLanguage';
import { useListAddress, useNewContact, useRecent, useRecordSearch } from './recordCommands';
import { chooseTheme } from './theme';

interface CommandsProps {
  open: boolean;
  /** Text in the field when the palette opens. */
  defaultText: string;
  onOpenChange: (open: boolean) => void;
  /** Opens the list of keyboard shortcuts. */
  onHelp: () => void;
}

/** Command palette: records, pages that the user may open, forms for new records, themes, languages and sign-out. */
export default function Commands({ onHelp, ...palette }: CommandsProps) {
  const { t } = useTranslation('shell');
  const spellings = useRef(new Map<string, string>());
  return (
    <CommandPalette
      {...palette}
      label={t('palette')}
      commands={useCommands(onHelp)}
      recent={useRecent()}
      search={useRecordSearch(spellings)}
      listAddress={useListAddress(spellings)}
      maxPerGroup={MAX_SEARCH_RESULTS}
      noResults={useNewContact()}
      onSearched={rememberSearch}
    />
  );
}

/** Other words for the pages and forms of an area, by the first part of their route ids. */
const keywords: Readonly<Record<string, ShellKey>> = {
  contacts: 'palette.keywords.contacts',
  quotes: 'palette.keywords.quotes',
  policies: 'palette.keywords.policies',
  opportunities: 'palette.keywords.opportunities',
  mailing: 'palette.keywords.mailing',
};

/** Forms that are listed while nothing is typed. */
const frequentForms: ReadonlySet<string> = new Set(['opportunities.create', 'contacts.create', 'mailing.compose']);

/** The first command of each id and label: a form can be a page of the menu, and can have a second address. */
const withoutRepeats = (commands: readonly Command[]): Command[] =>
  commands.filter(
    (command, index) => commands.findIndex(({ id, label }) => id === command.id || label === command.label) === index,
  );

function useCommands(openHelp: () => void): Command[] {
  const { t, i18n } = useTranslation('shell');
  const product = useProduct();
  const navigate = useNavigate();
  const { viewer, me } = useAuth();
  const viewing = me?.view !== undefined;
  const pageCommands = usePageCommands();
  return useMemo(() => {
    if (!viewer) return [];
    const onThisPage = pageCommands.map((command) => ({
      ...command,
      action: true,
      frequent: true,
      group: t('palette.here'),
    }));
    const navigateTo = (path: string) => () => void navigate(path);
    const keywordsOf = (route: string) => {
      const key = keywords[route.split('.')[0] ?? ''];
      return key ? t(key) : '';
    };
    const pages = destinationsOf(product, viewer).map(({ route, path, label, icon }) => ({
      id: route,
      ...(frequentForms.has(route)
        ? { group: t('palette.do'), action: true, frequent: true }
        : { group: t('palette.jump') }),
      label: t(label),
      keywords: keywordsOf(route),
      icon: <Icon of={icon} />,
      href: path,
      onSelect: navigateTo(path),
    }));
    const otherPages = product.routes.flatMap(({ id, path, title, paletteIcon }) =>
      paletteIcon && canOpen(product, path, viewer)
        ? [
            {
              id,
              group: t('palette.jump'),
              label: t(title satisfies ShellKey),
              keywords: keywordsOf(id),
              icon: <Icon of={paletteIcon} />,
              href: path,
              onSelect: navigateTo(path),
            },
          ]
        : [],
    );
    const forms = (viewing ? [] : product.routes)
      .filter((route) => viewFor(route, viewer.role)?.kind === 'form')
      .filter(
        ({ path, frame = 'shell', needsRecord }) =>
          frame === 'shell' && !needsRecord && !path.includes(':') && canOpen(product, path, viewer),
      )
      .map(({ id, path, title }) => ({
        id,
        action: true,
        frequent: frequentForms.has(id),
        group: t('palette.do'),
        label: t(title satisfies ShellKey),
        keywords: `${t('palette.keywords.create')} ${keywordsOf(id)}`,
        icon: <Icon of={FilePlus} />,
        href: path,
        onSelect: navigateTo(path),
      }));
    const themes = themeNames.map((name) => ({
      id: `theme.${name}`,
      action: true,
      group: t('palette.do'),
      label: `${t('theme')}: ${name}`,
      icon: <Icon of={Palette} />,
      onSelect: () => chooseTheme(name),
    }));
    const languageCommands = languages.map((language: Language) => ({
      id: `language.${language}`,
      action: true,
      group: t('palette.do'),
      label: `${t('language')}: ${languageNames[language]}`,
      icon: <Icon of={Languages} />,
      onSelect: () => void chooseLanguage(i18n, language),
    }));
    const signOut = {
      id: 'signOut',
      action: true,
      group: t('palette.do'),
      label: t(viewing ? 'view.stop' : 'signOut'),
      icon: <Icon of={LogOut} />,
      onSelect: navigateTo(urls.account.signOut),
    };
    const help = {
      id: 'shortcuts',
      action: true,
      group: t('palette.do'),
      label: t('shortcuts'),
      icon: <Icon of={Keyboard} />,
      onSelect: openHelp,
    };
    return withoutRepeats([
      ...onThisPage,
      ...pages,
      ...otherPages,
      ...forms,
      ...themes,
      ...languageCommands,
      help,
      signOut,
    ]);
  }, [product, viewer, viewing, pageCommands, t, i18n, navigate, openHelp]);
}
