import type { NativeProps } from '../nativeProps';
import { root } from './VisuallyHidden.css';

/** Text for screen readers only. */
export function VisuallyHidden(props: NativeProps<'span'>) {
  return <span {...props} className={root} />;
}
