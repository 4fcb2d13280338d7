import type { NativeProps } from '../nativeProps';
import { root } from './Kbd.css';

export interface KbdProps extends NativeProps<'kbd'> {
  /** For dark backgrounds, such as a tooltip. Defaults to `false`. */
  inverse?: boolean;
}

/**
 * Keyboard key.
 *
 * @example
 * <Kbd>Ctrl K</Kbd>
 */
export function Kbd({ inverse = false, ...rest }: KbdProps) {
  return <kbd {...rest} className={root} data-inverse={inverse || undefined} />;
}
