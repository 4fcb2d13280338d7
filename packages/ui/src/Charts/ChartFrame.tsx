import type { ReactNode } from 'react';
import { useWords } from '../messages/messages';
import * as words from '../messages/words';
import { Skeleton } from '../Skeleton/Skeleton';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './Chart.css';
import type { ChartProps } from './chart';

interface ChartFrameProps extends Omit<ChartProps, 'format'> {
  empty: boolean;
  /** In rem of the reader's text size. */
  height: string;
  children: ReactNode;
}

/** What is around every chart: its place while data are on their way, and words where there are none. */
export function ChartFrame({ label, loading, empty, emptyText, height, children, ...rest }: ChartFrameProps) {
  const say = useWords();
  const shown = !loading && !empty;
  return (
    <figure {...rest} aria-label={label} aria-busy={loading || undefined} className={styles.figure}>
      {loading && (
        <>
          <Skeleton shape="box" height={height} />
          <VisuallyHidden role="status">{say(words.loading)}</VisuallyHidden>
        </>
      )}
      {!loading && empty && (
        <p className={styles.empty} style={{ minHeight: height }}>
          {emptyText ?? say(words.noData)}
        </p>
      )}
      {shown && children}
    </figure>
  );
}

/** Px at the usual size of text as a length that grows with it. */
export const grown = (px: number) => `calc(${px}rem / 13)`;
