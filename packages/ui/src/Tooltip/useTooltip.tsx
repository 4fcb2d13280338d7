'use client';
import {
  type ComponentType,
  type FocusEvent,
  lazy,
  type PointerEvent,
  type ReactNode,
  Suspense,
  useState,
} from 'react';
import type { BubbleProps, TooltipSide } from './Bubble';

// Loaded with the first tooltip, because positioning needs a larger library.
const Bubble = lazy<ComponentType<BubbleProps>>(() => import('./Bubble').catch(() => ({ default: () => null })));

/**
 * Delays in ms: before the first tooltip, during which the next one opens immediately, and for the pointer to reach the popup.
 */
const [openDelay, skipDelayPeriod, closeDelay] = [400, 300, 100];

// Module state, because only one tooltip is open at a time.
let timer: ReturnType<typeof setTimeout> | undefined;
let hideOther: (() => void) | undefined;
let hiddenAt = Number.NEGATIVE_INFINITY;
let pressing = false;
let count = 0;

interface Tip {
  /** Short text. Without it, there is no tooltip. */
  content: ReactNode;
  shortcut?: string | undefined;
  side: TooltipSide;
}

/** Props for a control, and the tooltip to render beside it. */
export function useTooltip({ content, shortcut, side }: Tip) {
  const [current, setCurrent] = useState<{ anchor: Element; id: string }>();
  const empty = content === undefined || content === null || content === '' || content === false;

  const hide = () => {
    clearTimeout(timer);
    if (hideOther === hide) hideOther = undefined;
    if (current) hiddenAt = performance.now();
    setCurrent(undefined);
  };
  const show = (anchor: Element) => {
    // The control may have been removed during the delay.
    if (!anchor.isConnected) return;
    hideOther?.();
    hideOther = hide;
    setCurrent({ anchor, id: `tooltip-${++count}` });
  };
  const schedule = (run: () => void, milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(run, milliseconds);
  };
  const hideLater = () => schedule(() => current && hide(), closeDelay);

  return {
    props: {
      'aria-describedby': current && !empty ? current.id : undefined,
      onPointerEnter: ({ currentTarget, pointerType }: PointerEvent) => {
        // On touch screens the tooltip could cover the result of the press.
        if (empty || pointerType === 'touch') return;
        if (current) clearTimeout(timer);
        else schedule(() => show(currentTarget), performance.now() - hiddenAt < skipDelayPeriod ? 0 : openDelay);
      },
      onPointerLeave: hideLater,
      onPointerDown: () => {
        // Ignores the focus that a pointer press causes.
        pressing = true;
        setTimeout(() => {
          pressing = false;
        });
        hide();
      },
      onFocus: ({ currentTarget }: FocusEvent) => {
        if (!empty && !pressing && currentTarget.matches(':focus-visible')) show(currentTarget);
      },
      onBlur: hide,
    },
    bubble: current && !empty && (
      <Suspense>
        <Bubble
          {...current}
          side={side}
          shortcut={shortcut}
          onHide={hide}
          onPointerEnter={() => clearTimeout(timer)}
          onPointerLeave={hideLater}
        >
          {content}
        </Bubble>
      </Suspense>
    ),
  };
}
