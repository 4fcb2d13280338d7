import { expect, it } from 'vitest';
import { contactPhonePattern, contactTypes, entityLegalTypes, fullName, mayGiveContact } from './contacts.ts';

it('have two types, and companies have seven legal types', () => {
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
])('phone number %j: %s', (phone, good) => {
  expect(contactPhonePattern.test(phone)).toBe(good);
});

it('have a full name', () => {
  expect(fullName({ firstName: 'Ines', lastName: 'Duarte' })).toBe('Ines Duarte');
});

it.each([
  ['the agent who looks after them', 'AGENT', false, 'ann', true],
  ['an admin of the agency', 'AGENT', true, 'bob', true],
  ['another agent', 'AGENT', false, 'bob', false],
  ['a customer of that name', 'CUSTOMER', false, 'ann', false],
])('assigned to another agent by %s: %s', (_, role, agencyAdmin, userId, may) => {
  expect(mayGiveContact({ role, agencyAdmin }, userId, { agent: { id: 'ann' } })).toBe(may);
});
