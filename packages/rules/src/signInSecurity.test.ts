import { expect, test } from 'vitest';
import { defaultIdleMinutes, factorGroupOf, factorGroups, idleMinutes } from './signInSecurity.ts';

const agent = { role: 'AGENT', agencyAdmin: false, licensed: false } as const;

test.each([
  [{ ...agent, agencyAdmin: true }, 'AGENCY_ADMIN'],
  [{ ...agent, agencyAdmin: true, licensed: true }, 'AGENCY_ADMIN'],
  [{ ...agent, licensed: true }, 'LICENSED_AGENT'],
  [agent, 'UNLICENSED_AGENT'],
  [{ ...agent, role: 'CUSTOMER' }, 'CUSTOMER'],
  [{ ...agent, role: 'ADMIN' }, undefined],
] as const)('puts %j into the group %s', (user, group) => {
  expect(factorGroupOf(user)).toBe(group);
});

test('has the default among the choices, in ascending order', () => {
  expect(idleMinutes).toContain(defaultIdleMinutes);
  expect([...idleMinutes].sort((a, b) => a - b)).toEqual([...idleMinutes]);
  expect(new Set(factorGroups).size).toBe(4);
});
