import type { NativeProps } from '../nativeProps';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './Spinner.css';

export const spinnerSizes = ['small', 'medium', 'large'] as const;

export interface SpinnerProps extends Omit<NativeProps<'span'>, 'children'> {
  /** Diameter. Defaults to `medium`. */
  size?: (typeof spinnerSizes)[number];
  /** Text for screen readers. Omit it when a visible text beside the spinner says the same. */
  label?: string;
}

/**
 * Indicates work in progress. Use `Skeleton` for a page or list that loads, `loading` for a button, and `ProgressLine` for page
 * navigation.
 *
 * @example
 * <Spinner label="Loading" />
 */
export function Spinner({ size = 'medium', label, ...rest }: SpinnerProps) {
  return (
    <span role={label ? 'status' : undefined} aria-hidden={label ? undefined : true} {...rest} className={styles.root}>
      <span className={styles.size[size]} />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
