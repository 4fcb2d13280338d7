'use client';
import * as Radix from '@radix-ui/react-menu';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { X } from '../fieldIcons';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import { usePortalContainer } from '../ThemeScope/portalContainer';
import { below } from '../theme/tokens';
import { useMediaQuery } from '../useMediaQuery';
import { useSwipeToClose } from '../useSwipeToClose';
import * as styles from './Menu.css';
import { MenuItemContext, type MenuItemProps } from './MenuItem';
import { MenuPanelItem } from './MenuPanelItem';

/** Heading of the sheet that replaces the popup on phones. */
export interface MenuSheet {
  title: string;
  /** Muted line below the title. */
  description?: string | undefined;
}

interface Measurable {
  getBoundingClientRect: () => DOMRect;
}

export interface MenuPanelProps {
  id: string;
  /** Place of the menu: its button, or the pointer. */
  anchor: RefObject<Measurable | null>;
  /** Element that gets the focus back. */
  trigger: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Opened by a key, so the focus moves to the first item. */
  byKeyboard: boolean;
  label: string | undefined;
  align: 'start' | 'center' | 'end';
  sheet?: MenuSheet | undefined;
  children: ReactNode;
}

const renderItem = (props: MenuItemProps) => <MenuPanelItem {...props} />;

/** Popup of a `Menu`. */
export function MenuPanel({
  id,
  anchor,
  trigger,
  open,
  byKeyboard,
  label,
  align,
  sheet,
  children,
  onOpenChange,
}: MenuPanelProps) {
  const isPhone = useMediaQuery(below('md'));
  const heading = isPhone ? sheet : undefined;
  const swipe = useSwipeToClose(undefined, heading !== undefined, () => onOpenChange(false));
  const pressedOutside = useRef(false);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      // Radix focuses the first item only after a key event. The key that opened the menu came before Radix was mounted.
      if (byKeyboard) document.dispatchEvent(new KeyboardEvent('keydown'));
      setReady(true);
    });
    return () => clearTimeout(timer);
    // Only on mount. Radix listens for later keys itself.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    // Not modal: the page keeps its scroll bar and stays available to screen readers, and a press outside reaches its target.
    <Radix.Root modal={false} open={open && ready} onOpenChange={onOpenChange}>
      <Radix.Anchor virtualRef={anchor} />
      <Radix.Portal container={usePortalContainer()}>
        <Radix.Content
          ref={swipe}
          id={id}
          className={heading ? styles.sheet : styles.root}
          data-trigger={trigger.current?.id}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          loop
          // A `label` replaces the name of the button.
          {...(label ? { 'aria-label': label } : { 'aria-labelledby': trigger.current?.id })}
          onInteractOutside={() => {
            pressedOutside.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!pressedOutside.current) trigger.current?.focus();
            pressedOutside.current = false;
          }}
        >
          {heading && <SheetHead {...heading} />}
          <MenuItemContext value={renderItem}>{children}</MenuItemContext>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Title of a sheet with the item that closes it. */
function SheetHead({ title, description }: MenuSheet) {
  const translate = useTranslate();
  return (
    <div data-sheet-head="" className={styles.sheetHead}>
      <div className={styles.sheetTexts}>
        <div className={styles.sheetTitle}>{title}</div>
        {description && <div className={styles.sheetDescription}>{description}</div>}
      </div>
      <Radix.Item className={styles.sheetClose} aria-label={translate(messages.close)} textValue="">
        <X aria-hidden />
      </Radix.Item>
    </div>
  );
}
