import * as Radix from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
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
  return (
    <Radix.Root
      {...rest}
      value={value}
      defaultValue={defaultValue ?? items[0]?.value}
      // what is given back is the value of an item, and those are the caller's
      onValueChange={(next) => onValueChange?.(next as Value)}
    >
      <Radix.List aria-label={label} className={styles.list}>
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
