'use client';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { GridColumns } from '../Grid/Grid';
import * as grid from '../Grid/Grid.css';
import { gap } from '../layout/space.css';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import type { NativeProps } from '../nativeProps';
import { line } from '../Skeleton/line.css';
import { Skeleton } from '../Skeleton/Skeleton';
import * as styles from './DescriptionList.css';

/**
 * `columns`: value below its term; `rows`: value beside its term; `ends`: value at the end of the line; `strip`: key facts beside
 * each other, with lines between them.
 */
export const descriptionLayouts = ['columns', 'rows', 'ends', 'strip'] as const;

export interface DescriptionItem {
  /** Name of the value. */
  term: string;
  /** Value. `undefined`, `null` and `''` show "N/A". */
  description?: ReactNode;
  /** Full width within a `columns` layout. */
  full?: boolean;
}

export interface DescriptionListProps extends Omit<NativeProps<'dl'>, 'children'> {
  /** Terms and values, in order. */
  items: readonly DescriptionItem[];
  /** Arrangement of terms and values. Defaults to `columns`. */
  layout?: (typeof descriptionLayouts)[number];
  /** Number of columns, for the `columns` layout. Defaults to 2. */
  columns?: GridColumns;
  /** Shows the terms with skeleton values, so that nothing moves when the data loads. Defaults to `false`. */
  loading?: boolean;
}

const isEmpty = (description: ReactNode) => description === undefined || description === null || description === '';

/**
 * List of terms and values of one record. Empty values show "N/A". Use `DataTable` to compare many records and `StatCard` for a
 * single large figure.
 *
 * @example
 * <DescriptionList items={[{ term: "Premium", description: "$1,200.00" }]} />
 */
export function DescriptionList({
  items,
  layout = 'columns',
  columns = 2,
  loading = false,
  ...rest
}: DescriptionListProps) {
  const translate = useTranslate();
  const { xs, md, lg } = typeof columns === 'number' ? { xs: columns } : columns;
  const tracks = [grid.root, gap[16], grid.xs[xs], md && grid.md[md], lg && grid.lg[lg]];
  return (
    <dl
      aria-busy={loading || undefined}
      {...rest}
      className={cx(styles.layout[layout], layout === 'columns' && tracks)}
    >
      {items.map(({ term, description, full }) => (
        <div key={term} className={full ? styles.full : undefined}>
          <dt className={styles.term}>{term}</dt>
          <dd className={cx(styles.description, !loading && isEmpty(description) && styles.empty)}>
            {loading ? (
              <span className={line}>
                <Skeleton width="60%" />
              </span>
            ) : isEmpty(description) ? (
              translate(messages.empty)
            ) : (
              description
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
