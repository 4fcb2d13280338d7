import type { NativeProps } from '../nativeProps';
import * as styles from './MeterBar.css';

export const meterTones = ['accent', 'info', 'warning', 'danger'] as const;

export interface MeterBarProps extends Omit<NativeProps<'span'>, 'children'> {
  value: number;
  /** What a full bar stands for. */
  max: number;
  tone?: (typeof meterTones)[number];
}

/**
 * A bar beside a number, so that the eye can rank rows. The number says it; screen readers pass over the bar. It is as
 * wide as its parent.
 */
export function MeterBar({ value, max, tone = 'accent', ...rest }: MeterBarProps) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  return (
    <span aria-hidden {...rest} className={styles.root}>
      <span className={styles.tone[tone]} style={{ width: `${share * 100}%` }} />
    </span>
  );
}
