import { describe, expect, it } from 'vitest';
import { checkAccess, type Viewer } from './access.ts';
import { mayViewAsCustomer } from './customerViews.ts';

const agent: Viewer = { role: 'AGENT', privileges: [], subscribed: true, agencyAdmin: false, licensed: true };
const own = { agent: { id: 'agent' } };
const ofColleague = { agent: { id: 'colleague' } };

describe('mayViewAsCustomer', () => {
  it('allows the licensed agent of the contact and agency admins', () => {
    expect(mayViewAsCustomer(agent, 'agent', own)).toBe(true);
    expect(mayViewAsCustomer({ ...agent, licensed: false, agencyAdmin: true }, 'owner', ofColleague)).toBe(true);
  });

  it('refuses everyone else', () => {
    expect(mayViewAsCustomer(agent, 'agent', ofColleague)).toBe(false);
    expect(mayViewAsCustomer({ ...agent, licensed: false }, 'agent', own)).toBe(false);
    expect(mayViewAsCustomer({ ...agent, subscribed: false }, 'agent', own)).toBe(false);
    expect(mayViewAsCustomer({ ...agent, mustEnrol: true }, 'agent', own)).toBe(false);
    for (const role of ['ADMIN', 'CUSTOMER'] as const)
      expect(mayViewAsCustomer({ ...agent, role, agencyAdmin: true }, 'agent', own)).toBe(false);
  });
});

it('keeps agents who view the portal as a customer out of the sign-in settings', () => {
  const customer: Viewer = { ...agent, role: 'CUSTOMER', licensed: false };
  expect(checkAccess('ownSession', null)).toBe('signIn');
  expect(checkAccess('ownSession', customer)).toBe('allowed');
  expect(checkAccess('ownSession', { ...customer, viewing: true })).toBe('forbidden');
  expect(checkAccess('signedIn', { ...customer, viewing: true })).toBe('allowed');
});
