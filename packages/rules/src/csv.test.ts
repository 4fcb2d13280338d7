import { expect, it } from 'vitest';
import { csvLine } from './csv.ts';

it('quotes texts with separators, quotes and line breaks', () => {
  expect(csvLine(['Kestrel, Inc.', 'a "b"', 'one\ntwo', 12.5, null])).toBe(
    '"Kestrel, Inc.","a ""b""","one\ntwo",12.5,\r\n',
  );
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])('keeps %j from becoming a formula', (text) => {
  expect(csvLine([text])).toBe(`'${text}\r\n`);
});

it('leaves negative numbers as numbers', () => {
  expect(csvLine([-5])).toBe('-5\r\n');
});
