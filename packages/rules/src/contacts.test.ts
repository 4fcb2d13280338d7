import { expect, it } from 'vitest';
import { contactPhonePattern, contactTypes, entityLegalTypes, fullName } from './contacts.ts';

it('are of two types, and companies of seven legal forms', () => {
  expect(contactTypes).toEqual(['PERSONAL', 'COMMERCIAL']);
  expect(entityLegalTypes).toHaveLength(7);
});

it.each([
  ['', true],
  ['+12075550111', true],
  ['2075550111', true],
  ['207-555', false],
  ['+', false],
  ['12.5', false],
])('the phone number %j: %s', (phone, good) => {
  expect(contactPhonePattern.test(phone)).toBe(good);
});

it('have one name of two', () => {
  expect(fullName({ firstName: 'Ines', lastName: 'Duarte' })).toBe('Ines Duarte');
});
