import { type Language, languageNames, languages } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Chip, Icon, themeNames } from '@fairlead/ui';
import { type Command, CommandPalette } from '@fairlead/ui/command-palette';
import { FilePlus, Keyboard, Languages, LogOut, Palette } from 'lucide';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { type ShellKey } from '../language';
import { usePageCommands } from '../pageCommands';
import { canOpen, destinationsOf, panelsOn, useProduct, viewFor } from '../product';
import { urls } from '../urls';
import { readVisits } from '../visits';
import { chooseLanguage } from './chooseLanguage';
import { type RecordKind, recordAt, recordTypes, searchRecords } from './searchRecords';
import { chooseTheme } from './theme';

interface CommandsProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Opens the list of keyboard shortcuts. */
  onHelp: () => void;
}

/** Command palette: records, pages that the user may open, forms for new records, themes, languages and sign-out. */
export default function Commands({ onHelp, ...palette }: CommandsProps) {
  const { t } = useTranslation('shell');
  return (
    <CommandPalette
      {...palette}
      label={t('palette')}
      commands={useCommands(onHelp)}
      recent={useRecentRecords()}
      search={useRecordSearch()}
    />
  );
}

/** Returns a function that makes the command of a record, with its actions. */
function useRecordCommand() {
  const { t } = useTranslation('shell');
  const product = useProduct();
  const { viewer } = useAuth();
  const navigate = useNavigate();
  return useCallback(
    (type: RecordKind, id: string, label: string): Command => {
      const { group, icon, addressOf, actions } = recordTypes[type];
      const open = (href: string) => ({ href, onSelect: () => void navigate(href) });
      const starts: readonly [ShellKey, string][] =
        type === 'CONTACT' && viewer
          ? panelsOn(product, 'contact', viewer).flatMap(({ start }) => (start ? [[start.label, start.to(id)]] : []))
          : (actions?.(id) ?? []);
      const allowed = starts.filter(([, href]) => viewer && canOpen(product, href, viewer));
      return {
        id,
        group: t(group),
        label,
        icon: <Icon of={icon} />,
        ...open(addressOf(id)),
        actions: allowed.map(([title, href]) => ({
          id: `${id} ${title}`,
          group: label,
          label: t(title),
          icon: <Icon of={FilePlus} />,
          ...open(href),
        })),
      };
    },
    [t, product, viewer, navigate],
  );
}

function useRecordSearch() {
  const commandOf = useRecordCommand();
  const { i18n } = useTranslation();
  return useCallback(
    async (text: string) => {
      const results = await searchRecords(text);
      // the labels of a status belong to the pages of the records
      const labels = results.flatMap(({ type }) => recordTypes[type].status?.labels ?? []);
      await i18n.loadNamespaces([...new Set(labels.map((label) => label.split(':')[0] ?? ''))]);
      return results.map(({ type, id, title, detail, status }) => ({
        ...commandOf(type, id, title),
        value: id,
        detail,
        chip: status === null ? null : <RecordChip type={type} status={status} />,
      }));
    },
    [commandOf, i18n],
  );
}

/** Status of a record that the search has found. Its labels are loaded. */
function RecordChip({ type, status }: { type: RecordKind; status: string }) {
  const { i18n } = useTranslation();
  const { labels, tones } = recordTypes[type].status ?? {};
  const translate = i18n.t as (key: string) => string;
  return (
    <Chip tone={tones?.[status] ?? 'neutral'} status={status}>
      {labels ? translate(`${labels}.${status}`) : status}
    </Chip>
  );
}

/** Records to list while nothing is typed. */
const MAX_RECENT = 5;

/** Records that the user visited last. The record of the current page is not among them. */
function useRecentRecords(): Command[] {
  const { t } = useTranslation('shell');
  const commandOf = useRecordCommand();
  const { pathname } = useLocation();
  return readVisits()
    .flatMap(({ path, title }) => {
      const record = path === pathname ? undefined : recordAt(path);
      return record ? [{ ...commandOf(record.type, record.id, title), group: t('palette.recent') }] : [];
    })
    .slice(0, MAX_RECENT);
}

/** Other words for the pages and forms of an area, by the first part of their route ids. */
const keywords: Readonly<Record<string, ShellKey>> = {
  contacts: 'palette.keywords.contacts',
  quotes: 'palette.keywords.quotes',
  policies: 'palette.keywords.policies',
  opportunities: 'palette.keywords.opportunities',
  mailing: 'palette.keywords.mailing',
};

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
    const onThisPage = pageCommands.map((command) => ({ ...command, group: t('palette.here') }));
    const navigateTo = (path: string) => () => void navigate(path);
    const keywordsOf = (route: string) => {
      const key = keywords[route.split('.')[0] ?? ''];
      return key ? t(key) : '';
    };
    const pages = destinationsOf(product, viewer).map(({ route, path, label, icon }) => ({
      id: route,
      group: t('palette.jump'),
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
        group: t('palette.do'),
        label: t(title satisfies ShellKey),
        keywords: `${t('palette.keywords.create')} ${keywordsOf(id)}`,
        icon: <Icon of={FilePlus} />,
        href: path,
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
      label: t(viewing ? 'view.stop' : 'signOut'),
      icon: <Icon of={LogOut} />,
      onSelect: navigateTo(urls.account.signOut),
    };
    const help = {
      id: 'shortcuts',
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
