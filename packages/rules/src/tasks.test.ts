import { describe, expect, it } from 'vitest';
import { DAY, dayFrom } from './days.ts';
import { areTaskRuleDays, dayIn, isTimeZone, lastDayOfWeek, mayHandleTask } from './tasks.ts';

const day = (text: string) => Date.parse(`${text}T00:00:00Z`) / 1000;

describe('tasks', () => {
  it('of claims need a license, others do not', () => {
    const assistant = { role: 'AGENT', licensed: false, agencyAdmin: false } as const;
    expect(mayHandleTask(assistant, { recordType: 'CLAIM' })).toBe(false);
    expect(mayHandleTask({ ...assistant, licensed: true }, { recordType: 'CLAIM' })).toBe(true);
    expect(mayHandleTask(assistant, { recordType: 'POLICY' })).toBe(true);
    expect(mayHandleTask(assistant, { recordType: null })).toBe(true);
    const customer = { role: 'CUSTOMER', licensed: false, agencyAdmin: false } as const;
    expect(mayHandleTask(customer, { recordType: 'CONTACT' })).toBe(false);
  });

  it('of verification documents belong to the agency admin', () => {
    const agent = { role: 'AGENT', licensed: true, agencyAdmin: false } as const;
    const document = { recordType: null, taskRule: 'DOCUMENT_EXPIRING' } as const;
    expect(mayHandleTask(agent, document)).toBe(false);
    expect(mayHandleTask({ ...agent, agencyAdmin: true }, document)).toBe(true);
  });
});

describe('days of a rule', () => {
  it('are as many as by default, the longer time first', () => {
    expect(areTaskRuleDays('QUOTE_UNANSWERED', [1])).toBe(true);
    expect(areTaskRuleDays('QUOTE_UNANSWERED', [])).toBe(false);
    expect(areTaskRuleDays('QUOTE_UNANSWERED', [0])).toBe(false);
    expect(areTaskRuleDays('QUOTE_UNANSWERED', [366])).toBe(false);
    expect(areTaskRuleDays('QUOTE_ACCEPTED', [])).toBe(true);
    expect(areTaskRuleDays('POLICY_EXPIRING', [90, 45])).toBe(true);
    expect(areTaskRuleDays('POLICY_EXPIRING', [45, 45])).toBe(false);
    expect(areTaskRuleDays('POLICY_EXPIRING', [30, 60])).toBe(false);
  });
});

describe('time zones', () => {
  it('are names of the IANA database', () => {
    expect(isTimeZone('America/Los_Angeles')).toBe(true);
    expect(isTimeZone('UTC')).toBe(true);
    expect(isTimeZone('Mars/Olympus')).toBe(false);
    expect(isTimeZone('')).toBe(false);
  });

  it('decide the day of an instant', () => {
    const evening = Date.parse('2026-11-24T02:30:00Z') / 1000;
    expect(dayIn('UTC', evening)).toBe(day('2026-11-24'));
    expect(dayIn('America/Los_Angeles', evening)).toBe(day('2026-11-23'));
    expect(dayIn('Pacific/Auckland', evening)).toBe(day('2026-11-24'));
    expect(dayIn('Pacific/Kiritimati', Date.parse('2026-12-31T12:00:00Z') / 1000)).toBe(dayFrom(2027, 1, 1));
  });

  it('do not change the last day of a week', () => {
    expect(lastDayOfWeek(day('2026-11-23'))).toBe(day('2026-11-29'));
    expect(lastDayOfWeek(day('2026-11-29'))).toBe(day('2026-11-29'));
    expect(lastDayOfWeek(day('2026-11-29') + DAY)).toBe(day('2026-12-06'));
  });
});
