'use client';
import * as Radix from '@radix-ui/react-toolbar';
import { type ReactNode, useRef } from 'react';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { Ellipsis } from '../icons';
import { Menu } from '../Menu/Menu';
import { MenuCheckboxItem } from '../Menu/MenuGroup';
import { MenuItem } from '../Menu/MenuItem';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import type { NativeProps } from '../nativeProps';
import * as styles from './Toolbar.css';
import { useFitting } from './useFitting';

export interface ToolbarItem {
  /** Unique id. */
  id: string;
  /** Label of the button. */
  label: string;
  /** Icon before the label. */
  icon?: ReactNode;
  /** Colour. Use `danger` for deleting. Defaults to `neutral`. */
  tone?: 'neutral' | 'danger';
  /** Disables the button. */
  disabled?: boolean;
  /** Whether the option is on, for toggle buttons. */
  pressed?: boolean;
  /** Called when the user presses the button. */
  onSelect: () => void;
}

export interface ToolbarProps extends Omit<NativeProps<'div'>, 'children' | 'dir'> {
  /** Accessible name of the toolbar. */
  label: string;
  /** Actions, most important first. Those that do not fit move to a menu. */
  items: readonly ToolbarItem[];
}

/**
 * Actions for one object, in one line. Actions that do not fit move to a menu at the end.
 *
 * Keyboard: Tab reaches the toolbar, arrow keys, Home and End move between its buttons.
 *
 * @example
 * <Toolbar label="Text" items={items} />
 */
export function Toolbar({ label, items, ...rest }: ToolbarProps) {
  const translate = useTranslate();
  const line = useRef<HTMLDivElement>(null);
  const visibleCount = useFitting(line, items);
  return (
    <Radix.Root {...rest} aria-label={label} className={styles.root}>
      <div ref={line} className={styles.line}>
        {items.map(({ id, label: name, icon, tone = 'neutral', disabled, pressed, onSelect }, index) => (
          <span key={id} style={index < visibleCount ? undefined : { visibility: 'hidden' }}>
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
      {visibleCount < items.length && (
        <Menu
          align="end"
          trigger={
            <Radix.Button asChild>
              <IconButton label={translate(messages.more)}>
                <Ellipsis />
              </IconButton>
            </Radix.Button>
          }
        >
          {items.slice(visibleCount).map(({ id, label: name, icon, tone, disabled, pressed, onSelect }) =>
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
