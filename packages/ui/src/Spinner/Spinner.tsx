import type { NativeProps } from '../nativeProps';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './Spinner.css';

export const spinnerSizes = ['small', 'medium', 'large'] as const;

export interface SpinnerProps extends Omit<NativeProps<'span'>, 'children'> {
  size?: (typeof spinnerSizes)[number];
  /** What is awaited; said by screen readers. Without it the spinner is decoration beside words that say it. */
  label?: string;
}

/**
 * Says that something is being done. For a page or a list that loads take `Skeleton`, for a button its `loading`, for
 * a route `ProgressLine`.
 */
export function Spinner({ size = 'medium', label, ...rest }: SpinnerProps) {
  return (
    <span role={label ? 'status' : undefined} aria-hidden={label ? undefined : true} {...rest} className={styles.root}>
      <span className={styles.size[size]} />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
