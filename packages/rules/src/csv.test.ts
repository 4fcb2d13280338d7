import { expect, it } from 'vitest';
import { csvLine } from './csv.ts';

it('quotes texts with separators, quotes and line breaks', () => {
  expect(csvLine(['Kestrel, Inc.', 'a "b"', 'one\ntwo', 12.5, null])).toBe(
    '"Kestrel, Inc.","a ""b""","one\ntwo",12.5,\r\n',
  );
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t1'])('keeps %j from becoming a formula', (text) => {
  expect(csvLine([text])).toBe(`'${text}\r\n`);
});

it.each([
  ['Meyer;=1+1', "Meyer;'=1+1\r\n"],
  ['Meyer\t@SUM(A1)', "Meyer\t'@SUM(A1)\r\n"],
  ['Meyer\n- call', '"Meyer\n\'- call"\r\n'],
])('keeps the part of %j after a separator of other languages from becoming a formula', (text, line) => {
  expect(csvLine([text])).toBe(line);
});

it.each(['Smith-Jones', 'a=b', 'mail@example.test', '1;2'])('leaves %j as it is', (text) => {
  expect(csvLine([text])).toBe(`${text}\r\n`);
});

it('leaves negative numbers as numbers', () => {
  expect(csvLine([-5])).toBe('-5\r\n');
});
