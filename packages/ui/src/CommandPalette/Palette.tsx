'use client';
import { cx } from 'class-variance-authority';
import {
  Fragment,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type LoadOptions, useLoadedOptions } from '../Combobox/useLoadedOptions';
import { Search } from '../icons';
import { Kbd } from '../Kbd/Kbd';
import * as messages from '../messages/english';
import { useLocale, useTranslate } from '../messages/messages';
import { Spinner } from '../Spinner/Spinner';
import { choice } from '../theme/floating.css';
import * as styles from './CommandPalette.css';
import { type Command, matchingCommands } from './command';
import { splitMatches } from './splitMatches';

/** Delay between the last keystroke and the search request, in ms. */
const debounceMs = 200;

interface PaletteProps {
  label: string;
  commands: readonly Command[];
  recent: readonly Command[];
  search: LoadOptions<Command & { value: string }> | undefined;
  onChoose: (command: Command) => void;
}

interface Query {
  typed: string;
  /** Record whose actions are listed, with the state to return to. */
  opened?: { record: Command; typed: string; index: number };
}

interface Sources {
  commands: readonly Command[];
  recent: readonly Command[];
  /** Records that the search has found. */
  found: readonly Command[];
}

const searchesRecords = ({ typed, opened }: Query) => typed.trim() !== '' && !opened;

/** Commands and records of a query, in order. */
function findCommands(query: Query, { commands, recent, found }: Sources): Command[] {
  const { typed, opened } = query;
  const listed = opened ? (opened.record.actions ?? []) : typed === '' ? [...recent, ...commands] : commands;
  return [...matchingCommands(listed, typed), ...(searchesRecords(query) ? found : [])];
}

export function Palette({ label, commands, recent, search, onChoose }: PaletteProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const latestChoose = useRef(onChoose);
  useEffect(() => {
    latestChoose.current = onChoose;
  });
  const [query, setQuery] = useState<Query>({ typed: '' });
  const { typed, opened } = query;
  const [highlightedIndex, setHighlightedIndex] = useState(0);
  const isSearching = search !== undefined && searchesRecords(query);
  const answer = useLoadedOptions(search, typed.trim(), isSearching, debounceMs);
  // The field shows a letter at once, and the list follows after that paint.
  const listedQuery = useDeferredValue(query);
  const found = useDeferredValue(answer.options);
  const shown = useMemo(
    () => findCommands(listedQuery, { commands, recent, found }),
    [listedQuery, commands, recent, found],
  );
  const current = Math.min(highlightedIndex, shown.length - 1);
  const loading = isSearching && answer.state === 'loading';
  const failure = isSearching && answer.state === 'failed' ? answer.error : undefined;

  useEffect(() => {
    list.current?.querySelector('[data-highlighted]')?.scrollIntoView({ block: 'nearest' });
  }, [shown, current]);

  const changeQuery = (changed: Query, index = 0) => {
    setQuery(changed);
    setHighlightedIndex(index);
  };
  const openActions = (record: Command) => changeQuery({ typed: '', opened: { record, typed, index: current } });
  const closeActions = ({ typed: text, index }: NonNullable<typeof opened>) => changeQuery({ typed: text }, index);
  const run = useCallback((command: Command, { ctrlKey, metaKey }: Pick<MouseEvent, 'ctrlKey' | 'metaKey'>) => {
    if (command.href && (ctrlKey || metaKey)) window.open(command.href, '_blank', 'noopener');
    else latestChoose.current(command);
  }, []);

  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter soon after a letter runs a command that matches the letter.
    const matching = query === listedQuery ? shown : findCommands(query, { commands, recent, found: answer.options });
    const { length } = matching;
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const isAtEnd = selectionStart === value.length && selectionEnd === value.length;
    const moves: Record<string, number> = {
      ArrowDown: (current + 1) % length,
      ArrowUp: (current - 1 + length) % length,
      ...(event.ctrlKey && { Home: 0, End: length - 1 }),
    };
    const next = moves[event.key];
    const command = matching[Math.max(0, Math.min(current, length - 1))];
    // Enter also confirms the composition of an input method (IME).
    if (event.key === 'Enter' && command && !event.nativeEvent.isComposing) run(command, event);
    else if (event.key === 'ArrowRight' && isAtEnd && command?.actions?.length) openActions(command);
    else if (opened && (event.key === 'Escape' || (event.key === 'ArrowLeft' && selectionEnd === 0)))
      closeActions(opened);
    else if (next === undefined || length === 0) return;
    else setHighlightedIndex(next);
    event.preventDefault();
  };

  return (
    <>
      <div className={styles.head}>
        <Search aria-hidden />
        <input
          role="combobox"
          aria-label={opened ? opened.record.label : label}
          aria-expanded={shown.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={shown[current] && `${id}-${current}`}
          placeholder={opened ? opened.record.label : label}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          data-actions={opened ? true : undefined}
          className={styles.input}
          value={typed}
          onChange={({ target }) => changeQuery({ ...query, typed: target.value })}
          onKeyDown={keys}
        />
        {loading && <Spinner size="small" label={translate(messages.loading)} />}
        <span className={styles.keys}>
          <Kbd>Esc</Kbd>
        </span>
      </div>
      <div ref={list} id={`${id}-list`} role="listbox" aria-label={label} className={styles.list}>
        <Lines
          id={id}
          commands={shown}
          typed={listedQuery.typed}
          current={current}
          onHighlight={setHighlightedIndex}
          onRun={run}
        />
      </div>
      {shown.length === 0 && !loading && failure === undefined && (
        <div className={styles.message}>{translate(messages.noResults)}</div>
      )}
      {failure !== undefined && (
        <div role="alert" className={styles.message}>
          {failure instanceof Error || hasMessage(failure) ? failure.message : translate(messages.optionsFailed)}
        </div>
      )}
      <div className={styles.foot}>
        <span aria-hidden className={styles.keys}>
          <Kbd>↑</Kbd>
          <Kbd>↓</Kbd> {translate(messages.choose)}
        </span>
        <span aria-hidden className={styles.keys}>
          <Kbd>Enter</Kbd> {translate(messages.open)}
        </span>
        {shown[current]?.actions?.length ? (
          <span aria-hidden className={styles.keys}>
            <Kbd>→</Kbd> {translate(messages.actions)}
          </span>
        ) : null}
        <span role="status" className={styles.count}>
          {translate(messages.results, { count: new Intl.NumberFormat(locale).format(shown.length) })}
        </span>
      </div>
    </>
  );
}

const hasMessage = (value: unknown): value is { message: string } =>
  typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';

interface LinesProps {
  id: string;
  commands: readonly Command[];
  typed: string;
  /** Index of the highlighted command. */
  current: number;
  onHighlight: (index: number) => void;
  onRun: (command: Command, event: MouseEvent) => void;
}

/** Commands with the headings of their groups. Not rendered for a letter in the field until the letter is shown. */
const Lines = memo(function Lines({ id, commands, typed, current, onHighlight, onRun }: LinesProps) {
  return commands.map((command, index) => (
    <Fragment key={command.id}>
      {command.group !== commands[index - 1]?.group && (
        <div role="presentation" className={styles.heading}>
          {command.group}
        </div>
      )}
      <CommandLine
        id={`${id}-${index}`}
        command={command}
        typed={typed}
        highlighted={index === current}
        onHover={() => onHighlight(index)}
        onChoose={(event) => onRun(command, event)}
      />
    </Fragment>
  ));
});

interface CommandLineProps {
  id: string;
  command: Command;
  typed: string;
  highlighted: boolean;
  onHover: () => void;
  onChoose: (event: MouseEvent) => void;
}

function CommandLine({ id, command, typed, highlighted, onHover, onChoose }: CommandLineProps) {
  return (
    // The focus stays in the text field, which refers to the highlighted option by `aria-activedescendant`.
    <div
      id={id}
      role="option"
      aria-selected={highlighted}
      tabIndex={-1}
      data-highlighted={highlighted || undefined}
      className={cx(choice, styles.row)}
      onPointerMove={highlighted ? undefined : onHover}
      onClick={onChoose}
      onKeyDown={undefined}
    >
      {command.icon && <span className={styles.commandIcon}>{command.icon}</span>}
      <span className={styles.texts}>
        <HighlightedText text={command.label} typed={typed} />
        {command.detail && (
          <span className={styles.detail}>
            <HighlightedText text={command.detail} typed={typed} />
          </span>
        )}
      </span>
      {command.chip}
    </div>
  );
}

const HighlightedText = ({ text, typed }: { text: string; typed: string }) =>
  splitMatches(text, typed).map((piece, index) =>
    piece.hit ? (
      <mark key={index} className={styles.hit}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
