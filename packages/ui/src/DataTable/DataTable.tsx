import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useWords } from '../messages/messages';
import * as words from '../messages/words';
import type { NativeProps } from '../nativeProps';
import { Spinner } from '../Spinner/Spinner';
import { ActionBones, Bone } from './Bone';
import type { Column, Sort } from './column';
import * as styles from './DataTable.css';
import type { Density } from './density';
import { Head } from './Head';

export type { Column, Sort } from './column';

export interface DataTableProps<Row> extends Omit<NativeProps<'div'>, 'children'> {
  /** What the rows are; the table's name for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
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
}

/**
 * Rows to find, compare and act on. As the table narrows, columns leave by priority; below 900 px every row is a card
 * with all of them, and it stays a table to screen readers. Nothing scrolls sideways. What to show when there is no row
 * at all is up to the list: put an `EmptyState` in the table's place.
 */
export function DataTable<Row>({
  label,
  columns,
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
  ...rest
}: DataTableProps<Row>) {
  const say = useWords();
  const cells = placeOf(columns);
  const nothing = <span className={styles.empty}>{say(words.empty)}</span>;
  const serial = serialStart !== undefined;

  const line = (key: string, index: number, content: (column: Column<Row>) => ReactNode, actions: ReactNode) => (
    <tr
      key={key}
      role="row"
      className={styles.row}
      data-selected={(key === selectedKey && !loading) || undefined}
      aria-current={(key === selectedKey && !loading) || undefined}
    >
      {serial && (
        <td role="cell" className={cx(styles.cell, styles.serial, styles.priority[3], styles.card.hidden)}>
          {loading ? null : serialStart + index}
        </td>
      )}
      {cells.map(({ column, className, head }) => {
        const shown = content(column);
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
          <div className={styles.actionRow}>{actions}</div>
        </td>
      )}
    </tr>
  );

  return (
    <div {...rest} className={styles.root}>
      <table
        role="table"
        aria-label={label}
        aria-busy={loading}
        className={cx(styles.table, columns.every(({ width }) => width) && styles.settled)}
        data-density={density}
      >
        <Head
          columns={columns}
          sort={sort}
          onSortChange={onSortChange}
          serial={serial}
          actions={rowActions !== undefined}
        />
        <tbody role="rowgroup" className={styles.body} data-loading={loading || undefined}>
          {loading
            ? Array.from({ length: skeletonRows }, (_, index) =>
                line(String(index), index, (column) => <Bone kind={column.skeleton} index={index} />, <ActionBones />),
              )
            : rows.map((row, index) => line(rowKey(row), index, (column) => column.cell(row), rowActions?.(row)))}
        </tbody>
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
  const title = columns.find(({ card }) => card === 'title') ?? columns[0];
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
        card !== 'title' && card !== 'chip' && cx(styles.labelled, styles.labelShown),
      ),
    };
  });
}
