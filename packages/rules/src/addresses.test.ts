import { expect, it } from 'vitest';
import type { Viewer } from './access.ts';
import { addressLines, addressTypes, mayChangeAddress, mayKeepAddress } from './addresses.ts';

const agent: Viewer = { role: 'AGENT', privileges: [], subscribed: true, agencyAdmin: false, licensed: true };
const viewers = {
  admin: { ...agent, role: 'ADMIN', licensed: false },
  owner: { ...agent, agencyAdmin: true },
  agent,
  assistant: { ...agent, licensed: false },
  unsubscribed: { ...agent, subscribed: false },
  customer: { ...agent, role: 'CUSTOMER', licensed: false },
} satisfies Record<string, Viewer>;

it('everybody has an address; that of the agency is its admin’s, those of contacts are the licensed agents’', () => {
  const kept = Object.entries(viewers).map(([name, viewer]) => [
    name,
    addressTypes.filter((type) => mayKeepAddress(viewer, type)),
  ]);
  expect(Object.fromEntries(kept)).toEqual({
    admin: ['USER_ADDRESS'],
    owner: ['USER_ADDRESS', 'AGENCY_ADDRESS', 'CONTACT_ADDRESS'],
    agent: ['USER_ADDRESS', 'CONTACT_ADDRESS'],
    assistant: ['USER_ADDRESS'],
    unsubscribed: ['USER_ADDRESS'],
    customer: ['USER_ADDRESS'],
  });
});

it('a person’s is changed by that person, or by the admin of the agency', () => {
  const theirs = { addressType: 'USER_ADDRESS', ownerId: 'them' } as const;
  for (const viewer of Object.values(viewers)) expect(mayChangeAddress(viewer, 'them', theirs)).toBe(true);
  const others = Object.entries(viewers).filter(([, viewer]) => mayChangeAddress(viewer, 'me', theirs));
  expect(others.map(([name]) => name)).toEqual(['owner']);
  // an admin of the platform who is called admin of an agency is none
  expect(mayChangeAddress({ ...viewers.admin, agencyAdmin: true }, 'me', theirs)).toBe(false);
});

it('that of the agency and of a contact need not be one’s own', () => {
  expect(mayChangeAddress(viewers.owner, 'me', { addressType: 'AGENCY_ADDRESS', ownerId: 'them' })).toBe(true);
  expect(mayChangeAddress(viewers.agent, 'me', { addressType: 'AGENCY_ADDRESS', ownerId: 'me' })).toBe(false);
  expect(mayChangeAddress(viewers.agent, 'me', { addressType: 'CONTACT_ADDRESS', ownerId: 'them' })).toBe(true);
});

it('stands in the lines of a letter, without those of which nothing is known', () => {
  const none = { street: '', city: '', state: '', zipCode: '', country: '' };
  expect(addressLines(none)).toEqual([]);
  expect(addressLines({ ...none, city: 'Portland', zipCode: '04101' })).toEqual(['Portland, 04101']);
  expect(addressLines({ street: '1 Main', city: 'Bath', state: 'ME', zipCode: '04530', country: 'USA' })).toEqual([
    '1 Main',
    'Bath, ME 04530',
    'USA',
  ]);
});
