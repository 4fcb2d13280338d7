'use client';
import type { ReactNode } from 'react';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import { Skeleton } from '../Skeleton/Skeleton';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './Chart.css';
import type { ChartProps } from './chart';

interface ChartFrameProps extends Omit<ChartProps, 'format'> {
  empty: boolean;
  /** In rem, so that it grows with the user's text size. */
  height: string;
  children: ReactNode;
}

/** Frame of every chart, with its loading and empty states. */
export function ChartFrame({ label, loading, empty, emptyText, height, children, ...rest }: ChartFrameProps) {
  const translate = useTranslate();
  const shown = !loading && !empty;
  return (
    <figure {...rest} aria-label={label} aria-busy={loading || undefined} className={styles.figure}>
      {loading && (
        <>
          <Skeleton shape="box" height={height} />
          <VisuallyHidden role="status">{translate(messages.loading)}</VisuallyHidden>
        </>
      )}
      {!loading && empty && (
        <p className={styles.empty} style={{ minHeight: height }}>
          {emptyText ?? translate(messages.noData)}
        </p>
      )}
      {shown && children}
    </figure>
  );
}
