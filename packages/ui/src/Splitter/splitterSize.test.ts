import { expect, it } from 'vitest';
import { limitSize, sizeOfKey } from './splitterSize';

const context = { orientation: 'horizontal', step: 5, isRtl: false, min: 20, max: 80 } as const;

it('limits and rounds a size', () => {
  expect(limitSize(33.333, context)).toBe(33.3);
  expect(limitSize(2, context)).toBe(20);
  expect(limitSize(99, context)).toBe(80);
});

it('follows the arrow keys in the direction of the panels', () => {
  expect(sizeOfKey('ArrowRight', 50, context)).toBe(55);
  expect(sizeOfKey('ArrowLeft', 50, context)).toBe(45);
  expect(sizeOfKey('ArrowUp', 50, context)).toBeUndefined();
  expect(sizeOfKey('ArrowRight', 50, { ...context, isRtl: true })).toBe(45);
  expect(sizeOfKey('ArrowDown', 50, { ...context, orientation: 'vertical', isRtl: true })).toBe(55);
  expect(sizeOfKey('ArrowRight', 78, context)).toBe(80);
});

it('moves to the limits', () => {
  expect(sizeOfKey('Home', 50, context)).toBe(20);
  expect(sizeOfKey('End', 50, context)).toBe(80);
  expect(sizeOfKey('Enter', 50, context)).toBeUndefined();
});
