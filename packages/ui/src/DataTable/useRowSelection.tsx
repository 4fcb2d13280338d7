import { useRef } from 'react';
import { Checkbox } from '../Checkbox/Checkbox';
import { Choice } from '../Choice/Choice';
import * as choice from '../Choice/Choice.css';
import { Check } from '../icons';
import { useWords } from '../messages/messages';
import * as words from '../messages/words';
import type { RowFeature } from './feature';
import * as styles from './selection.css';

export interface RowSelectionOptions<Row> {
  /** The keys of the chosen rows, on this page and on others. */
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** What a row is called: its box says “Select CES27”. */
  rowName: (row: Row) => string;
}

/** A click, or the click that Space makes. */
const withShift = (event: Event) => event instanceof MouseEvent && event.shiftKey;

/**
 * A box before each row, and one at the head for all rows of this page; what is chosen on other pages stays chosen. Give
 * what it returns to `DataTable` as `selection`, and say what can be done to the chosen rows in a `BulkBar`.
 *
 * Keyboard: Space chooses a row; Shift and Space, as Shift and click, all rows from the one that was pressed last.
 */
export function useRowSelection<Row>({ selected, onChange, rowName }: RowSelectionOptions<Row>): RowFeature<Row> {
  const say = useWords();
  const last = useRef<string>(undefined);

  const choose = (keys: readonly string[], chosen: boolean) => {
    const next = new Set(selected);
    for (const key of keys) {
      if (chosen) next.add(key);
      else next.delete(key);
    }
    onChange(next);
  };
  const press = (key: string, keys: readonly string[], chosen: boolean, range: boolean) => {
    const [from, to] = [keys.indexOf(last.current ?? ''), keys.indexOf(key)];
    last.current = key;
    choose(range && from >= 0 ? keys.slice(Math.min(from, to), Math.max(from, to) + 1) : [key], chosen);
  };

  return {
    className: styles.cell,
    marks: (key) => selected.has(key),
    head: (keys) => {
      const count = keys.filter((key) => selected.has(key)).length;
      const all = count > 0 && count === keys.length;
      return (
        <Checkbox
          label={<span className={styles.words}>{say(words.selectAll)}</span>}
          checked={all}
          indeterminate={count > 0 && !all}
          disabled={keys.length === 0}
          onChange={() => choose(keys, !all)}
        />
      );
    },
    cell: (row, key, keys) => (
      <Choice hideLabel label={say(words.selectRow, { name: rowName(row) })}>
        <input
          type="checkbox"
          checked={selected.has(key)}
          onChange={({ target, nativeEvent }) => press(key, keys, target.checked, withShift(nativeEvent))}
          className={choice.input}
        />
        <Check className={choice.check} />
      </Choice>
    ),
  };
}
