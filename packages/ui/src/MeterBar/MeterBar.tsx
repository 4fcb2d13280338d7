import type { NativeProps } from '../nativeProps';
import * as styles from './MeterBar.css';

export const meterTones = ['accent', 'info', 'warning', 'danger'] as const;

export interface MeterBarProps extends Omit<NativeProps<'span'>, 'children'> {
  /** Current value. */
  value: number;
  /** Value of a full bar. */
  max: number;
  /** Colour. Defaults to `accent`. */
  tone?: (typeof meterTones)[number];
}

/**
 * Bar beside a number that helps users to compare rows. Hidden from screen readers, because the number is visible. Fills the
 * width of its parent.
 *
 * @example
 * <MeterBar value={5} max={160} />
 */
export function MeterBar({ value, max, tone = 'accent', ...rest }: MeterBarProps) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  return (
    <span aria-hidden {...rest} className={styles.root}>
      <span className={styles.tone[tone]} style={{ width: `${share * 100}%` }} />
    </span>
  );
}
