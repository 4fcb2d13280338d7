import { describe, expect, it } from 'vitest';
import {
  hasOwnMail,
  mayBeNotified,
  maySwitchChannel,
  notificationEventNames,
  notificationEventsOf,
  notificationGroupOf,
  notificationGroups,
  notificationPath,
} from './notifications.ts';

const agent = { role: 'AGENT', licensed: true, agencyAdmin: false } as const;
const customer = { role: 'CUSTOMER', licensed: false, agencyAdmin: false } as const;

it('puts each event into a group', () => {
  const groups = notificationEventNames.map((event) => [event, notificationGroupOf(event)] as const);
  for (const group of notificationGroups) expect(groups.some(([, each]) => each === group)).toBe(true);
  expect(notificationGroupOf('QUOTE_ANSWERED')).toBe('requests');
  expect(notificationGroupOf('POLICY_EXPIRING')).toBe('records');
  expect(notificationGroupOf('MENTION')).toBe('team');
});

describe('events', () => {
  it('of claims need a license', () => {
    expect(mayBeNotified(agent, 'MENTION', 'CLAIM')).toBe(true);
    expect(mayBeNotified({ ...agent, licensed: false }, 'MENTION', 'CLAIM')).toBe(false);
    expect(mayBeNotified({ ...agent, licensed: false }, 'MENTION', 'POLICY')).toBe(true);
    expect(mayBeNotified(customer, 'CLAIM_STATUS_CHANGED', 'CLAIM')).toBe(true);
  });

  it('of verification documents are for agency admins', () => {
    expect(notificationEventsOf(agent)).not.toContain('DOCUMENT_EXPIRING');
    expect(notificationEventsOf({ ...agent, agencyAdmin: true })).toContain('DOCUMENT_EXPIRING');
  });

  it('belong to one role each', () => {
    const all = [...notificationEventsOf({ ...agent, agencyAdmin: true }), ...notificationEventsOf(customer)];
    expect([...all].sort()).toEqual([...notificationEventNames].sort());
    expect(notificationEventsOf({ role: 'ADMIN', licensed: false, agencyAdmin: false })).toEqual([]);
  });

  it('with a mail of their own have a fixed channel', () => {
    for (const event of notificationEventNames) expect(maySwitchChannel(event, 'mail')).toBe(!hasOwnMail(event));
    expect(maySwitchChannel('MENTION', 'portal')).toBe(false);
    expect(maySwitchChannel('MENTION', 'digest')).toBe(true);
  });
});

it('each event opens a page', () => {
  for (const event of notificationEventNames) {
    const path = notificationPath({ event, recordType: 'POLICY', recordId: 'r', subjectId: 's' });
    expect(path, event).toMatch(/^\/[a-z-]+/);
    expect(path).not.toContain('undefined');
  }
});
