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

it('users keep their own address, agency admins the agency’s, licensed agents those of contacts', () => {
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

it('a personal address can be changed by its owner and the agency admin', () => {
  const theirs = { addressType: 'USER_ADDRESS', ownerId: 'them' } as const;
  for (const viewer of Object.values(viewers)) expect(mayChangeAddress(viewer, 'them', theirs)).toBe(true);
  const others = Object.entries(viewers).filter(([, viewer]) => mayChangeAddress(viewer, 'me', theirs));
  expect(others.map(([name]) => name)).toEqual(['owner']);
  // a platform admin is never an agency admin
  expect(mayChangeAddress({ ...viewers.admin, agencyAdmin: true }, 'me', theirs)).toBe(false);
});

it('an address of the agency or of a contact can be changed without owning it', () => {
  expect(mayChangeAddress(viewers.owner, 'me', { addressType: 'AGENCY_ADDRESS', ownerId: 'them' })).toBe(true);
  expect(mayChangeAddress(viewers.agent, 'me', { addressType: 'AGENCY_ADDRESS', ownerId: 'me' })).toBe(false);
  expect(mayChangeAddress(viewers.agent, 'me', { addressType: 'CONTACT_ADDRESS', ownerId: 'them' })).toBe(true);
});

it('formats the lines of an address without empty ones', () => {
  const none = { street: '', city: '', state: '', zipCode: '', country: '' };
  expect(addressLines(none)).toEqual([]);
  expect(addressLines({ ...none, city: 'Portland', zipCode: '04101' })).toEqual(['Portland, 04101']);
  expect(addressLines({ street: '1 Main', city: 'Bath', state: 'ME', zipCode: '04530', country: 'USA' })).toEqual([
    '1 Main',
    'Bath, ME 04530',
    'USA',
  ]);
});
