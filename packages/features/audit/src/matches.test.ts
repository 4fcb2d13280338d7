import { expect, it } from 'vitest';
import { findMatch, matchingValue } from './matches';

it.each([
  ['12 Lakeview Street', 'LAKE', 'Lake'],
  ['12 Lakeview Street', ' street ', 'Street'],
  ['(415) 555-0100', '415-555-0100', '415) 555-0100'],
  ['(415) 555-0100', '+1 415 555 0100', '415) 555-0100'],
  ['$4,955.50', '4955.50', '4,955.50'],
  ['$4,955.50', '$4,955', '$4,955'],
])('finds in %j the text %j', (text, searched, expected) => {
  const match = findMatch(text, searched);
  expect(text.slice(match?.start, match?.end)).toBe(expected);
});

it.each([
  ['12 Lakeview Street', 'Hill'],
  ['(415) 555-0100', '415-555-0199'],
  ['(415) 555-0100', '4-1'],
  ['4155550100', 'Suite 415-555'],
  ['Portland', '  '],
])('does not find in %j the text %j', (text, searched) => {
  expect(findMatch(text, searched)).toBeUndefined();
});

it('finds the value of an entry as it is shown', () => {
  const text = { field: 'city', label: 'City', valueFormat: 'TEXT', before: 'Lakeview', after: 'Portland' } as const;
  const premium = { field: 'premium', label: 'Premium', valueFormat: 'MONEY', before: null, after: '4955.5' } as const;
  expect(matchingValue([text, premium], 'lakeview')).toMatchObject({ label: 'City', text: 'Lakeview' });
  expect(matchingValue([text, premium], '4,955.50')).toMatchObject({ label: 'Premium', text: '$4,955.50' });
  expect(matchingValue([text, premium], 'Salem')).toBeUndefined();
});
