import { type ReactNode, useId, useState } from 'react';
import { IconButton } from '../IconButton/IconButton';
import { ChevronDown, ChevronUp } from '../icons';
import { useWords } from '../messages/messages';
import * as words from '../messages/words';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { ExpandedRow } from './ExpandedRow';
import * as styles from './expansion.css';
import type { RowFeature } from './feature';

export interface RowExpansionOptions<Row> {
  /** What stands under an open row; mounted when it opens. */
  content: (row: Row) => ReactNode;
  /** What a row is called: its button says “Details of CES27”. */
  rowName: (row: Row) => string;
  /** The keys of the open rows. */
  expanded?: ReadonlySet<string>;
  defaultExpanded?: ReadonlySet<string>;
  onExpandedChange?: (expanded: ReadonlySet<string>) => void;
}

const none: ReadonlySet<string> = new Set();

/**
 * A button before each row that opens a full line under it, at the foot of its card, for what few readers need of few rows.
 * Give what it returns to `DataTable` as `expansion`.
 *
 * Keyboard: Enter and Space open and close.
 */
export function useRowExpansion<Row>({
  content,
  rowName,
  expanded,
  defaultExpanded = none,
  onExpandedChange,
}: RowExpansionOptions<Row>): RowFeature<Row> {
  const say = useWords();
  const id = useId();
  const [own, setOwn] = useState(defaultExpanded);
  const open = expanded ?? own;
  const idOf = (key: string) => `${id}-${encodeURIComponent(key)}`;

  const toggle = (key: string) => {
    const next = new Set(open);
    if (!next.delete(key)) next.add(key);
    setOwn(next);
    onExpandedChange?.(next);
  };

  return {
    className: styles.cell,
    head: () => <VisuallyHidden>{say(words.details)}</VisuallyHidden>,
    cell: (row, key) => (
      <IconButton
        size="small"
        label={say(words.rowDetails, { name: rowName(row) })}
        aria-expanded={open.has(key)}
        aria-controls={open.has(key) ? idOf(key) : undefined}
        onClick={() => toggle(key)}
      >
        {open.has(key) ? <ChevronUp /> : <ChevronDown />}
      </IconButton>
    ),
    after: (row, key) => open.has(key) && <ExpandedRow id={idOf(key)}>{content(row)}</ExpandedRow>,
  };
}
