'use client';
import { cx } from 'class-variance-authority';
import { useState } from 'react';
import { ArrowDown, ArrowUp } from '../icons';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import { useLater } from '../useLater';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import type { ColumnHandleProps } from './ColumnHandle';
import type { Column, Sort } from './column';
import { columnShare } from './columnWidths';
import * as widths from './columnWidths.css';
import * as styles from './DataTable.css';
import type { RowFeature } from './feature';

interface HeadProps<Row> {
  columns: readonly Column<Row>[];
  features: readonly RowFeature<Row>[];
  /** Keys of the visible rows. */
  keys: readonly string[];
  sort: Sort | undefined;
  onSortChange: ((sort: Sort) => void) | undefined;
  /** Class names of the column with row numbers. */
  serialClass: string | false;
  /** Returns the class name of a cell that stays in place. */
  pinnedClass: (at: number) => string | undefined;
  actions: boolean;
  /** Every column has a percentage: see `tableWidths`. */
  sharesWidth: boolean;
  /** Lets the user drag the edges of the columns. */
  resizing: ColumnHandleProps | undefined;
}

/** Longest heading, in characters, that takes one line on wide lists. */
const shortHeading = 12;

const loadHandle = () => import('./ColumnHandle');

/** Edge of a column, from the moment at which the pointer reaches the header. */
function Handle({ wanted, ...props }: ColumnHandleProps & { wanted: boolean }) {
  const later = useLater(loadHandle, wanted, () => undefined);
  return later ? <later.ColumnHandle {...props} /> : null;
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

export function Head<Row>({
  columns,
  features,
  keys,
  sort,
  onSortChange,
  serialClass,
  pinnedClass,
  actions,
  sharesWidth,
  resizing,
}: HeadProps<Row>) {
  const translate = useTranslate();
  const [pointed, setPointed] = useState(false);
  const leads = features.length + (serialClass ? 1 : 0);
  return (
    <thead
      role="rowgroup"
      className={styles.head}
      onPointerEnter={resizing && !pointed ? () => setPointed(true) : undefined}
    >
      <tr role="row">
        {features.map(({ className, head }, at) => (
          <th
            key={className}
            role="columnheader"
            scope="col"
            className={cx(styles.headCell, className, pinnedClass(at))}
          >
            {head(keys)}
          </th>
        ))}
        {serialClass && (
          <th
            role="columnheader"
            scope="col"
            className={cx(styles.headCell, serialClass, pinnedClass(features.length))}
          >
            {translate(messages.serial)}
          </th>
        )}
        {columns.map(({ id, header, align = 'start', sortBy, priority, width }, index) => {
          const direction = sort && sort.by === sortBy ? sort.direction : undefined;
          return (
            <th
              key={id}
              role="columnheader"
              scope="col"
              aria-sort={sortBy ? (direction ? ariaSort[direction] : 'none') : undefined}
              className={cx(
                styles.headCell,
                styles.align[align],
                priority && styles.priority[priority],
                sharesWidth && widths.column,
                header.length <= shortHeading && styles.shortHeading,
                pinnedClass(leads + index),
              )}
              style={sharesWidth ? columnShare(width) : { width }}
              {...(resizing && { 'data-column': id, 'data-share': Number.parseFloat(width ?? '') })}
            >
              {sortBy && onSortChange ? (
                <button
                  type="button"
                  className={styles.sort}
                  onClick={() => onSortChange({ by: sortBy, direction: direction === 'asc' ? 'desc' : 'asc' })}
                >
                  {header}
                  {direction === 'desc' ? <ArrowDown aria-hidden /> : <ArrowUp aria-hidden />}
                </button>
              ) : (
                header
              )}
              {resizing && index < columns.length - 1 && <Handle wanted={pointed} {...resizing} />}
            </th>
          );
        })}
        {actions && (
          <th role="columnheader" scope="col" className={cx(styles.headCell, sharesWidth && widths.actions)}>
            <VisuallyHidden>{translate(messages.actions)}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}
