import { Fragment, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { type LoadOptions, useLoadedOptions } from '../Combobox/useLoadedOptions';
import { Search } from '../icons';
import { Kbd } from '../Kbd/Kbd';
import { useLocale, useTranslate } from '../messages/messages';
import * as words from '../messages/words';
import { Spinner } from '../Spinner/Spinner';
import { choice, choiceWords } from '../theme/floating.css';
import * as styles from './CommandPalette.css';
import { type Command, matchingCommands } from './command';
import { splitMatches } from './splitMatches';

/** Delay between the last keystroke and the search request, in ms. */
const debounceMs = 700;

interface PaletteProps {
  label: string;
  commands: readonly Command[];
  search: LoadOptions<Command & { value: string }> | undefined;
  onChoose: (command: Command) => void;
}

export function Palette({ label, commands, search, onChoose }: PaletteProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [highlightedIndex, setHighlightedIndex] = useState(0);
  const isSearching = search !== undefined && typed.trim() !== '';
  const answer = useLoadedOptions(search, typed.trim(), isSearching, debounceMs);
  const shown = [...matchingCommands(commands, typed), ...(isSearching ? answer.options : [])];
  const current = Math.min(highlightedIndex, shown.length - 1);
  const loading = isSearching && answer.state === 'loading';
  const failure = isSearching && answer.state === 'failed' ? answer.error : undefined;

  useEffect(() => {
    list.current?.querySelector('[data-highlighted]')?.scrollIntoView({ block: 'nearest' });
  });

  const keys = (event: KeyboardEvent) => {
    const { length } = shown;
    const moves: Record<string, number> = {
      ArrowDown: (current + 1) % length,
      ArrowUp: (current - 1 + length) % length,
      ...(event.ctrlKey && { Home: 0, End: length - 1 }),
    };
    const next = moves[event.key];
    const command = shown[current];
    // Enter also confirms the composition of an input method (IME).
    if (event.key === 'Enter' && command && !event.nativeEvent.isComposing) onChoose(command);
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
          aria-label={label}
          aria-expanded={shown.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={shown[current] && `${id}-${current}`}
          placeholder={label}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          className={styles.input}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setHighlightedIndex(0);
          }}
          onKeyDown={keys}
        />
        {loading && <Spinner size="small" label={translate(words.loading)} />}
        <span className={styles.keys}>
          <Kbd>Esc</Kbd>
        </span>
      </div>
      <div ref={list} id={`${id}-list`} role="listbox" aria-label={label} className={styles.list}>
        {shown.map((command, index) => (
          <Fragment key={command.id}>
            {command.group !== shown[index - 1]?.group && (
              <div role="presentation" className={styles.heading}>
                {command.group}
              </div>
            )}
            <CommandLine
              id={`${id}-${index}`}
              command={command}
              typed={typed}
              highlighted={index === current}
              onHover={() => setHighlightedIndex(index)}
              onChoose={() => onChoose(command)}
            />
          </Fragment>
        ))}
      </div>
      {shown.length === 0 && !loading && failure === undefined && (
        <div className={styles.message}>{translate(words.noResults)}</div>
      )}
      {failure !== undefined && (
        <div role="alert" className={styles.message}>
          {failure instanceof Error || hasMessage(failure) ? failure.message : translate(words.optionsFailed)}
        </div>
      )}
      <div className={styles.foot}>
        <span aria-hidden className={styles.keys}>
          <Kbd>↑</Kbd>
          <Kbd>↓</Kbd> {translate(words.choose)}
        </span>
        <span aria-hidden className={styles.keys}>
          <Kbd>Enter</Kbd> {translate(words.open)}
        </span>
        <span role="status" className={styles.count}>
          {translate(words.results, { count: new Intl.NumberFormat(locale).format(shown.length) })}
        </span>
      </div>
    </>
  );
}

const hasMessage = (value: unknown): value is { message: string } =>
  typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';

interface CommandLineProps {
  id: string;
  command: Command;
  typed: string;
  highlighted: boolean;
  onHover: () => void;
  onChoose: () => void;
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
      className={choice}
      onPointerMove={highlighted ? undefined : onHover}
      onClick={onChoose}
      onKeyDown={undefined}
    >
      {command.icon && <span className={styles.commandIcon}>{command.icon}</span>}
      <span className={choiceWords}>
        <HighlightedText text={command.label} typed={typed} />
      </span>
      {command.detail && (
        <span className={styles.detail}>
          <HighlightedText text={command.detail} typed={typed} />
        </span>
      )}
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
