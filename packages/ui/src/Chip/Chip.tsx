import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { NativeProps } from '../nativeProps';
import { type Tone, tones } from '../theme/tokens';
import * as styles from './Chip.css';

export const chipTones = tones;
export const chipSizes = ['medium', 'large'] as const;

export interface ChipProps extends NativeProps<'span'> {
  tone?: Tone;
  /** 22 px in rows, 26 beside a title. */
  size?: (typeof chipSizes)[number];
  /** Takes the place of the dot; it gets its size here. */
  icon?: ReactNode;
  /** The dot before the words; off where the words are no status (a code, a count). */
  dot?: boolean;
  /** The raw value behind the words, kept in `data-status`. */
  status?: string;
}

/**
 * A status in words, with a dot or an icon in its tone, so that it is never told by colour alone. It does nothing; what
 * can be pressed is a `Button`. The words are the caller's, in title case: “In Review”.
 */
export function Chip({ tone = 'neutral', size = 'medium', icon, dot = !icon, status, children, ...rest }: ChipProps) {
  return (
    <span
      data-status={status}
      {...rest}
      className={cx(styles.root, styles.size[size], styles.tone[tone], dot && styles.dot)}
    >
      {icon}
      {children}
    </span>
  );
}
