'use client';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Alert } from '../Alert/Alert';
import type { HeadingLevel } from '../Heading/Heading';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import type { NativeProps } from '../nativeProps';
import { useReadOnly } from '../ReadOnly/readOnlyState';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './Board.css';
import type { TabIndex } from './BoardCard';
import { BoardColumnView } from './BoardColumnView';
import { cardElement, directionOf, keyOf } from './boardKeys';
import { MoveMenu } from './MoveMenu';
import { MoveStrip } from './MoveStrip';
import { floating } from './MoveStrip.css';
import { type BoardColumn, type BoardMove, countOf, findCard, isCounted, samePlace } from './places';
import { useCardFocus } from './useCardFocus';
import { useColumnRoom } from './useColumnRoom';
import { useDragging } from './useDragging';
import { useLift } from './useLift';
import { useMoves } from './useMoves';

export interface BoardProps<Card> extends Omit<NativeProps<'div'>, 'children' | 'role' | 'onKeyDown' | 'onClick'> {
  /** Accessible name of the board. */
  label: string;
  /** Columns with their cards, in order. */
  columns: readonly BoardColumn<Card>[];
  /** Returns the unique key of a card. */
  cardKey: (card: Card) => string;
  /** Returns the name of a card, for announcements and for its menu. */
  cardLabel: (card: Card) => string;
  /**
   * Renders the content of a card. Its links and buttons need the given `tabIndex`: the Tab key skips those of other cards.
   */
  renderCard: (card: Card, tabIndex: TabIndex) => ReactNode;
  /**
   * Moves a card. The board shows it at its new place at once, and puts it back with the error's message if the promise rejects.
   * Resolve it when `columns` have the card at its new place. Without `onMove`, no card moves.
   */
  onMove?: (move: BoardMove<Card>) => Promise<unknown>;
  /** Returns the reason why a card cannot move to the column `to`, or undefined. Shown while the card is over the column. */
  validate?: (card: Card, to: string) => string | undefined;
  /** Lets the user choose the place in a column too, not only the column. Defaults to `false`. */
  ordered?: boolean;
  /** Heading level of the columns' titles. Defaults to 2. */
  level?: HeadingLevel;
  /** Shows skeleton cards in all columns. Defaults to `false`. */
  loading?: boolean;
  /** Called with the id of a column with `more`, when the user comes near its end. */
  onLoadMore?: (column: string) => void;
}

/**
 * Cards in columns, such as records by status. Users move a card with the mouse, the keyboard, or its "Move to…" menu. Phones
 * show one column at a time.
 *
 * @example
 * <Board
 *   label="Tasks"
 *   columns={[{ id: "open", title: "Open", cards: [{ id: "1", name: "Call Ada" }] }, { id: "done", title: "Done", cards: [] }]}
 *   cardKey={(task: { id: string; name: string }) => task.id}
 *   cardLabel={(task: { id: string; name: string }) => task.name}
 *   renderCard={(task: { id: string; name: string }) => <Text>{task.name}</Text>}
 *   onMove={save}
 * />
 */
export function Board<Card>({
  label,
  columns,
  cardKey,
  cardLabel,
  renderCard,
  onMove,
  validate,
  ordered = false,
  level = 2,
  loading = false,
  onLoadMore,
  ...rest
}: BoardProps<Card>) {
  const translate = useTranslate();
  const helpId = useId();
  const root = useRef<HTMLDivElement>(null);
  const movable = useReadOnly(onMove !== undefined) === undefined && onMove !== undefined;
  const [column, setColumn] = useState(columns[0]?.id);
  const shownColumn = columns.some(({ id }) => id === column) ? column : columns[0]?.id;

  const moves = useMoves({ columns, cardKey, cardLabel, onMove });
  const { shown, titleOf, announce } = moves;
  const focus = useCardFocus({ root, columns: shown, cardKey });
  const lift = useLift({
    columns: shown,
    ordered,
    cardKey,
    cardLabel,
    titleOf,
    validate,
    announce,
    onMove: (next) => void moves.move(next),
  });
  const { lifted } = lift;
  const pending = moves.pending;
  useColumnRoom(root);

  const [menu, setMenu] = useState<{ key: string; byKeyboard: boolean } | null>(null);
  const pressedMenu = useRef<string>(undefined);
  const menuButton = useRef<HTMLElement>(null);
  const menuTrigger = useRef<HTMLElement>(null);
  const menuCard = menu && findCard(shown, cardKey, menu.key);
  const openMenu = (key: string, trigger: HTMLElement, byKeyboard: boolean) => {
    menuButton.current = cardElement(root.current, key)?.querySelector<HTMLElement>('[data-move]') ?? trigger;
    menuTrigger.current = trigger;
    setMenu({ key, byKeyboard });
  };
  const moveByMenu = (to: string) => {
    if (!menuCard || to === menuCard.place.column || validate?.(menuCard.card, to) !== undefined) return;
    setMenu(null);
    focus.keep(cardKey(menuCard.card));
    void moves.move({ card: menuCard.card, from: menuCard.place.column, to, index: 0 });
  };

  useDragging({
    root,
    columnIds: columns.map(({ id }) => id),
    disabled: !movable,
    onLift: (key) => lift.lift(key, 'pointer'),
    onOver: lift.moveOver,
    onDrop: lift.drop,
  });

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (menu) {
      const chosen = /^[1-9]$/.test(event.key) ? columns[Number(event.key) - 1] : undefined;
      if (chosen) moveByMenu(chosen.id);
      return;
    }
    // Keys in a card belong to its links and buttons.
    const key = keyOf(event.target);
    if (key === undefined || !(event.target instanceof HTMLElement)) return;
    const direction = directionOf(event);
    if (direction) {
      if (lifted) lift.step(direction);
      else focus.step(key, direction);
    } else if (lifted && event.key === 'Escape') lift.cancel();
    else if (lifted && (event.key === ' ' || event.key === 'Enter')) lift.drop();
    else if (event.key === ' ' && movable && !pending.has(key)) lift.lift(key, 'keyboard');
    else if (event.key === 'm' && movable && !pending.has(key)) openMenu(key, event.target, true);
    else if (event.key === 'Enter') event.target.querySelector<HTMLElement>('a[href]')?.click();
    else return;
    event.preventDefault();
  };

  const dropsAt = lifted && !samePlace(lifted.to, lifted.from) ? lifted.to : null;
  const liftedKey = lifted ? cardKey(lifted.card) : undefined;
  return (
    // Handles the events of all cards, so that hundreds of them need no handlers.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      {...rest}
      ref={root}
      role="group"
      aria-label={label}
      className={styles.root}
      onKeyDown={onKeyDown}
      onClick={({ target, detail }) => {
        const button = target instanceof Element ? target.closest<HTMLElement>('[data-move]') : null;
        const key = button?.closest<HTMLElement>('[data-card]')?.dataset.card;
        if (!button || key === undefined || key === pressedMenu.current) return;
        openMenu(key, button, detail === 0);
      }}
      // A press outside closes the menu before the click of its own button.
      onPointerDownCapture={() => {
        pressedMenu.current = menu?.key;
      }}
      onFocus={focus.onFocus}
      onBlur={({ target }) => {
        focus.onBlur();
        if (lifted?.by === 'keyboard' && keyOf(target) === liftedKey) lift.cancel();
      }}
    >
      <div role="group" aria-label={label} className={styles.switcher}>
        {shown.map((each) => (
          <button
            key={each.id}
            type="button"
            className={styles.tab}
            aria-pressed={each.id === shownColumn}
            onClick={() => setColumn(each.id)}
            data-switch={each.id}
          >
            {each.title} {!loading && isCounted(each) && <span className={styles.count}>{countOf(each)}</span>}
          </button>
        ))}
      </div>
      <div className={styles.columns} data-columns>
        {shown.map((each) => (
          <BoardColumnView
            key={each.id}
            column={each}
            shown={each.id === shownColumn}
            dropIndex={dropsAt?.column === each.id ? dropsAt.index : undefined}
            refusal={dropsAt?.column === each.id ? lifted?.refusal : undefined}
            currentKey={focus.currentKey}
            {...{ level, loading, liftedKey, pending, movable, helpId, cardKey, cardLabel, renderCard, onLoadMore }}
          />
        ))}
      </div>
      {lifted && (
        <MoveStrip
          refused={lifted.refusal !== undefined}
          {...(lifted.by === 'keyboard' && {
            keys: {
              horizontal: translate(messages.boardKeyColumn),
              vertical: ordered ? translate(messages.boardKeyPlace) : undefined,
            },
          })}
        >
          {lift.describe(lifted)}
        </MoveStrip>
      )}
      {moves.error !== undefined && (
        <div className={floating}>
          <Alert tone="danger" onDismiss={moves.dismissError}>
            {moves.error}
          </Alert>
        </div>
      )}
      <VisuallyHidden id={helpId}>{translate(messages.boardHelp)}</VisuallyHidden>
      <VisuallyHidden role="status">{moves.announcement}</VisuallyHidden>
      <MoveMenu
        name={menuCard ? cardLabel(menuCard.card) : undefined}
        columns={shown}
        from={menuCard?.place.column}
        refusalOf={(to) => (menuCard ? validate?.(menuCard.card, to) : undefined)}
        anchor={menuButton}
        trigger={menuTrigger}
        byKeyboard={menu?.byKeyboard ?? false}
        onMove={moveByMenu}
        onClose={() => setMenu(null)}
      />
    </div>
  );
}
