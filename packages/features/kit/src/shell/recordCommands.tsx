import { useAuth } from '@fairlead/session';
import { Chip, Icon, showPhone } from '@fairlead/ui';
import type { Command } from '@fairlead/ui/command-palette';
import type { TFunction } from 'i18next';
import { FilePlus, History, Search } from 'lucide';
import { type RefObject, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { formatDay, formatRecent, formatTime, formatUsd } from '../formats';
import type { ShellKey } from '../language';
import { canOpen, panelsOn, useProduct } from '../product';
import { urls } from '../urls';
import { readSearches, readVisits } from '../visits';
import { type RecordKind, recordAt, recordTypes, type SearchResult, searchRecords } from './searchRecords';
import { suggestSpelling } from './suggestSpelling';

/** Returns a function that makes the command of a record, with its actions. */
function useRecordCommand() {
  const { t } = useTranslation('shell');
  const product = useProduct();
  const { viewer } = useAuth();
  const navigate = useNavigate();
  return useCallback(
    (type: RecordKind, id: string, label: string): Command => {
      const { group, icon, addressOf, listOf, actions } = recordTypes[type];
      const page = addressOf(id);
      // some records have only a form, which the user may not open
      const address = viewer && canOpen(product, page, viewer) ? page : listOf(label);
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
        ...open(address),
        actions: allowed.map(([title, href]) => ({
          id: `${id} ${title}`,
          group: label,
          label: t(title),
          icon: <Icon of={FilePlus} />,
          action: true,
          ...open(href),
        })),
      };
    },
    [t, product, viewer, navigate],
  );
}

/** Facts that distinguish a record from others of the same contact. `now` is in unix seconds. */
function factsOf(
  { phone, carrierName, premiumAmount, expiredDate, lossDate, lastMailAt }: SearchResult,
  t: TFunction<'shell'>,
  now: number,
): (string | undefined)[] {
  return [
    phone && showPhone(phone),
    carrierName,
    premiumAmount === undefined ? undefined : formatUsd(premiumAmount),
    expiredDate === undefined ? undefined : t('palette.expires', { date: formatDay(expiredDate) }),
    lossDate === undefined ? undefined : t('palette.loss', { date: formatDay(lossDate) }),
    lastMailAt === undefined ? undefined : formatRecent(lastMailAt, now),
  ];
}

/** Suggested spelling of each search text that no record contains. */
type Spellings = RefObject<Map<string, string>>;

/** Searches for records. Suggests another spelling if none contains the text. */
export function useRecordSearch(spellings: Spellings) {
  const { t } = useTranslation('shell');
  const commandOf = useRecordCommand();
  const newContact = useNewContact();
  const { i18n } = useTranslation();
  return useCallback(
    async (typed: string) => {
      const results = await searchRecords(typed);
      // the labels of a status belong to the pages of the records
      const labels = results.flatMap(({ type }) => recordTypes[type].status?.labels ?? []);
      await i18n.loadNamespaces([...new Set(labels.map((label) => label.split(':')[0] ?? ''))]);
      const now = Date.now() / 1000;
      const commands = results.map((result) => {
        const { type, id, title, detail, status } = result;
        return {
          ...commandOf(type, id, title),
          value: id,
          detail: [detail, ...factsOf(result, t, now)].filter(Boolean).join(' · '),
          chip: status === null ? null : <RecordChip type={type} status={status} />,
        };
      });
      const spelling = suggestSpelling(typed, results);
      if (spelling === undefined) return commands;
      spellings.current.set(typed, spelling);
      const suggestion = {
        id: 'spelling',
        value: 'spelling',
        group: t('palette.didYouMean', { text: typed }),
        label: spelling,
        icon: <Icon of={Search} />,
        search: spelling,
        onSelect: () => undefined,
      };
      return [suggestion, ...commands, ...newContact(typed).map((command) => ({ ...command, value: command.id }))];
    },
    [commandOf, newContact, spellings, i18n, t],
  );
}

/** Returns the command that creates a contact with the search text as its name, if the user may. */
export function useNewContact() {
  const { t } = useTranslation('shell');
  const product = useProduct();
  const { viewer, me } = useAuth();
  const navigate = useNavigate();
  const mayCreate = viewer !== null && me?.view === undefined && canOpen(product, urls.contacts.create, viewer);
  return useCallback(
    (text: string): Command[] => {
      // a number is not the name of a contact
      if (!mayCreate || !/\p{L}/u.test(text)) return [];
      const href = `${urls.contacts.create}?${new URLSearchParams({ name: text.trim() }).toString()}`;
      return [
        {
          id: 'newContact',
          group: t('palette.do'),
          label: t('palette.newContact', { text: text.trim() }),
          icon: <Icon of={FilePlus} />,
          action: true,
          href,
          onSelect: () => void navigate(href),
        },
      ];
    },
    [mayCreate, navigate, t],
  );
}

/** Returns the function for "Show all" of a group of records. */
export function useListAddress(spellings: Spellings) {
  const { t } = useTranslation('shell');
  const product = useProduct();
  const { viewer } = useAuth();
  const navigate = useNavigate();
  return useCallback(
    (heading: string, text: string) => {
      const type = (Object.keys(recordTypes) as RecordKind[]).find((each) => t(recordTypes[each].group) === heading);
      const href = type && recordTypes[type].listOf(spellings.current.get(text) ?? text);
      if (href === undefined || !viewer || !canOpen(product, href, viewer)) return undefined;
      return { href, onSelect: () => void navigate(href) };
    },
    [product, viewer, navigate, spellings, t],
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
const MAX_RECORDS = 5;
/** Searches to list while nothing is typed. */
const MAX_SEARCHES = 3;

/** Records that the user visited last, without the one of the current page, and recent searches. */
export function useRecent(): Command[] {
  const { t } = useTranslation('shell');
  const commandOf = useRecordCommand();
  const { pathname } = useLocation();
  const records = readVisits().flatMap(({ path, title, at }) => {
    const record = path === pathname ? undefined : recordAt(path);
    if (!record) return [];
    const detail = t('palette.opened', { time: formatTime(at * 1000) });
    return [{ ...commandOf(record.type, record.id, title), group: t('palette.recent'), detail }];
  });
  const searches = readSearches().map((search) => ({
    id: `search ${search}`,
    group: t('palette.searches'),
    label: search,
    icon: <Icon of={History} />,
    search,
    onSelect: () => undefined,
  }));
  return [...records.slice(0, MAX_RECORDS), ...searches.slice(0, MAX_SEARCHES)];
}
