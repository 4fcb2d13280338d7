'use client';
import * as Radix from '@radix-ui/react-menu';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ChevronDown, ChevronRight } from '../icons';
import { usePortalContainer } from '../ThemeScope/portalContainer';
import { mirrored } from '../theme/mirrored.css';
import { below } from '../theme/tokens';
import { useMediaQuery } from '../useMediaQuery';
import { root } from './Menu.css';
import * as styles from './MenuItem.css';

export interface MenuSubProps {
  /** Label of the item that opens the submenu. */
  label: ReactNode;
  /** Icon before the label. */
  icon?: ReactNode;
  /** Current value, shown before the arrow. */
  value?: ReactNode;
  children: ReactNode;
}

/**
 * Submenu, for choices that are rarely made. Use one level of submenus at most. It opens beside the menu, or inside the menu in
 * windows below 900 px.
 *
 * @example
 * <MenuSub label="Export">
 *   <MenuItem onSelect={exportCsv}>CSV</MenuItem>
 * </MenuSub>
 */
export function MenuSub(props: MenuSubProps) {
  const isNarrow = useMediaQuery(below('md'));
  return isNarrow ? <Disclosure {...props} /> : <Popup {...props} />;
}

function Popup({ label, icon, value, children }: MenuSubProps) {
  const [open, setOpen] = useState(false);
  return (
    <Radix.Sub open={open} onOpenChange={setOpen}>
      <Radix.SubTrigger className={styles.item}>
        {icon}
        <span className={styles.body}>{label}</span>
        <span className={styles.end}>
          {value}
          <ChevronRight className={mirrored} />
        </span>
      </Radix.SubTrigger>
      <Radix.Portal container={usePortalContainer()}>
        <Radix.SubContent className={root} sideOffset={4} alignOffset={-4} collisionPadding={8} loop>
          {children}
        </Radix.SubContent>
      </Radix.Portal>
    </Radix.Sub>
  );
}

/** Keys that open and close a submenu, in the reading direction of the menu. */
function keysOf(menu: Element): { opens: string; closes: string } {
  const keys = { opens: 'ArrowRight', closes: 'ArrowLeft' };
  return getComputedStyle(menu).direction === 'rtl' ? { opens: keys.closes, closes: keys.opens } : keys;
}

/** Items inside the menu. They open and close with the same keys as a submenu. */
function Disclosure({ label, icon, value, children }: MenuSubProps) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLDivElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const openedByKey = useRef(false);

  useEffect(() => {
    if (open && openedByKey.current) group.current?.querySelector<HTMLElement>('[role^="menuitem"]')?.focus();
    openedByKey.current = false;
  }, [open]);

  const openByKey = (event: KeyboardEvent) => {
    const { opens, closes } = keysOf(event.currentTarget);
    if (open && event.key === closes) return setOpen(false);
    if (open || ![opens, 'Enter', ' '].includes(event.key)) return;
    // Radix would select the item
    event.preventDefault();
    openedByKey.current = true;
    setOpen(true);
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== keysOf(event.currentTarget).closes) return;
    trigger.current?.focus();
    setOpen(false);
  };
  return (
    <>
      <Radix.Item
        ref={trigger}
        aria-expanded={open}
        className={styles.item}
        onKeyDown={openByKey}
        onSelect={(event) => {
          event.preventDefault();
          setOpen(!open);
        }}
      >
        {icon}
        <span className={styles.body}>{label}</span>
        <span className={styles.end}>
          {value}
          {open ? <ChevronDown /> : <ChevronRight className={mirrored} />}
        </span>
      </Radix.Item>
      {open && (
        <Radix.Group ref={group} className={styles.nested} onKeyDown={closeByKey}>
          {children}
        </Radix.Group>
      )}
    </>
  );
}
