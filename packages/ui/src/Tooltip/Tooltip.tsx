'use client';
import type { ReactElement, ReactNode } from 'react';
import type { NativeProps } from '../nativeProps';
import { Slot } from '../Slot/Slot';
import type { TooltipSide } from './Bubble';
import { useTooltip } from './useTooltip';

export interface TooltipProps extends Omit<NativeProps<'button'>, 'content' | 'children'> {
  /** Short text. Without it, there is no tooltip. */
  content: ReactNode;
  /** Keyboard shortcut of the control, such as `/`. */
  shortcut?: string;
  /** Preferred side. Defaults to `top`. */
  side?: TooltipSide;
  /**
   * Control that accepts a ref and event handlers. It needs its own accessible name, because touch users never see the tooltip.
   */
  children: ReactElement;
}

/**
 * Shows the name of an icon-only control, after 400 ms on hover and immediately on keyboard focus. Esc, a press or leaving the
 * control closes it. It must not contain essential information or interactive content, because touch screens do not show it.
 *
 * @example
 * <Tooltip content="Copy the address">
 *   <Button onClick={copy}>Copy</Button>
 * </Tooltip>
 */
export function Tooltip({ content, shortcut, side = 'top', children, ...rest }: TooltipProps) {
  const { props, bubble } = useTooltip({ content, shortcut, side });
  return (
    <>
      {/* A menu passes the props of its trigger to the tooltip, which forwards them to the button. */}
      <Slot {...rest}>
        <Slot {...props}>{children}</Slot>
      </Slot>
      {bubble}
    </>
  );
}
