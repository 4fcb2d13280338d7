import { expect, test } from 'vitest';
import { admit, type FileItem, faultOf, readmit, totalBytes } from './fileItem';

const file = (name: string, bytes = 10, type = '') => new File([new Uint8Array(bytes)], name, { type });
const many = { multiple: true };
const faults = (items: readonly FileItem[]) => items.map(({ name, fault }) => `${name}: ${fault ?? 'taken'}`);

test('files that fit are taken, in order', () => {
  const items = admit([], [file('a.pdf'), file('b.pdf')], many);
  expect(faults(items)).toEqual(['a.pdf: taken', 'b.pdf: taken']);
  expect(new Set(items.map(({ id }) => id)).size).toBe(2);
});

test('what is too much is refused and does not keep smaller ones out', () => {
  const items = admit([], [file('a', 60), file('b', 50), file('c', 40), file('d', 1)], { ...many, maxBytes: 100 });
  expect(faults(items)).toEqual(['a: taken', 'b: tooLarge', 'c: taken', 'd: tooLarge']);
  expect(totalBytes(items)).toBe(100);
});

test('exactly the limit passes, one byte more does not', () => {
  const limits = { ...many, maxBytes: 23_068_672 };
  const of = (size: number) => Object.defineProperty(file('a'), 'size', { value: size });
  expect(faultOf(of(23_068_672), [], limits)).toBeUndefined();
  expect(faultOf(of(23_068_673), [], limits)).toBe('tooLarge');
});

test.for([
  ['a.XLSX', '', undefined],
  ['a.csv', 'application/vnd.ms-excel', undefined],
  ['a.pdf', 'application/pdf', 'wrongKind'],
  ['photo', 'image/heic', undefined],
  ['xlsx', '', 'wrongKind'],
] as const)('%s of type “%s”, where tables and pictures are taken: %s', ([name, type, fault]) => {
  expect(faultOf(file(name, 1, type), [], { ...many, accept: ['.xlsx', '.csv', 'image/*'] })).toBe(fault);
});

test('an empty file is refused', () => {
  expect(faultOf(file('a', 0), [], many)).toBe('empty');
});

test('where there is one, the next takes its place, and of several the first is taken', () => {
  const first = admit([], [file('a')], {});
  expect(faults(admit(first, [file('b'), file('c')], {}))).toEqual(['b: taken', 'c: tooMany']);
});

test('what the server refused may be sent again, so it counts; what cannot be sent does not', () => {
  const [refused, unreadable] = admit([], [file('a', 60), file('b', 30)], many);
  const items = [
    { ...refused, status: 'failed', fault: 'refused' },
    { ...unreadable, status: 'failed', fault: 'unreadable' },
  ] as FileItem[];
  expect(totalBytes(items)).toBe(60);
});

test('what the server has already counts too', () => {
  const stored: FileItem = { id: '1', name: 'a', size: 95, type: '', status: 'uploaded' };
  expect(faults(admit([stored], [file('b', 10)], { ...many, maxBytes: 100 }))).toEqual(['a: taken', 'b: tooLarge']);
});

test('when one has gone, those come in for which there is room now', () => {
  const limits = { ...many, maxBytes: 100 };
  const items = admit([], [file('a', 60), file('b', 50), file('c', 45), file('d', 200), file('e.x', 0)], limits);
  expect(faults(items)).toEqual(['a: taken', 'b: tooLarge', 'c: tooLarge', 'd: tooLarge', 'e.x: empty']);
  const left = readmit(items.slice(1), limits);
  expect(faults(left)).toEqual(['b: taken', 'c: taken', 'd: tooLarge', 'e.x: empty']);
  expect(left[2]).toBe(items[3]);
});
