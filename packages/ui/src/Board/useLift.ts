'use client';
import { useState } from 'react';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import {
  type BoardColumn,
  type BoardMove,
  cardsAt,
  type Direction,
  findCard,
  type Place,
  samePlace,
  stepLifted,
} from './places';

/** Card that the user moves, and the place where it would be dropped. */
export interface Lift<Card> {
  card: Card;
  from: Place;
  to: Place;
  /** Why the column at `to` does not accept the card. */
  refusal?: string | undefined;
  by: 'keyboard' | 'pointer';
}

interface LiftOptions<Card> {
  columns: readonly BoardColumn<Card>[];
  ordered: boolean;
  cardKey: (card: Card) => string;
  cardLabel: (card: Card) => string;
  titleOf: (column: string) => string;
  validate: ((card: Card, to: string) => string | undefined) | undefined;
  announce: (text: string) => void;
  onMove: (move: BoardMove<Card>) => void;
}

/** State of lifting a card, moving it over the board, and dropping it. Announces each step. */
export function useLift<Card>(options: LiftOptions<Card>) {
  const { columns, ordered, cardKey, cardLabel, titleOf, validate, announce, onMove } = options;
  const translate = useTranslate();
  const [lifted, setLifted] = useState<Lift<Card> | null>(null);

  const refusalOf = (card: Card, from: string, to: string) => (to === from ? undefined : validate?.(card, to));
  const describe = ({ card, from, to, refusal }: Lift<Card>) => {
    const values = { name: cardLabel(card), from: titleOf(from.column), column: titleOf(to.column) };
    if (refusal !== undefined) return translate(messages.boardRefused, { ...values, reason: refusal });
    if (!ordered) return translate(to.column === from.column ? messages.boardAt : messages.boardMoving, values);
    const count = cardsAt(columns, to, from.column);
    return translate(messages.boardPlace, { ...values, place: to.index + 1, count });
  };

  /** Without order, a card goes to the top of another column, and each place of its own column is where it was. */
  const placeFor = ({ from }: Lift<Card>, place: Place | null | undefined): Place => {
    if (!place || (!ordered && place.column === from.column)) return from;
    return ordered ? place : { column: place.column, index: 0 };
  };
  const lift = (key: string, by: Lift<Card>['by']) => {
    const found = findCard(columns, cardKey, key);
    if (!found) return;
    const next = { card: found.card, from: found.place, to: found.place, by };
    setLifted(next);
    announce(`${translate(messages.boardLifted, { name: cardLabel(found.card) })} ${describe(next)}`);
  };
  const moveTo = (to: Place) => {
    if (!lifted || samePlace(to, lifted.to)) return;
    const next = { ...lifted, to, refusal: refusalOf(lifted.card, lifted.from.column, to.column) };
    setLifted(next);
    announce(describe(next));
  };
  const cancel = () => {
    if (!lifted) return;
    setLifted(null);
    const values = { name: cardLabel(lifted.card), column: titleOf(lifted.from.column) };
    announce(translate(messages.boardCancelled, values));
  };
  return {
    lifted,
    lift,
    cancel,
    /** Text that describes the place of a lifted card. */
    describe,
    step: (direction: Direction) => {
      if (lifted) moveTo(stepLifted(columns, { place: lifted.to, from: lifted.from, direction, ordered }));
    },
    /** Moves the lifted card over a place, or back where it was. */
    moveOver: (place: Place | null) => {
      if (lifted) moveTo(placeFor(lifted, place));
    },
    /** Drops the card. It stays lifted by the keyboard over a column that does not accept it. */
    drop: (place: Place | null | undefined = lifted?.to) => {
      if (!lifted) return;
      const { card, from, by } = lifted;
      const to = placeFor(lifted, place);
      const refused = refusalOf(card, from.column, to.column) !== undefined;
      if (refused && by === 'keyboard') return announce(describe(lifted));
      if (refused || samePlace(from, to)) return cancel();
      setLifted(null);
      onMove({ card, from: from.column, to: to.column, index: to.index });
    },
    refusalOf,
  };
}
