import type { NativeProps } from '../nativeProps';
import { root } from './VisuallyHidden.css';

/** Words for a screen reader that the eye gets from the picture. */
export function VisuallyHidden(props: NativeProps<'span'>) {
  return <span {...props} className={root} />;
}
