import type { NativeProps } from '../nativeProps';
import { root } from './VisuallyHidden.css';

/**
 * Text for screen readers only.
 *
 * @example
 * <VisuallyHidden>Opens in a new tab</VisuallyHidden>
 */
export function VisuallyHidden(props: NativeProps<'span'>) {
  return <span {...props} className={root} />;
}
