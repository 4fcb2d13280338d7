import { cx } from 'class-variance-authority';
import * as meter from '../MeterBar/MeterBar.css';
import type { NativeProps } from '../nativeProps';
import { passing } from './ProgressBar.css';

export interface ProgressBarProps extends Omit<NativeProps<'div'>, 'children' | 'role'> {
  /** Accessible name: the task in progress. */
  label: string;
  /** Completed amount. Omit it when the progress is unknown. */
  value?: number;
  /** Amount at completion. Defaults to 100. */
  max?: number;
}

/**
 * Progress of a longer task, such as an upload or import. Without a `value`, it shows that the task is running. Use `MeterBar`
 * for a static share, `ProgressLine` for page navigation, and `Spinner` for a short wait.
 *
 * @example
 * <ProgressBar label="Policies imported" value={40} max={100} />
 */
export function ProgressBar({ label, value, max = 100, ...rest }: ProgressBarProps) {
  const completed = value === undefined ? undefined : Math.min(Math.max(value, 0), max);
  return (
    <div
      {...rest}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={completed}
      className={meter.root}
    >
      <span
        className={cx(meter.tone.accent, completed === undefined && passing)}
        style={completed === undefined ? undefined : { width: max > 0 ? `${(completed / max) * 100}%` : 0 }}
      />
    </div>
  );
}
