import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type BoardColumn, findCard, stepFocus, stepLifted, withMoves } from './places';

const column = (id: string, ...cards: string[]): BoardColumn<string> => ({ id, title: id, cards });
const board = [column('a', '1', '2', '3'), column('b', '4'), column('c')];
const keyOf = (card: string) => card;
const cardsOf = (columns: readonly BoardColumn<string>[]) => columns.map(({ cards }) => cards.join(''));

it('shows moves at their new places, with their counts', () => {
  const after = withMoves(board, [{ card: '2', from: 'a', to: 'b', index: 1 }], keyOf);
  expect(cardsOf(after)).toEqual(['13', '42', '']);
  expect(after.map(({ count }) => count)).toEqual([2, 2, undefined]);
});

it('moves within a column without a change of its count', () => {
  const after = withMoves(board, [{ card: '1', from: 'a', to: 'a', index: 2 }], keyOf);
  expect(cardsOf(after)).toEqual(['231', '4', '']);
  expect(after[0]?.count).toBe(3);
});

it('counts cards that are not loaded', () => {
  const after = withMoves(
    [{ ...column('a', '1'), count: 40 }, column('b')],
    [{ card: '1', from: 'a', to: 'b', index: 0 }],
    keyOf,
  );
  expect(after.map(({ count }) => count)).toEqual([39, 1]);
});

it('ignores a move of a card that is gone', () => {
  expect(withMoves(board, [{ card: '9', from: 'a', to: 'b', index: 0 }], keyOf)).toEqual(board);
});

it('keeps every card once, whatever moves', () => {
  const move = fc.record({
    card: fc.constantFrom('1', '2', '3', '4'),
    from: fc.constant('a'),
    to: fc.constantFrom('a', 'b', 'c'),
    index: fc.nat(4),
  });
  fc.assert(
    fc.property(fc.array(move), (moves) => {
      const cards = withMoves(board, moves, keyOf).flatMap((each) => each.cards);
      expect(cards.toSorted()).toEqual(['1', '2', '3', '4']);
    }),
  );
});

it('steps a lifted card through the places of its column and stops at the ends', () => {
  const from = { column: 'a', index: 1 };
  const step = (index: number, direction: 'up' | 'down') =>
    stepLifted(board, { place: { column: 'a', index }, from, direction, ordered: true }).index;
  expect([step(1, 'down'), step(2, 'down'), step(1, 'up'), step(0, 'up')]).toEqual([2, 2, 0, 0]);
});

it('steps a lifted card to a shorter column', () => {
  const from = { column: 'a', index: 2 };
  const next = stepLifted(board, { place: from, from, direction: 'after', ordered: true });
  expect(next).toEqual({ column: 'b', index: 1 });
});

it('returns a lifted card to its own place without order', () => {
  const from = { column: 'a', index: 2 };
  const options = { from, ordered: false } as const;
  const next = stepLifted(board, { ...options, place: from, direction: 'after' });
  expect(next).toEqual({ column: 'b', index: 0 });
  expect(stepLifted(board, { ...options, place: next, direction: 'before' })).toEqual(from);
  expect(stepLifted(board, { ...options, place: next, direction: 'down' })).toEqual(next);
});

it('moves the focus over columns without cards', () => {
  const columns = [column('a', '1', '2'), column('b'), column('c', '3')];
  expect(stepFocus(columns, { column: 'a', index: 1 }, 'after')).toBe('3');
  expect(stepFocus(columns, { column: 'c', index: 0 }, 'before')).toBe('1');
  expect(stepFocus(columns, { column: 'a', index: 1 }, 'down')).toBeUndefined();
  expect(findCard(columns, keyOf, '3')?.place).toEqual({ column: 'c', index: 0 });
});
