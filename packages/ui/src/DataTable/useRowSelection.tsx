'use client';
import { useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { Checkbox } from '../Checkbox/Checkbox';
import { Choice } from '../Choice/Choice';
import * as choice from '../Choice/Choice.css';
import { Check } from '../icons';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import type { RowFeature } from './feature';
import { type RowBoxes, rowBoxes } from './rowBoxes';
import * as styles from './selection.css';
import type { SelectionStore } from './selectionStore';

export interface RowSelectionOptions<Row> {
  /** Selected rows, including rows on other pages, from `createSelection`. */
  store: SelectionStore;
  /** Name of a row, used in the label of its checkbox: "Select CES27". */
  rowName: (row: Row) => string;
}

/** Whether Shift was held. Space on a checkbox also fires a click. */
const hasShiftKey = (event: Event) => event instanceof MouseEvent && event.shiftKey;

function change(store: SelectionStore, keys: readonly string[], chosen: boolean) {
  const next = new Set(store.selected());
  for (const key of keys) {
    if (chosen) next.add(key);
    else next.delete(key);
  }
  store.select(next);
}

/**
 * Adds a checkbox to each row, and one in the header for all rows of the page. The selection on other pages is kept. Pass the
 * result to `DataTable` as `selection`, and offer actions in a `BulkBar`. No row renders again when the selection changes.
 *
 * Other lists render `cell` in each of their `li` elements.
 *
 * Keyboard: Space selects a row. Shift with Space or a click selects all rows from the last one.
 */
export function useRowSelection<Row>({ store, rowName }: RowSelectionOptions<Row>): RowFeature<Row> {
  const last = useRef<string>(undefined);
  return useMemo(() => {
    const boxes = rowBoxes(store);
    return {
      className: styles.cell,
      marks: (key) => store.selected().has(key),
      head: (keys) => <PageCheckbox store={store} keys={keys} />,
      cell: (row, key, keys) => (
        <RowCheckbox
          boxes={boxes}
          rowKey={key}
          name={rowName(row)}
          onPress={(chosen, range) => {
            const [from, to] = [keys.indexOf(last.current ?? ''), keys.indexOf(key)];
            last.current = key;
            const all = range && from >= 0 ? keys.slice(Math.min(from, to), Math.max(from, to) + 1) : [key];
            change(store, all, chosen);
          }}
        />
      ),
    };
  }, [store, rowName]);
}

function PageCheckbox({ store, keys }: { store: SelectionStore; keys: readonly string[] }) {
  const translate = useTranslate();
  const getCount = () => keys.filter((key) => store.selected().has(key)).length;
  const count = useSyncExternalStore(store.subscribe, getCount, getCount);
  const all = count > 0 && count === keys.length;
  return (
    <Checkbox
      label={<span className={styles.body}>{translate(messages.selectAll)}</span>}
      checked={all}
      indeterminate={count > 0 && !all}
      disabled={keys.length === 0}
      onChange={() => change(store, keys, !all)}
    />
  );
}

interface RowCheckboxProps {
  boxes: RowBoxes;
  rowKey: string;
  name: string;
  onPress: (chosen: boolean, range: boolean) => void;
}

/** Does not render when the selection changes, because a page has up to 200 of them. */
function RowCheckbox({ boxes, rowKey, name, onPress }: RowCheckboxProps) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => (input.current ? boxes.follow(input.current, rowKey) : undefined), [boxes, rowKey]);
  return (
    <Choice hideLabel label={translate(messages.selectRow, { name })}>
      <input
        ref={input}
        type="checkbox"
        onChange={({ target, nativeEvent }) => onPress(target.checked, hasShiftKey(nativeEvent))}
        className={choice.input}
      />
      <Check className={choice.check} />
    </Choice>
  );
}
