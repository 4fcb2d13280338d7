import { describe, expect, it } from 'vitest';
import { rowsThatLeft } from './rowsThatLeft';

describe('rowsThatLeft', () => {
  it.each([
    { what: 'nothing has changed', before: 'abcd', after: 'abcd', left: '' },
    { what: 'the order has changed', before: 'abcd', after: 'dcba', left: '' },
    { what: 'a row is deleted', before: 'abcd', after: 'acd', left: 'b' },
    { what: 'the row of the next page moves up', before: 'abcd', after: 'acde', left: 'b' },
    { what: 'the last row is deleted', before: 'abcd', after: 'abc', left: 'd' },
    { what: 'the last row is deleted, and the next one moves up', before: 'abcd', after: 'abce', left: 'd' },
    { what: 'the first row is deleted', before: 'abcd', after: 'bcde', left: 'a' },
    { what: 'all rows are deleted', before: 'abcd', after: '', left: 'abcd' },
    { what: 'other rows take the place of all', before: 'abcd', after: 'efgh', left: 'abcd' },
    { what: 'a new row moves the last one to the next page', before: 'abcd', after: 'eabc', left: '' },
    { what: 'two new rows move the last two', before: 'abcd', after: 'eafb', left: '' },
    { what: 'a row is deleted and a new one takes its place', before: 'abcd', after: 'eacd', left: 'b' },
    { what: 'one row is new, and two at the end are missing', before: 'abcd', after: 'eab', left: 'cd' },
    { what: 'a row is deleted, and two new ones move the last one', before: 'abcd', after: 'efac', left: 'b' },
  ])('returns "$left" when $what', ({ before, after, left }) => {
    expect(rowsThatLeft([...before], [...after])).toEqual([...left]);
  });
});
