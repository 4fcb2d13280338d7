import type { NativeProps } from '../nativeProps';
import { root } from './Kbd.css';

export interface KbdProps extends NativeProps<'kbd'> {
  /** On a dark ground, such as a tooltip's. */
  inverse?: boolean;
}

/** A key of the keyboard, beside what it does. */
export function Kbd({ inverse = false, ...rest }: KbdProps) {
  return <kbd {...rest} className={root} data-inverse={inverse || undefined} />;
}
