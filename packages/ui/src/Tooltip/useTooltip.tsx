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

// where to stand is worked out by code that comes with the first tooltip
const Bubble = lazy<ComponentType<BubbleProps>>(() => import('./Bubble').catch(() => ({ default: () => null })));

/** Milliseconds. After one tooltip the next shows at once; a pointer has time to cross from the control to the words. */
const [wait, stillWarm, crossing] = [400, 300, 100];

// there is one pointer and one focus, so there is one tooltip
let timer: ReturnType<typeof setTimeout> | undefined;
let hideOther: (() => void) | undefined;
let hiddenAt = Number.NEGATIVE_INFINITY;
let pressing = false;
let count = 0;

interface Tip {
  /** A few words. Without them there is no tooltip. */
  content: ReactNode;
  shortcut?: string | undefined;
  side: TooltipSide;
}

/** What a control needs to show a tooltip: handlers for itself, and the tooltip to render beside it. */
export function useTooltip({ content, shortcut, side }: Tip) {
  const [shown, setShown] = useState<{ anchor: Element; id: string }>();
  const empty = content === undefined || content === null || content === '' || content === false;

  const hide = () => {
    clearTimeout(timer);
    if (hideOther === hide) hideOther = undefined;
    if (shown) hiddenAt = performance.now();
    setShown(undefined);
  };
  const show = (anchor: Element) => {
    // the control may have gone while its tooltip was about to be shown
    if (!anchor.isConnected) return;
    hideOther?.();
    hideOther = hide;
    setShown({ anchor, id: `tooltip-${++count}` });
  };
  const later = (run: () => void, milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(run, milliseconds);
  };
  const leave = () => later(() => shown && hide(), crossing);

  return {
    props: {
      'aria-describedby': shown && !empty ? shown.id : undefined,
      onPointerEnter: ({ currentTarget, pointerType }: PointerEvent) => {
        // a finger presses the control; nothing may cover what comes of it
        if (empty || pointerType === 'touch') return;
        if (shown) clearTimeout(timer);
        else later(() => show(currentTarget), performance.now() - hiddenAt < stillWarm ? 0 : wait);
      },
      onPointerLeave: leave,
      onPointerDown: () => {
        // the focus that a press brings asks for nothing
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
    bubble: shown && !empty && (
      <Suspense>
        <Bubble
          {...shown}
          side={side}
          shortcut={shortcut}
          onHide={hide}
          onPointerEnter={() => clearTimeout(timer)}
          onPointerLeave={leave}
        >
          {content}
        </Bubble>
      </Suspense>
    ),
  };
}
