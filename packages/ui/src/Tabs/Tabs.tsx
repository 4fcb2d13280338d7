'use client';
import * as Radix from '@radix-ui/react-tabs';
import { type ReactNode, useEffect, useRef } from 'react';
import { Badge } from '../Badge/Badge';
import type { NativeProps } from '../nativeProps';
import * as styles from './Tabs.css';

export interface TabItem<Value extends string> {
  /** Identifies the tab in `value` and `onValueChange`. */
  value: Value;
  /** Label of the tab. */
  label: ReactNode;
  /** Number of items in the tab. */
  count?: number;
  /** Content of the panel, mounted only while the tab is selected. */
  content: ReactNode;
  /** Prevents the user from selecting the tab. */
  disabled?: boolean;
}

export interface TabsProps<Value extends string> extends Omit<NativeProps<'div'>, 'children' | 'defaultValue' | 'dir'> {
  /** Accessible name of the list of tabs. */
  label: string;
  /** Tabs, in order. */
  items: readonly TabItem<Value>[];
  /** Selected tab (controlled). */
  value?: Value;
  /** Tab that is selected initially (uncontrolled). Defaults to the first tab. */
  defaultValue?: Value;
  /** Called with the tab that the user selects. */
  onValueChange?: (value: Value) => void;
}

/**
 * Alternative views of the same content. Only the selected view is mounted. Place views below each other when users compare
 * them, and `TabNav` for views with their own address.
 *
 * @example
 * <Tabs label="Contact" items={[{ value: "details", label: "Details", content: details }]} />
 */
export function Tabs<Value extends string>({
  label,
  items,
  value,
  defaultValue,
  onValueChange,
  ...rest
}: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  // A controlled tab may be scrolled out of view.
  useEffect(() => (value === undefined ? undefined : scrollToSelected(list.current)), [value]);
  return (
    <Radix.Root
      {...rest}
      value={value}
      defaultValue={defaultValue ?? items[0]?.value}
      // Radix types the value as `string`. It is always the value of one of the caller's items.
      onValueChange={(next) => onValueChange?.(next as Value)}
    >
      <Radix.List ref={list} aria-label={label} className={styles.list}>
        {items.map((item) => (
          <Radix.Trigger key={item.value} value={item.value} disabled={item.disabled} className={styles.tab}>
            {item.label}
            {item.count !== undefined && <Badge>{item.count}</Badge>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content key={item.value} value={item.value} className={styles.panel}>
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

/** Scrolls the list horizontally until the selected tab is visible. `scrollIntoView` would also scroll the page. */
function scrollToSelected(list: HTMLElement | null) {
  const open = list?.querySelector('[data-state=active]')?.getBoundingClientRect();
  if (!list || !open) return;
  const { left, right } = list.getBoundingClientRect();
  list.scrollLeft += Math.max(0, open.right - right) - Math.max(0, left - open.left);
}
