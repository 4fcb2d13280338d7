import { useRef } from 'react';
import { Checkbox } from '../Checkbox/Checkbox';
import { Choice } from '../Choice/Choice';
import * as choice from '../Choice/Choice.css';
import { Check } from '../icons';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import type { RowFeature } from './feature';
import * as styles from './selection.css';

export interface RowSelectionOptions<Row> {
  /** Keys of the selected rows, including rows on other pages. */
  selected: ReadonlySet<string>;
  /** Called with the selected rows when the user selects or deselects some. */
  onChange: (selected: ReadonlySet<string>) => void;
  /** Name of a row, used in the label of its checkbox: "Select CES27". */
  rowName: (row: Row) => string;
}

/** Whether Shift was held. Space on a checkbox also fires a click. */
export const hasShiftKey = (event: Event) => event instanceof MouseEvent && event.shiftKey;

/**
 * Adds a checkbox to each row, and one in the header for all rows of the page. The selection on other pages is kept. Pass the
 * result to `DataTable` as `selection`, and offer actions in a `BulkBar`.
 *
 * Keyboard: Space selects a row. Shift with Space or a click selects all rows from the last one.
 */
export function useRowSelection<Row>({ selected, onChange, rowName }: RowSelectionOptions<Row>): RowFeature<Row> {
  const translate = useTranslate();
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
          label={<span className={styles.body}>{translate(messages.selectAll)}</span>}
          checked={all}
          indeterminate={count > 0 && !all}
          disabled={keys.length === 0}
          onChange={() => choose(keys, !all)}
        />
      );
    },
    cell: (row, key, keys) => (
      <Choice hideLabel label={translate(messages.selectRow, { name: rowName(row) })}>
        <input
          type="checkbox"
          checked={selected.has(key)}
          onChange={({ target, nativeEvent }) => press(key, keys, target.checked, hasShiftKey(nativeEvent))}
          className={choice.input}
        />
        <Check className={choice.check} />
      </Choice>
    ),
  };
}
