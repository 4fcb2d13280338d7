import { expect, test, vi } from 'vitest';
import { addFiles, type FileItem, recheckFiles, totalBytes, validateFile } from './fileItem';

const file = (name: string, bytes = 10, type = '') => new File([new Uint8Array(bytes)], name, { type });
const many = { multiple: true };
const errors = (items: readonly FileItem[]) => items.map(({ name, error }) => `${name}: ${error ?? 'taken'}`);

test('accepts files within the limit, in order', () => {
  const items = addFiles([], [file('a.pdf'), file('b.pdf')], many);
  expect(errors(items)).toEqual(['a.pdf: taken', 'b.pdf: taken']);
  expect(new Set(items.map(({ id }) => id)).size).toBe(2);
});

test('gives no id twice when files were stored before the page was loaded again', async () => {
  vi.resetModules();
  const { addFiles: addAfterReload } = await import('./fileItem');
  const stored: FileItem = { id: 'file-1', name: 'a', size: 10, type: '', status: 'uploaded' };
  expect(addAfterReload([stored], [file('b'), file('c')], many).map(({ id }) => id)).toEqual([
    'file-1',
    'file-2',
    'file-3',
  ]);
});

test('rejects a file that is too large and accepts smaller ones after it', () => {
  const items = addFiles([], [file('a', 60), file('b', 50), file('c', 40), file('d', 1)], { ...many, maxBytes: 100 });
  expect(errors(items)).toEqual(['a: taken', 'b: tooLarge', 'c: taken', 'd: tooLarge']);
  expect(totalBytes(items)).toBe(100);
});

test('accepts exactly the limit and rejects one byte more', () => {
  const limits = { ...many, maxBytes: 23_068_672 };
  const of = (size: number) => Object.defineProperty(file('a'), 'size', { value: size });
  expect(validateFile(of(23_068_672), [], limits)).toBeUndefined();
  expect(validateFile(of(23_068_673), [], limits)).toBe('tooLarge');
});

test.for([
  ['a.XLSX', '', undefined],
  ['a.csv', 'application/vnd.ms-excel', undefined],
  ['a.pdf', 'application/pdf', 'wrongKind'],
  ['photo', 'image/heic', undefined],
  ['xlsx', '', 'wrongKind'],
] as const)('%s of type “%s”, where tables and pictures are taken: %s', ([name, type, error]) => {
  expect(validateFile(file(name, 1, type), [], { ...many, accept: ['.xlsx', '.csv', 'image/*'] })).toBe(error);
});

test('rejects an empty file', () => {
  expect(validateFile(file('a', 0), [], many)).toBe('empty');
});

test('replaces the file of a single-file field and takes the first of several', () => {
  const first = addFiles([], [file('a')], {});
  expect(errors(addFiles(first, [file('b'), file('c')], {}))).toEqual(['b: taken', 'c: tooMany']);
});

test('keeps the file of a single-file field when all new files are rejected', () => {
  const limits = { accept: ['.pdf'], maxBytes: 15 };
  const first = addFiles([], [file('a.pdf')], limits);
  const second = addFiles(first, [file('b.mov'), file('c.pdf', 0), file('d.pdf', 20)], limits);
  expect(errors(second)).toEqual(['a.pdf: taken', 'b.mov: wrongKind', 'c.pdf: empty', 'd.pdf: tooLarge']);
  expect(second[0]).toBe(first[0]);
  expect(errors(addFiles(second, [file('e.mov')], limits))).toEqual(['a.pdf: taken', 'e.mov: wrongKind']);
  expect(errors(addFiles(second, [file('f.mov'), file('g.pdf')], limits))).toEqual([
    'f.mov: wrongKind',
    'g.pdf: taken',
  ]);
});

test('counts files that the server rejected, but not files that failed validation', () => {
  const [refused, unreadable] = addFiles([], [file('a', 60), file('b', 30)], many);
  const items = [
    { ...refused, status: 'failed', error: 'refused' },
    { ...unreadable, status: 'failed', error: 'unreadable' },
  ] as FileItem[];
  expect(totalBytes(items)).toBe(60);
});

test('counts files that are already on the server', () => {
  const stored: FileItem = { id: '1', name: 'a', size: 95, type: '', status: 'uploaded' };
  expect(errors(addFiles([stored], [file('b', 10)], { ...many, maxBytes: 100 }))).toEqual(['a: taken', 'b: tooLarge']);
});

test('accepts waiting files when a removed file makes room', () => {
  const limits = { ...many, maxBytes: 100 };
  const items = addFiles([], [file('a', 60), file('b', 50), file('c', 45), file('d', 200), file('e.x', 0)], limits);
  expect(errors(items)).toEqual(['a: taken', 'b: tooLarge', 'c: tooLarge', 'd: tooLarge', 'e.x: empty']);
  const left = recheckFiles(items.slice(1), limits);
  expect(errors(left)).toEqual(['b: taken', 'c: taken', 'd: tooLarge', 'e.x: empty']);
  expect(left[2]).toBe(items[3]);
});
