import type { ReactElement, ReactNode } from 'react';
import type { NativeProps } from '../nativeProps';
import { Slot } from '../Slot/Slot';
import type { TooltipSide } from './Bubble';
import { useTooltip } from './useTooltip';

export interface TooltipProps extends Omit<NativeProps<'button'>, 'content' | 'children'> {
  /** A few words. Without them there is no tooltip. */
  content: ReactNode;
  /** The key that does the same, such as `/`. */
  shortcut?: string;
  /** The side on which it stands if there is room. */
  side?: TooltipSide;
  /** One control that takes a ref and events. It needs a name of its own: a finger never sees the tooltip. */
  children: ReactElement;
}

/**
 * Names a control that shows only an icon, under the pointer after 400 ms and at once under the keyboard's focus. Esc, a
 * press and leaving it close it. It never holds what one has to know, or anything to press: touch screens have none.
 */
export function Tooltip({ content, shortcut, side = 'top', children, ...rest }: TooltipProps) {
  const { props, bubble } = useTooltip({ content, shortcut, side });
  return (
    <>
      {/* what a menu hands to the tooltip that stands in for its button belongs to the button */}
      <Slot {...rest}>
        <Slot {...props}>{children}</Slot>
      </Slot>
      {bubble}
    </>
  );
}
