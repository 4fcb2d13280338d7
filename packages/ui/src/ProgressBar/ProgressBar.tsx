import { cx } from 'class-variance-authority';
import * as meter from '../MeterBar/MeterBar.css';
import type { NativeProps } from '../nativeProps';
import { passing } from './ProgressBar.css';

export interface ProgressBarProps extends Omit<NativeProps<'div'>, 'children' | 'role'> {
  /** What goes on; the bar's name for screen readers. */
  label: string;
  /** How much is done. Leave it out where nobody knows. */
  value?: number;
  /** What a full bar stands for. */
  max?: number;
}

/**
 * How far something has come that takes a while: an upload, an import. Without a `value` it says only that it goes on. A
 * share that does not change is a `MeterBar`, a page on its way a `ProgressLine`, a short wait a `Spinner`.
 */
export function ProgressBar({ label, value, max = 100, ...rest }: ProgressBarProps) {
  const done = value === undefined ? undefined : Math.min(Math.max(value, 0), max);
  return (
    <div
      {...rest}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={done}
      className={meter.root}
    >
      <span
        className={cx(meter.tone.accent, done === undefined && passing)}
        style={done === undefined ? undefined : { width: max > 0 ? `${(done / max) * 100}%` : 0 }}
      />
    </div>
  );
}
