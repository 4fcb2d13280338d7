'use client';
import { useMemo, useState } from 'react';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import { type BoardColumn, type BoardMove, withMoves } from './places';

interface MovesOptions<Card> {
  columns: readonly BoardColumn<Card>[];
  cardKey: (card: Card) => string;
  cardLabel: (card: Card) => string;
  onMove: ((move: BoardMove<Card>) => Promise<unknown>) | undefined;
}

/** Moves that the server has not confirmed. Shows them at once and takes back those that fail. */
export function useMoves<Card>({ columns, cardKey, cardLabel, onMove }: MovesOptions<Card>) {
  const translate = useTranslate();
  const [moves, setMoves] = useState<readonly BoardMove<Card>[]>([]);
  const [announcement, announce] = useState('');
  const [error, setError] = useState<string>();
  const shown = useMemo(() => withMoves(columns, moves, cardKey), [columns, moves, cardKey]);
  const pending = useMemo(() => new Set(moves.map(({ card }) => cardKey(card))), [moves, cardKey]);
  const titleOf = (id: string) => columns.find((column) => column.id === id)?.title ?? '';

  const move = async (next: BoardMove<Card>) => {
    const values = { name: cardLabel(next.card), column: titleOf(next.to) };
    setError(undefined);
    setMoves((before) => [...before, next]);
    announce(translate(messages.boardMoved, values));
    try {
      await onMove?.(next);
    } catch (reason) {
      const text = reason instanceof Error ? reason.message : '';
      setError(translate(messages.boardFailed, { ...values, column: titleOf(next.from), reason: text }).trim());
    } finally {
      setMoves((before) => before.filter((each) => each !== next));
    }
  };
  return {
    shown,
    pending,
    move,
    titleOf,
    announcement,
    announce,
    error,
    dismissError: () => setError(undefined),
  };
}
