import * as Radix from '@radix-ui/react-toolbar';
import { type ReactNode, useRef } from 'react';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { Ellipsis } from '../icons';
import { Menu } from '../Menu/Menu';
import { MenuCheckboxItem } from '../Menu/MenuGroup';
import { MenuItem } from '../Menu/MenuItem';
import { useWords } from '../messages/messages';
import * as words from '../messages/words';
import type { NativeProps } from '../nativeProps';
import * as styles from './Toolbar.css';
import { useFitting } from './useFitting';

export interface ToolbarItem {
  id: string;
  label: string;
  icon?: ReactNode;
  tone?: 'neutral' | 'danger';
  disabled?: boolean;
  /** Whether it holds now, for what is switched on and off. */
  pressed?: boolean;
  onSelect: () => void;
}

export interface ToolbarProps extends Omit<NativeProps<'div'>, 'children' | 'dir'> {
  /** What its commands are for; its name for screen readers. */
  label: string;
  /** What matters most first: the last ones go into the menu when there is no room. */
  items: readonly ToolbarItem[];
}

/**
 * The commands for one thing, in one line. Those that have no room are in a menu at the end of it.
 *
 * Keyboard: one stop for Tab; the arrow keys, Home and End move between the buttons.
 */
export function Toolbar({ label, items, ...rest }: ToolbarProps) {
  const say = useWords();
  const line = useRef<HTMLDivElement>(null);
  const fitting = useFitting(line, items);
  return (
    <Radix.Root {...rest} aria-label={label} className={styles.root}>
      <div ref={line} className={styles.line}>
        {items.map(({ id, label: name, icon, tone = 'neutral', disabled, pressed, onSelect }, index) => (
          <span key={id} style={index < fitting ? undefined : { visibility: 'hidden' }}>
            <Radix.Button asChild disabled={disabled}>
              <Button
                variant={pressed ? 'soft' : 'ghost'}
                tone={pressed ? 'accent' : tone}
                leadingIcon={icon}
                aria-pressed={pressed}
                onClick={onSelect}
              >
                {name}
              </Button>
            </Radix.Button>
          </span>
        ))}
      </div>
      {fitting < items.length && (
        <Menu
          align="end"
          trigger={
            <Radix.Button asChild>
              <IconButton label={say(words.more)}>
                <Ellipsis />
              </IconButton>
            </Radix.Button>
          }
        >
          {items.slice(fitting).map(({ id, label: name, icon, tone, disabled, pressed, onSelect }) =>
            pressed === undefined ? (
              <MenuItem key={id} {...{ icon, tone, disabled, onSelect }}>
                {name}
              </MenuItem>
            ) : (
              <MenuCheckboxItem key={id} checked={pressed} disabled={disabled} onCheckedChange={onSelect}>
                {name}
              </MenuCheckboxItem>
            ),
          )}
        </Menu>
      )}
    </Radix.Root>
  );
}
