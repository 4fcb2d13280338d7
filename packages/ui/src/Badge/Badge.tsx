import { cx } from 'class-variance-authority';
import type { NativeProps } from '../nativeProps';
import * as styles from './Badge.css';

export const badgeTones = ['neutral', 'accent'] as const;

export interface BadgeProps extends NativeProps<'span'> {
  /** `accent` where something new waits. */
  tone?: (typeof badgeTones)[number];
}

/** A count beside the word it counts: rows under a tab, chosen filters. A status is a `Chip`. */
export function Badge({ tone = 'neutral', ...rest }: BadgeProps) {
  return <span {...rest} className={cx(styles.root, styles.tone[tone])} />;
}
