import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { NativeProps } from '../nativeProps';
import { type Tone, tones } from '../theme/tokens';
import * as styles from './Chip.css';

export const chipTones = tones;
export const chipSizes = ['medium', 'large'] as const;

export interface ChipProps extends NativeProps<'span'> {
  /** Colour. Defaults to `neutral`. */
  tone?: Tone;
  /** 22 px in rows, 26 px beside a title. Defaults to `medium` (22 px). */
  size?: (typeof chipSizes)[number];
  /** Icon instead of the dot, resized to fit. */
  icon?: ReactNode;
  /**
   * Shows a dot before the label. Set to `false` when the label is not a status (a code, a count). Defaults to `true` without
   * an `icon`.
   */
  dot?: boolean;
  /** Raw status code, rendered as `data-status`. */
  status?: string;
}

/**
 * Status label with a dot or an icon, so that colour is never the only cue. Not interactive; use `Button` for actions. Write
 * the label in title case: "In Review".
 *
 * @example
 * <Chip tone="success">Active</Chip>
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
