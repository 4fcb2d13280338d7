import { cx } from 'class-variance-authority';
import type { NativeProps } from '../nativeProps';
import * as styles from './Badge.css';

export const badgeTones = ['neutral', 'accent'] as const;

export interface BadgeProps extends NativeProps<'span'> {
  /** Use `accent` to highlight new items. Defaults to `neutral`. */
  tone?: (typeof badgeTones)[number];
}

/**
 * Count beside a label, such as the rows of a tab or the number of filters. Use `Chip` for a status.
 *
 * @example
 * <Badge tone="accent">3</Badge>
 */
export function Badge({ tone = 'neutral', ...rest }: BadgeProps) {
  return <span {...rest} className={cx(styles.root, styles.tone[tone])} />;
}
