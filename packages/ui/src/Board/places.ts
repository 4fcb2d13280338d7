import type { ReactNode } from 'react';
import type { Tone } from '../theme/tokens';

/** Column of a `Board` with its cards. */
export interface BoardColumn<Card> {
  /** Unique id. */
  id: string;
  /** Title, such as a status. */
  title: string;
  /** Colour of the dot before the title. Defaults to `neutral`. */
  tone?: Tone;
  /** Loaded cards, in order. */
  cards: readonly Card[];
  /** Number of all cards, including those that are not loaded. Defaults to the number of `cards`. */
  count?: number;
  /** Sum at the end of the header, formatted. */
  total?: ReactNode;
  /** Whether `onLoadMore` loads further cards. Defaults to `false`. */
  more?: boolean;
  /** Shows a skeleton card at the end. Defaults to `false`. */
  loading?: boolean;
  /** Content of a column without cards. Defaults to "Nothing here". */
  empty?: ReactNode;
  /** Content below the cards, such as an error with a button that retries. */
  footer?: ReactNode;
}

/** Card and its new place. */
export interface BoardMove<Card> {
  card: Card;
  /** Id of the column that the card leaves. */
  from: string;
  /** Id of the column with the new place. May be the same column. */
  to: string;
  /** Number of cards before the new place, without the moved card. */
  index: number;
}

/** Place in a column. `index` does not count the card that moves. */
export interface Place {
  column: string;
  index: number;
}

export const samePlace = (a: Place, b: Place) => a.column === b.column && a.index === b.index;

/** Place of a card, or undefined if no column contains it. */
export function findCard<Card>(columns: readonly BoardColumn<Card>[], cardKey: (card: Card) => string, key: string) {
  for (const column of columns) {
    const index = column.cards.findIndex((card) => cardKey(card) === key);
    const card = column.cards[index];
    if (card !== undefined) return { card, place: { column: column.id, index } };
  }
  return undefined;
}

/** Columns with the cards of unfinished moves at their new places. */
export function withMoves<Card>(
  columns: readonly BoardColumn<Card>[],
  moves: readonly BoardMove<Card>[],
  cardKey: (card: Card) => string,
): readonly BoardColumn<Card>[] {
  return moves.reduce((before, { card, to, index }) => {
    const key = cardKey(card);
    const found = findCard(before, cardKey, key);
    if (!found) return before;
    const from = found.place.column;
    return before.map((column) => {
      if (column.id !== from && column.id !== to) return column;
      const cards = column.cards.filter((each) => cardKey(each) !== key);
      if (column.id === to) cards.splice(index, 0, found.card);
      const change = Number(column.id === to) - Number(column.id === from);
      return { ...column, cards, count: countOf(column) + change };
    });
  }, columns);
}

export const countOf = <Card>({ count, cards }: BoardColumn<Card>) => count ?? cards.length;

/** Whether the number of cards is known. A column that loads its first cards has no number yet. */
export const isCounted = <Card>(column: BoardColumn<Card>) => countOf(column) > 0 || !column.loading;

/** Number of places in a column for a card that comes from `from`. */
const placesIn = <Card>({ id, cards }: BoardColumn<Card>, from: string) => cards.length + (id === from ? 0 : 1);

/** Number of cards in the column of `place` once the card from `from` is there. */
export function cardsAt<Card>(columns: readonly BoardColumn<Card>[], place: Place, from: string) {
  const column = columns.find(({ id }) => id === place.column);
  return column ? countOf(column) + (column.id === from ? 0 : 1) : 0;
}

/** Directions of the arrow keys, in reading order. */
export type Direction = 'before' | 'after' | 'up' | 'down';

/** Next place for a lifted card in a direction. Stays where the board ends. */
export function stepLifted<Card>(
  columns: readonly BoardColumn<Card>[],
  { place, from, direction, ordered }: { place: Place; from: Place; direction: Direction; ordered: boolean },
): Place {
  const at = columns.findIndex(({ id }) => id === place.column);
  const current = columns[at];
  if (!current) return place;
  if (direction === 'up' || direction === 'down') {
    if (!ordered) return place;
    const last = placesIn(current, from.column) - 1;
    const index = Math.min(last, Math.max(0, place.index + (direction === 'down' ? 1 : -1)));
    return { column: current.id, index };
  }
  const next = columns[at + (direction === 'after' ? 1 : -1)];
  if (!next) return place;
  if (!ordered) return next.id === from.column ? from : { column: next.id, index: 0 };
  return { column: next.id, index: Math.min(place.index, placesIn(next, from.column) - 1) };
}

/** Next card for the focus in a direction. Skips columns without cards. */
export function stepFocus<Card>(
  columns: readonly BoardColumn<Card>[],
  place: Place,
  direction: Direction,
): Card | undefined {
  const at = columns.findIndex(({ id }) => id === place.column);
  if (direction === 'up') return columns[at]?.cards[place.index - 1];
  if (direction === 'down') return columns[at]?.cards[place.index + 1];
  const others = direction === 'after' ? columns.slice(at + 1) : columns.slice(0, at).reverse();
  const cards = others.find((column) => column.cards.length > 0)?.cards;
  return cards?.[Math.min(place.index, cards.length - 1)];
}
