import * as Radix from '@radix-ui/react-tabs';
import { type ReactNode, useEffect, useRef } from 'react';
import { Badge } from '../Badge/Badge';
import type { NativeProps } from '../nativeProps';
import * as styles from './Tabs.css';

export interface TabItem<Value extends string> {
  value: Value;
  label: ReactNode;
  /** How many things are behind it. */
  count?: number;
  content: ReactNode;
  disabled?: boolean;
}

export interface TabsProps<Value extends string> extends Omit<NativeProps<'div'>, 'children' | 'defaultValue' | 'dir'> {
  /** What the tabs divide; their name for screen readers. */
  label: string;
  items: readonly TabItem<Value>[];
  value?: Value;
  /** The tab shown at first; the first one unless told otherwise. */
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
}

/**
 * Views of the same thing, of which one is seen. Only the one that is seen is mounted. What has to be compared stands
 * below each other instead; what has an address of its own is a link.
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
  // an address or a button may open one that the row does not show
  useEffect(() => (value === undefined ? undefined : pullIn(list.current)), [value]);
  return (
    <Radix.Root
      {...rest}
      value={value}
      defaultValue={defaultValue ?? items[0]?.value}
      // what is given back is the value of an item, and those are the caller's
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

/** Moves the row alone, so far that the open tab is in sight: what scrolls into view would move the page too. */
function pullIn(list: HTMLElement | null) {
  const open = list?.querySelector('[data-state=active]')?.getBoundingClientRect();
  if (!list || !open) return;
  const { left, right } = list.getBoundingClientRect();
  list.scrollLeft += Math.max(0, open.right - right) - Math.max(0, left - open.left);
}
