'use client';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import { titleOf } from './column';
import * as styles from './DataTable.css';
import type { TotalsLayout } from './feature';
import * as own from './totals.css';

export interface ColumnTotalsOptions<Row> {
  /**
   * Row header. Name the rows if the table shows only a part of them, for example "Total of this page". Defaults to "Total".
   */
  label?: string | undefined;
  /** Return the totals of columns, by their ids. They add up the rows of the table, or return a figure of the server. */
  totals: Readonly<Record<string, (rows: readonly Row[]) => ReactNode>>;
}

type TotalsProps<Row> = TotalsLayout<Row> & ColumnTotalsOptions<Row>;

/** Last row of a table, with the totals of its columns. */
export function Totals<Row>({
  columns,
  rows,
  label,
  totals,
  before,
  pinnedClass,
  actions,
  rowIndex,
}: TotalsProps<Row>) {
  const translate = useTranslate();
  const title = titleOf(columns);
  const head = title && title.id in totals ? columns.find(({ id }) => !(id in totals)) : title;
  return (
    <tfoot role="rowgroup" className={own.foot}>
      <tr role="row" aria-rowindex={rowIndex} className={cx(styles.row, own.row)}>
        {before.map((className) => (
          <td key={className} role="cell" className={cx(className, styles.card.hidden)} />
        ))}
        {columns.map((column, index) => {
          const isHead = column === head;
          const total = totals[column.id];
          const Cell = isHead ? 'th' : 'td';
          return (
            <Cell
              key={column.id}
              role={isHead ? 'rowheader' : 'cell'}
              scope={isHead ? 'row' : undefined}
              className={cx(
                styles.cell,
                styles.align[column.align ?? 'start'],
                column.priority && styles.priority[column.priority],
                isHead ? [styles.card.title, own.label] : total ? styles.labelled : styles.card.hidden,
                pinnedClass(before.length + index),
              )}
              data-label={column.header}
            >
              {isHead ? (label ?? translate(messages.total)) : total && <span>{total(rows)}</span>}
            </Cell>
          );
        })}
        {actions && <td role="cell" className={cx(styles.cell, styles.card.hidden)} />}
      </tr>
    </tfoot>
  );
}
