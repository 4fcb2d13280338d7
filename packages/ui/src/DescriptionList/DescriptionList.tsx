import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { GridProps } from '../Grid/Grid';
import * as grid from '../Grid/Grid.css';
import { gap } from '../layout/space.css';
import { useWords } from '../messages/messages';
import * as words from '../messages/words';
import type { NativeProps } from '../nativeProps';
import { line } from '../Skeleton/line.css';
import { Skeleton } from '../Skeleton/Skeleton';
import * as styles from './DescriptionList.css';

/** `columns`: the fact under its name; `rows`: beside it; `ends`: at the other end of the line. */
export const descriptionLayouts = ['columns', 'rows', 'ends'] as const;

export interface DescriptionItem {
  term: string;
  /** Nothing, or an empty text, shows `N/A`. */
  description?: ReactNode;
  /** Takes the whole width, among columns. */
  full?: boolean;
}

export interface DescriptionListProps extends Omit<NativeProps<'dl'>, 'children'> {
  items: readonly DescriptionItem[];
  layout?: (typeof descriptionLayouts)[number];
  /** How many columns, in that layout; two unless told otherwise. */
  columns?: GridProps['columns'];
  /** The facts are on their way: their names stand already, so that nothing moves. */
  loading?: boolean;
}

const isEmpty = (description: ReactNode) => description === undefined || description === null || description === '';

/**
 * Facts about one thing, each under or beside its name. A fact that there is none of says so. What is compared among many
 * things is a `DataTable`; one great figure is a `StatCard`.
 */
export function DescriptionList({
  items,
  layout = 'columns',
  columns = 2,
  loading = false,
  ...rest
}: DescriptionListProps) {
  const say = useWords();
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
              say(words.empty)
            ) : (
              description
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
