'use client';
import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { cardElement, keyOf } from './boardKeys';
import { type BoardColumn, type Direction, findCard, stepFocus } from './places';

interface CardFocusOptions<Card> {
  root: RefObject<HTMLElement | null>;
  columns: readonly BoardColumn<Card>[];
  cardKey: (card: Card) => string;
}

/** One card is in the tab sequence. It keeps the focus when it moves to another column. */
export function useCardFocus<Card>({ root, columns, cardKey }: CardFocusOptions<Card>) {
  const [current, setCurrent] = useState<string>();
  /** Card that has the focus, also after React has moved its element. */
  const kept = useRef<string>(undefined);
  const first = columns.find(({ cards }) => cards.length > 0)?.cards[0];
  const known = current !== undefined && findCard(columns, cardKey, current) !== undefined;

  useEffect(() => {
    const key = kept.current;
    const card = key === undefined ? undefined : cardElement(root.current, key);
    if (!card || card.contains(document.activeElement)) return;
    card.focus();
    // Phones hide the card in a column that is not shown, so the focus goes to the button that shows it.
    const column = card.closest<HTMLElement>('[data-column]')?.dataset.column ?? '';
    if (document.activeElement !== card)
      root.current?.querySelector<HTMLElement>(`[data-switch="${CSS.escape(column)}"]`)?.focus();
  }, [columns, root]);

  return {
    /** Key of the card in the tab sequence. */
    currentKey: known ? current : first && cardKey(first),
    /** Gives the focus to a card after its move. */
    keep: (key: string) => {
      kept.current = key;
    },
    step: (key: string, direction: Direction) => {
      const found = findCard(columns, cardKey, key);
      const next = found && stepFocus(columns, found.place, direction);
      if (next !== undefined) cardElement(root.current, cardKey(next))?.focus();
    },
    onFocus: ({ target }: FocusEvent) => {
      kept.current = keyOf(target);
      const card = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
      if (card) setCurrent(card.dataset.card);
    },
    // React reports no blur for an element that it moves.
    onBlur: () => {
      kept.current = undefined;
    },
  };
}
