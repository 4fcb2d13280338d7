import { cx } from 'class-variance-authority';
import { Fragment, lazy, type ReactNode, Suspense } from 'react';
import { watchWidth } from '../ListFrame/watchWidth';
import { useWords } from '../messages/messages';
import * as words from '../messages/words';
import type { NativeProps } from '../nativeProps';
import { Spinner } from '../Spinner/Spinner';
import { ActionBones, Bone } from './Bone';
import { type Column, isPinned, type Sort, titleOf } from './column';
import * as styles from './DataTable.css';
import type { Density } from './density';
import type { RowFeature } from './feature';
import { Head } from './Head';

export type { Column, Sort } from './column';

/** For long tables alone. */
const Blocks = lazy(() => import('./Blocks'));
/** As many rows as a page of a list may have. */
const mostAtOnce = 200;
/** What is in sight before the rest comes. */
const firstRows = 50;

export interface DataTableProps<Row> extends Omit<NativeProps<'div'>, 'children'> {
  /** What the rows are; the table's name for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  /** The ids of the columns that the reader does without; see `ColumnChooser`. The title of a card stays. */
  hiddenColumns?: ReadonlySet<string>;
  /** More than 200 are in the document only near the window; then every column should say its width. */
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The order that the rows are in; the table does not sort. */
  sort?: Sort;
  onSortChange?: (sort: Sort) => void;
  /** A row's `RowAction`s. */
  rowActions?: (row: Row) => ReactNode;
  /** Numbers the rows, the first of them with this. */
  serialStart?: number;
  /** Rows of 44 or 36 px. */
  density?: Density;
  /** Shows skeleton rows in place of `rows`, in their shape and of their height. */
  loading?: boolean;
  /** How many there will be, as far as one can tell. */
  skeletonRows?: number;
  /** The row that is open beside the table, by its key. */
  selectedKey?: string;
  /** Boxes to choose rows by: what `useRowSelection` returns. */
  selection?: RowFeature<Row>;
  /** What opens under a row: what `useRowExpansion` returns. */
  expansion?: RowFeature<Row>;
}

/**
 * Rows to find, compare and act on. As the table narrows, columns leave by priority; below 900 px every row is a card
 * with all of them, and it stays a table to screen readers. Nothing scrolls sideways. What to show when there is no row
 * at all is up to the list: put an `EmptyState` in the table's place.
 */
export function DataTable<Row>({
  label,
  columns: all,
  hiddenColumns,
  rows,
  rowKey,
  sort,
  onSortChange,
  rowActions,
  serialStart,
  density = 'default',
  loading = false,
  skeletonRows = 6,
  selectedKey,
  selection,
  expansion,
  ...rest
}: DataTableProps<Row>) {
  const say = useWords();
  const columns = hiddenColumns ? all.filter((column) => isPinned(column, all) || !hiddenColumns.has(column.id)) : all;
  const cells = placeOf(columns);
  const nothing = <span className={styles.empty}>{say(words.empty)}</span>;
  const serial = serialStart !== undefined;
  const features = [selection, expansion].filter((feature) => feature !== undefined);
  const keys = loading ? [] : rows.map(rowKey);
  const many = keys.length > mostAtOnce;

  /** Without a row, what stands for one that comes. */
  const line = (index: number, row?: Row) => {
    const key = row === undefined ? String(index) : rowKey(row);
    const current = (row !== undefined && key === selectedKey) || undefined;
    return (
      <Fragment key={key}>
        <tr
          role="row"
          className={styles.row}
          data-selected={current ?? ((row !== undefined && features.some(({ marks }) => marks?.(key))) || undefined)}
          aria-current={current}
          aria-rowindex={many ? index + 2 : undefined}
        >
          {features.map(({ className, cell }) => (
            <td key={className} role="cell" className={cx(styles.cell, className)}>
              {row !== undefined && cell(row, key, keys)}
            </td>
          ))}
          {serial && (
            <td role="cell" className={cx(styles.cell, styles.serial, styles.priority[3], styles.card.hidden)}>
              {loading ? null : serialStart + index}
            </td>
          )}
          {cells.map(({ column, className, head }) => {
            const shown = row === undefined ? <Bone kind={column.skeleton} index={index} /> : column.cell(row);
            // a head that says nothing yet is none
            const heads = head && !loading;
            const Cell = heads ? 'th' : 'td';
            return (
              <Cell
                key={column.id}
                role={heads ? 'rowheader' : 'cell'}
                scope={heads ? 'row' : undefined}
                className={hasLongWord(shown) ? cx(className, styles.unbroken) : className}
                data-label={column.header}
              >
                {isNothing(shown) ? nothing : shown}
              </Cell>
            );
          })}
          {rowActions && (
            <td role="cell" className={cx(styles.cell, styles.actions)}>
              <div className={styles.actionRow}>{row === undefined ? <ActionBones /> : rowActions(row)}</div>
            </td>
          )}
        </tr>
        {row !== undefined &&
          features.map(({ className, after }) => <Fragment key={className}>{after?.(row, key)}</Fragment>)}
      </Fragment>
    );
  };
  const lines = loading
    ? Array.from({ length: skeletonRows }, (_, index) => line(index))
    : rows.slice(0, many ? firstRows : undefined).map((row, index) => line(index, row));
  const body = (
    <tbody role="rowgroup" className={styles.body} data-loading={loading || undefined}>
      {lines}
    </tbody>
  );

  return (
    <div {...rest} className={styles.root}>
      <div ref={watchWidth} />
      <table
        role="table"
        aria-label={label}
        aria-busy={loading}
        aria-rowcount={many ? keys.length + 1 : undefined}
        className={cx(styles.table, (many || columns.every(({ width }) => width)) && styles.settled)}
        data-density={density}
      >
        <Head
          columns={columns}
          features={features}
          keys={keys}
          sort={sort}
          onSortChange={onSortChange}
          serial={serial}
          actions={rowActions !== undefined}
        />
        {many ? (
          <Suspense fallback={body}>
            <Blocks
              count={rows.length}
              line={(index) => line(index, rows[index])}
              rowHeight={density === 'compact' ? 36 : 44}
            />
          </Suspense>
        ) : (
          body
        )}
      </table>
      {loading && (
        <div className={styles.status}>
          <Spinner size="small" label={say(words.loading)} />
        </div>
      )}
    </div>
  );
}

const hasLongWord = (shown: ReactNode) => typeof shown === 'string' && /\S{25}/.test(shown);
const isNothing = (shown: ReactNode) => shown === null || shown === undefined || shown === '';

/** What is the same in each row of a column is worked out once for the table. */
function placeOf<Row>(columns: readonly Column<Row>[]) {
  const title = titleOf(columns);
  const hasChip = columns.some(({ card }) => card === 'chip');
  return columns.map((column) => {
    const head = column === title;
    const card = head ? 'title' : column.card;
    return {
      column,
      head,
      className: cx(
        styles.cell,
        styles.align[column.align ?? 'start'],
        column.priority && styles.priority[column.priority],
        card && styles.card[card],
        head && !hasChip && styles.alone,
        card !== 'title' && card !== 'chip' && styles.labelled,
      ),
    };
  });
}
