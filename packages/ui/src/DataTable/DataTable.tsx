'use client';
import { cx } from 'class-variance-authority';
import { type ComponentType, Fragment, lazy, type ReactNode, Suspense } from 'react';
import { watchWidth } from '../ListFrame/watchWidth';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import type { NativeProps } from '../nativeProps';
import { Spinner } from '../Spinner/Spinner';
import { useLater } from '../useLater';
import type { BlocksProps } from './Blocks';
import { ActionBones, Bone } from './Bone';
import { type Column, isPinned, type Sort, titleOf } from './column';
import { tableWidths } from './columnWidths';
import { counted as countedActions, table as sharedWidths } from './columnWidths.css';
import * as styles from './DataTable.css';
import type { Density } from './density';
import type { RowFeature, TableTotals } from './feature';
import { GroupRow } from './GroupRow';
import { Head } from './Head';
import { pinnedCells } from './pinnedCells.css';
import { type PinnedCells, pinnedFirst } from './pinnedColumns';
import { groupedBlockStarts } from './rowBlocks';

export type { Column, Sort } from './column';

/** Loaded on demand, for long tables only. */
const Blocks = lazy<ComponentType<BlocksProps>>(() => import('./Blocks').catch(() => ({ default: AllRows })));

/** All rows at once, if the code of `Blocks` did not load. */
function AllRows({ count, renderRow }: BlocksProps) {
  return (
    <tbody role="rowgroup" className={styles.body}>
      {Array.from({ length: count }, (_, index) => renderRow(index))}
    </tbody>
  );
}

const loadEdges = () => import('./ScrollEdges');
/** Largest page size of a list. Longer tables render their rows in blocks. */
const maxUnblockedRows = 200;
/** Rows to show until `Blocks` has loaded. */
const fallbackRows = 50;

export interface DataTableProps<Row> extends Omit<NativeProps<'div'>, 'children'> {
  /** Accessible name of the table. */
  label: string;
  /** Columns, in order. */
  columns: readonly Column<Row>[];
  /** Ids of the columns that the user has hidden (see `ColumnChooser`). The title column is always shown. */
  hiddenColumns?: ReadonlySet<string>;
  /** Rows to show. With more than 200 rows, only those near the window are mounted, and every column should have a `width`. */
  rows: readonly Row[];
  /** Returns the unique key of a row. */
  rowKey: (row: Row) => string;
  /** Current order of the rows. The table does not sort. */
  sort?: Sort;
  /** Called when the user presses the header of a column with `sortBy`. */
  onSortChange?: (sort: Sort) => void;
  /**
   * Lets the user drag the edges of the columns if every column has a percentage. Called with the new percentages of the
   * columns, by their ids; null restores the original widths.
   */
  onColumnWidths?: (widths: Readonly<Record<string, number>> | null) => void;
  /**
   * Columns are as wide as their content: where space is short, only columns whose content can wrap become narrower. The
   * percentages of the columns apply while the rows load, with `layout="scroll"` and with more than 200 rows. Defaults to
   * `false`.
   */
  fitColumns?: boolean;
  /** Renders the `RowAction`s of a row. */
  rowActions?: (row: Row) => ReactNode;
  /** Largest number of `RowAction`s in a row. Their column is then as wide as they are, if every column has a percentage. */
  actionCount?: number | undefined;
  /** Number of the first row. Adds a column with row numbers. */
  serialStart?: number;
  /**
   * Returns the heading of the group of a row, such as its day. Neighbours with the same heading share it. Ignored with more than
   * 200 rows.
   */
  rowGroup?: ((row: Row) => string) | undefined;
  /**
   * On lists that are too narrow for all columns, `fit` hides columns by their `priority`. `scroll` shows all of them: the table
   * scrolls in a region that is lower than the window, while its header, the columns up to and including the title, the controls
   * and actions of the rows and the totals stay in place. Print and cards are the same in both. Defaults to `fit`.
   */
  layout?: 'fit' | 'scroll';
  /**
   * Ids of further columns that stay in place with `layout="scroll"`. They follow the title column. Columns stay as long as
   * they, with the controls of the rows, leave half of the width to the others; the last ones then scroll.
   */
  pinnedColumns?: ReadonlySet<string>;
  /** Row height: 44 px (`default`) or 36 px (`compact`). Defaults to `default`. */
  density?: Density;
  /** Shows skeleton rows of the same height instead of `rows`. Defaults to `false`. */
  loading?: boolean;
  /** Number of skeleton rows. Defaults to 6. */
  skeletonRows?: number;
  /** Key of the row that is open in a drawer or panel. */
  selectedKey?: string;
  /** Row checkboxes. Pass the result of `useRowSelection`. */
  selection?: RowFeature<Row>;
  /** Expandable rows. Pass the result of `useRowExpansion`. */
  expansion?: RowFeature<Row>;
  /** Totals of columns below the rows. Pass the result of `columnTotals`. */
  totals?: TableTotals<Row> | undefined;
}

/**
 * Table of records. When it narrows, columns disappear by `priority`; below 900 px each row becomes a card with all columns. It
 * stays a table for screen readers, and scrolls sideways only with `layout="scroll"`. Render an `EmptyState` instead of the table when there are no
 * rows.
 *
 * @example
 * <DataTable
 *   label="Policies"
 *   columns={[{ id: "number", header: "Number", cell: (row: Policy) => row.number }]}
 *   rows={policies}
 *   rowKey={(row: Policy) => row.id}
 * />
 */
export function DataTable<Row>({
  label,
  columns: all,
  hiddenColumns,
  rows,
  rowKey,
  sort,
  onSortChange,
  onColumnWidths,
  fitColumns = false,
  rowActions,
  actionCount,
  serialStart,
  rowGroup,
  layout = 'fit',
  pinnedColumns,
  totals,
  density = 'default',
  loading = false,
  skeletonRows = 6,
  selectedKey,
  selection,
  expansion,
  ...rest
}: DataTableProps<Row>) {
  const translate = useTranslate();
  const scrolls = layout === 'scroll';
  const chosen = hiddenColumns ? all.filter((column) => isPinned(column, all) || !hiddenColumns.has(column.id)) : all;
  const nothing = <span className={styles.empty}>{translate(messages.empty)}</span>;
  const serial = serialStart !== undefined;
  const serialClass = cx(styles.serial, scrolls || styles.priority[3]);
  const features = [selection, expansion].filter((feature) => feature !== undefined);
  const leads = features.length + Number(serial);
  const pinning = scrolls
    ? pinnedFirst(
        chosen.map(({ priority: _, ...column }): Column<Row> => column),
        pinnedColumns,
        leads,
      )
    : undefined;
  const columns = pinning?.columns ?? chosen;
  const pinnedClass = (at: number) => (pinning && at < pinning.cells.count ? pinnedCells[at] : undefined);
  const leadClasses = [
    ...features.map(({ className }) => className),
    ...(serial ? [cx(serialClass, styles.card.hidden)] : []),
  ].map((className, at) => cx(styles.cell, className, pinnedClass(at)));
  const cells = columnLayouts(columns, (index) => pinnedClass(leads + index));
  const keys = loading ? [] : rows.map(rowKey);
  const many = keys.length > maxUnblockedRows;
  const widths = serial
    ? undefined
    : tableWidths(columns, { actions: rowActions ? (actionCount ?? 'unknown') : 0, leadCells: features.length });

  /** Renders a row, or a skeleton row when `row` is undefined. */
  const renderRow = (index: number, row?: Row) => {
    const key = row === undefined ? String(index) : rowKey(row);
    const current = (row !== undefined && key === selectedKey) || undefined;
    return (
      <Fragment key={key}>
        <tr
          role="row"
          className={styles.row}
          data-selected={(row !== undefined && features.some(({ marks }) => marks?.(key))) || undefined}
          aria-current={current}
          aria-rowindex={many ? index + 2 : undefined}
        >
          {features.map(({ className, cell }, at) => (
            <td key={className} role="cell" className={leadClasses[at]}>
              {row !== undefined && cell(row, key, keys)}
            </td>
          ))}
          {serial && (
            <td role="cell" className={leadClasses[features.length]}>
              {loading ? null : serialStart + index}
            </td>
          )}
          {cells.map(({ column, className, head }) => {
            const content = row === undefined ? <Bone kind={column.skeleton} index={index} /> : column.cell(row);
            // A skeleton cell has no text, so it cannot be a row header.
            const isRowHeader = head && !loading;
            const Cell = isRowHeader ? 'th' : 'td';
            return (
              <Cell
                key={column.id}
                role={isRowHeader ? 'rowheader' : 'cell'}
                scope={isRowHeader ? 'row' : undefined}
                className={hasLongWord(content) ? cx(className, styles.unbroken) : className}
                data-label={column.header}
              >
                {isNothing(content) ? nothing : content}
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
  const shown = loading ? skeletonRows : many ? fallbackRows : rows.length;
  const headings = rowGroup && !loading && !many ? rows.map(rowGroup) : [];
  const beginsGroup = (index: number) => headings[index] !== headings[index - 1];
  const starts = groupedBlockStarts(shown, beginsGroup);
  const bodies = starts.map((start, at) => (
    <tbody key={start} role="rowgroup" className={styles.body} data-loading={loading || undefined}>
      {beginsGroup(start) && <GroupRow>{headings[start]}</GroupRow>}
      {Array.from({ length: (starts[at + 1] ?? shown) - start }, (_, index) =>
        renderRow(start + index, loading ? undefined : rows[start + index]),
      )}
    </tbody>
  ));

  const foot =
    !loading &&
    totals?.foot({
      columns,
      rows,
      before: leadClasses,
      pinnedClass,
      actions: rowActions !== undefined,
      rowIndex: many ? keys.length + 2 : undefined,
    });

  return (
    <div
      {...(scrolls && {
        role: 'group',
        'aria-label': label,
        'data-pinned': '',
        'data-actions': rowActions && '',
      })}
      {...rest}
      className={styles.root}
    >
      <div ref={watchWidth} />
      {pinning && <Edges {...pinning.cells} keys={keys} columns={columns.map(({ id }) => id).join(' ')} />}
      <table
        role="table"
        aria-label={label}
        aria-busy={loading}
        aria-rowcount={many ? keys.length + (foot ? 2 : 1) : undefined}
        className={cx(
          styles.table,
          (many || columns.every(({ width }) => width)) && styles.settled,
          widths && sharedWidths,
          widths && rowActions && actionCount !== undefined && countedActions,
        )}
        style={widths}
        data-density={density}
        data-fitted={(widths && fitColumns && !scrolls && !loading && !many) || undefined}
      >
        <Head
          columns={columns}
          features={features}
          keys={keys}
          sort={sort}
          onSortChange={onSortChange}
          serialClass={serial && serialClass}
          pinnedClass={pinnedClass}
          actions={rowActions !== undefined}
          sharesWidth={widths !== undefined}
          resizing={
            onColumnWidths && widths ? { onResize: onColumnWidths, onReset: () => onColumnWidths(null) } : undefined
          }
        />
        {many ? (
          <Suspense fallback={bodies}>
            <Blocks
              count={rows.length}
              renderRow={(index) => renderRow(index, rows[index])}
              rowHeight={density === 'compact' ? 36 : 44}
            />
          </Suspense>
        ) : (
          bodies
        )}
        {foot}
      </table>
      {loading && (
        <div className={styles.status}>
          <Spinner size="small" label={translate(messages.loading)} />
        </div>
      )}
    </div>
  );
}

function Edges(props: PinnedCells & { keys: readonly string[]; columns: string }) {
  const later = useLater(loadEdges, true, () => undefined);
  return later ? <later.ScrollEdges {...props} /> : null;
}

const hasLongWord = (content: ReactNode) => typeof content === 'string' && /\S{25}/.test(content);
const isNothing = (content: ReactNode) => content === null || content === undefined || content === '';

/** Props that all cells of a column share, computed once per render. */
function columnLayouts<Row>(columns: readonly Column<Row>[], pinnedClass: (index: number) => string | undefined) {
  const title = titleOf(columns);
  const hasChip = columns.some(({ card }) => card === 'chip');
  return columns.map((column, index) => {
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
        pinnedClass(index),
      ),
    };
  });
}
