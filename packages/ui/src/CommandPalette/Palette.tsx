'use client';
import {
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type LoadOptions, useLoadedOptions } from '../Combobox/useLoadedOptions';
import { X } from '../fieldIcons';
import { IconButton } from '../IconButton/IconButton';
import { Search } from '../icons';
import { isComposing } from '../isComposing';
import { Kbd } from '../Kbd/Kbd';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import * as styles from './CommandPalette.css';
import { type Command, matchingCommands } from './command';
import { GroupStrip } from './GroupStrip';
import { findGroups, type Query, type Row, rowsOf, searchesRecords, searchText, stepGroup } from './groups';
import { PaletteFoot } from './PaletteFoot';
import { PaletteList, rowId } from './PaletteList';

/** Delay between the last keystroke and the search request, in ms. */
const debounceMs = 200;

/** Returns the address of the list of records behind a group, with the search text. */
export type ListAddress = (group: string, text: string) => Pick<Command, 'href' | 'onSelect'> | undefined;

interface PaletteProps {
  label: string;
  defaultText: string;
  commands: readonly Command[];
  recent: readonly Command[];
  search: LoadOptions<Command & { value: string }> | undefined;
  listAddress: ListAddress | undefined;
  maxPerGroup: number | undefined;
  noResults: ((text: string) => readonly Command[]) | undefined;
  onChoose: (command: Command) => void;
  onSearched: ((text: string) => void) | undefined;
  onClose: () => void;
}

const none: readonly Command[] = [];

export function Palette(props: PaletteProps) {
  const {
    label,
    defaultText,
    commands,
    recent,
    search,
    listAddress,
    maxPerGroup,
    noResults,
    onChoose,
    onSearched,
    onClose,
  } = props;
  const translate = useTranslate();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const latest = useRef({ onChoose, onSearched });
  useEffect(() => {
    latest.current = { onChoose, onSearched };
  });
  const [query, setQuery] = useState<Query>({ typed: defaultText });
  const { typed, opened } = query;
  const [highlighted, setHighlighted] = useState<string>();
  const [isRtl, setIsRtl] = useState(false);
  const [openKey, closeKey] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const isSearching = search !== undefined && searchesRecords(query);
  const answer = useLoadedOptions(search, typed.trim(), isSearching, debounceMs);
  const loading = isSearching && answer.state === 'loading';
  const failure = isSearching && answer.state === 'failed' ? answer.error : undefined;
  // Older results stay while the user goes on typing.
  const records = loading ? answer.former : isSearching ? answer.options : none;
  // The field shows a letter at once, and the list follows after that paint.
  const listedQuery = useDeferredValue(query);
  const found = useDeferredValue(records);
  const showAll = translate(messages.showAll);
  const groupsFor = useCallback(
    (next: Query, results: readonly Command[]) => {
      const text = searchText(next.typed);
      const listOf = (heading: string) => {
        const address = listAddress?.(heading, text);
        return address && { id: `all ${heading}`, group: heading, label: showAll, ...address };
      };
      return findGroups(next, { commands, recent, found: results, listOf, showAll, maxPerGroup });
    },
    [commands, recent, listAddress, showAll, maxPerGroup],
  );
  const listed = useMemo(() => groupsFor(listedQuery, found), [groupsFor, listedQuery, found]);
  const strip = useMemo(
    () => (searchesRecords(listedQuery) ? groupsFor({ typed: listedQuery.typed }, found) : []),
    [groupsFor, listedQuery, found],
  );
  const isEmpty = listed.length === 0 && !loading && found === records && failure === undefined;
  const isNothing = isEmpty && searchesRecords(query) && query === listedQuery;
  const groups =
    isNothing && noResults ? findGroups({ typed: '' }, { ...nothing, commands: noResults(typed) }) : listed;
  const rows = rowsOf(groups);
  const current = rows.find((row) => row.id === highlighted) ?? rows[0];
  const currentId = current?.id;

  useEffect(() => {
    list.current?.querySelector('[data-highlighted]')?.scrollIntoView({ block: 'nearest' });
  }, [groups, currentId]);

  const changeQuery = (changed: Query, highlight?: string) => {
    setQuery(changed);
    setHighlighted(highlight);
  };
  const type = (text: string) => changeQuery({ typed: text });
  const openActions = (record: Command) => changeQuery({ typed: '', opened: { record, typed } });
  const closeActions = ({ record, typed: text }: NonNullable<typeof opened>) => changeQuery({ typed: text }, record.id);
  const run = useCallback(
    (row: Row, { ctrlKey, metaKey }: Pick<MouseEvent, 'ctrlKey' | 'metaKey'>) => {
      if (row.only !== undefined) changeQuery({ ...query, only: row.only });
      else if (row.search !== undefined) changeQuery({ typed: row.search });
      else {
        if (searchesRecords(query)) latest.current.onSearched?.(searchText(query.typed));
        if (row.href && (ctrlKey || metaKey)) window.open(row.href, '_blank', 'noopener');
        else latest.current.onChoose(row);
      }
      field.current?.focus();
    },
    [query],
  );

  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter, Escape and the arrow keys control the composition of an input method (IME).
    if (isComposing(event.nativeEvent)) return;
    // Enter soon after a letter runs a command that matches the letter.
    const matching = query === listedQuery ? groups : groupsFor(query, records);
    const choices = rowsOf(matching);
    const { length } = choices;
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const isAtEnd = selectionStart === value.length && selectionEnd === value.length;
    const at = Math.max(
      0,
      choices.findIndex((row) => row.id === currentId),
    );
    const row = choices[at];
    const moves: Record<string, Row | undefined> = {
      ArrowDown: choices[(at + 1) % length],
      ArrowUp: choices[(at - 1 + length) % length],
      ...(event.ctrlKey && { Home: choices[0], End: choices.at(-1) }),
      ...(matching.length > 1 && { Tab: stepGroup(matching, row?.id, event.shiftKey ? -1 : 1) }),
    };
    const next = moves[event.key];
    const isOld = loading && row !== undefined && records.includes(row) && matchingCommands([row], typed).length === 0;
    if (event.key === 'Enter' && row && !isOld) run(row, event);
    else if (event.key === openKey && isAtEnd && row?.actions?.length) openActions(row);
    else if (opened && (event.key === 'Escape' || (event.key === closeKey && selectionEnd === 0))) closeActions(opened);
    else if (event.key === 'Escape' && typed !== '') type('');
    else if (next) setHighlighted(next.id);
    else return;
    event.preventDefault();
    // Radix would move the focus from the first element of the dialog to its last one.
    if (event.key === 'Tab') event.stopPropagation();
  };

  return (
    <>
      <div className={styles.head}>
        <Search aria-hidden />
        <input
          ref={field}
          role="combobox"
          aria-label={opened ? opened.record.label : label}
          aria-expanded={rows.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={current && rowId(id, current)}
          placeholder={opened ? opened.record.label : label}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          data-keeps-open={opened || typed !== '' ? true : undefined}
          className={styles.input}
          value={typed}
          onChange={({ target }) => changeQuery({ ...query, typed: target.value })}
          onKeyDown={keys}
          onFocus={({ currentTarget }) => setIsRtl(getComputedStyle(currentTarget).direction === 'rtl')}
        />
        {typed !== '' && (
          <IconButton
            label={translate(messages.clear)}
            size="small"
            onClick={() => {
              type('');
              field.current?.focus();
            }}
          >
            <X />
          </IconButton>
        )}
        <span className={styles.keys}>
          <Kbd>Esc</Kbd>
        </span>
        <button type="button" className={styles.close} onClick={onClose}>
          {translate(messages.close)}
        </button>
        {loading && <progress aria-label={translate(messages.loading)} className={styles.progress} />}
      </div>
      <GroupStrip
        groups={strip}
        only={listedQuery.only}
        onOnly={(only) => {
          changeQuery({ ...query, only });
          field.current?.focus();
        }}
      />
      {isNothing && (
        <div className={styles.message}>{translate(messages.nothingFound, { text: searchText(typed) })}</div>
      )}
      <div ref={list} id={`${id}-list`} role="listbox" aria-label={label} className={styles.list}>
        <PaletteList
          id={id}
          groups={groups}
          typed={opened ? listedQuery.typed : searchText(listedQuery.typed)}
          current={currentId}
          onHighlight={setHighlighted}
          onRun={run}
        />
      </div>
      {isEmpty && !isNothing && <div className={styles.message}>{translate(messages.noResults)}</div>}
      {failure !== undefined && (
        <div role="alert" className={styles.message}>
          {failure instanceof Error || hasMessage(failure) ? failure.message : translate(messages.optionsFailed)}
        </div>
      )}
      <PaletteFoot
        count={groups.reduce((sum, group) => sum + group.commands.length, 0)}
        current={current}
        isRtl={isRtl}
        isEmpty={typed === '' && !opened}
        hasSearch={search !== undefined}
      />
    </>
  );
}

const nothing = { recent: none, found: none, listOf: () => undefined, showAll: '' };

const hasMessage = (value: unknown): value is { message: string } =>
  typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';
