'use client';
import { type RefObject, useId } from 'react';
import { Check } from '../icons';
import { MenuLabel } from '../Menu/MenuGroup';
import { MenuItem } from '../Menu/MenuItem';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import { useLater } from '../useLater';
import * as styles from './Board.css';
import type { BoardColumn } from './places';

// Loaded when the first menu opens, or when the page is idle.
const loadPanel = () => import('../Menu/MenuPanel');

interface MoveMenuProps<Card> {
  /** Name of the card. Undefined while the menu is closed. */
  name: string | undefined;
  columns: readonly BoardColumn<Card>[];
  /** Id of the card's column. */
  from: string | undefined;
  refusalOf: (to: string) => string | undefined;
  /** Button of the card. */
  anchor: RefObject<HTMLElement | null>;
  /** Element that gets the focus back. */
  trigger: RefObject<HTMLElement | null>;
  byKeyboard: boolean;
  onMove: (to: string) => void;
  onClose: () => void;
}

/** Menu with the columns to which a card can move. One menu serves all cards. */
export function MoveMenu<Card>(props: MoveMenuProps<Card>) {
  const { name, columns, from, refusalOf, anchor, trigger, byKeyboard, onMove, onClose } = props;
  const translate = useTranslate();
  const id = useId();
  const later = useLater(loadPanel, name !== undefined, onClose);
  if (!later || name === undefined) return null;
  const label = translate(messages.boardMoveName, { name });
  return (
    <later.MenuPanel
      {...{ id, anchor, trigger, byKeyboard, label }}
      open
      align="end"
      sheet={{ title: translate(messages.boardMoveTo), description: name }}
      onOpenChange={(open) => !open && onClose()}
    >
      <MenuLabel>{label}</MenuLabel>
      {columns.map(({ id: column, title, tone = 'neutral' }, index) => {
        const refusal = column === from ? undefined : refusalOf(column);
        return (
          <MenuItem
            key={column}
            icon={<span className={styles.dot[tone]} aria-hidden />}
            aria-current={column === from || undefined}
            disabled={refusal !== undefined || column === from}
            shortcut={column !== from && refusal === undefined && index < 9 ? String(index + 1) : undefined}
            trailingIcon={column === from ? <Check aria-hidden /> : undefined}
            onSelect={() => onMove(column)}
          >
            {title}
            {refusal !== undefined && <span className={styles.reason}>{refusal}</span>}
          </MenuItem>
        );
      })}
    </later.MenuPanel>
  );
}
