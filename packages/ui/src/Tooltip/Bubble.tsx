'use client';
import * as Popper from '@radix-ui/react-popper';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { isComposing } from '../isComposing';
import { Kbd } from '../Kbd/Kbd';
import { usePortalContainer } from '../ThemeScope/portalContainer';
import * as styles from './Tooltip.css';

export const tooltipSides = ['top', 'right', 'bottom', 'left'] as const;
export type TooltipSide = (typeof tooltipSides)[number];

export interface BubbleProps {
  anchor: Element;
  id: string;
  side: TooltipSide;
  shortcut: string | undefined;
  children: ReactNode;
  onHide: () => void;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
}

/** Popup of a tooltip, positioned beside its anchor. */
export default function Bubble({ anchor, side, shortcut, children, onHide, ...rest }: BubbleProps) {
  const container = usePortalContainer();
  const hide = useEffectEvent(onHide);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      // The first Esc closes the tooltip and leaves a surrounding dialog open.
      event.stopPropagation();
      hide();
    };
    const onScroll = ({ target }: Event) => {
      if (target instanceof Node && target.contains(anchor)) hide();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    window.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      window.removeEventListener('keydown', onKeyDown, { capture: true });
      window.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [anchor]);
  return createPortal(
    <Popper.Root>
      <Popper.Anchor virtualRef={{ current: anchor }} />
      <Popper.Content
        {...rest}
        role="tooltip"
        className={styles.content}
        side={side}
        sideOffset={5}
        collisionPadding={8}
      >
        {children}
        {shortcut && <Kbd inverse>{shortcut}</Kbd>}
        <Popper.Arrow className={styles.arrow} width={10} height={5} />
      </Popper.Content>
    </Popper.Root>,
    container ?? document.body,
  );
}
