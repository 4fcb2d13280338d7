'use client';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../IconButton/IconButton';
import { ChevronDown, ChevronUp } from '../icons';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import { useControllableState } from '../useControllableState';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { ExpandedRow } from './ExpandedRow';
import * as styles from './expansion.css';
import type { RowFeature } from './feature';

export interface RowExpansionOptions<Row> {
  /** Renders the content below an open row. Mounted when the row opens. */
  content: (row: Row) => ReactNode;
  /** Name of a row, used in the label of its button: "Details of CES27". */
  rowName: (row: Row) => string;
  /** Keys of the open rows (controlled). */
  expanded?: ReadonlySet<string>;
  /** Keys of the rows that are open initially (uncontrolled). */
  defaultExpanded?: ReadonlySet<string>;
  /** Called with the open rows when the user opens or closes one. */
  onExpandedChange?: (expanded: ReadonlySet<string>) => void;
}

const none: ReadonlySet<string> = new Set();

/**
 * Adds a button to each row that opens a full-width row below it, or the bottom of its card. Use it for details that users
 * rarely need. Pass the result to `DataTable` as `expansion`.
 *
 * Keyboard: Enter and Space toggle a row.
 */
export function useRowExpansion<Row>({
  content,
  rowName,
  expanded,
  defaultExpanded = none,
  onExpandedChange,
}: RowExpansionOptions<Row>): RowFeature<Row> {
  const translate = useTranslate();
  const id = useId();
  const [open, setOpen] = useControllableState(expanded, defaultExpanded, onExpandedChange);
  const idOf = (key: string) => `${id}-${encodeURIComponent(key)}`;

  const toggle = (key: string) => {
    const next = new Set(open);
    if (!next.delete(key)) next.add(key);
    setOpen(next);
  };

  return {
    className: styles.cell,
    head: () => <VisuallyHidden>{translate(messages.details)}</VisuallyHidden>,
    cell: (row, key) => (
      <IconButton
        size="small"
        label={translate(messages.rowDetails, { name: rowName(row) })}
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
