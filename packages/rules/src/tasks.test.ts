import { describe, expect, it } from 'vitest';
import { DAY, dayFrom } from './days.ts';
import { dayIn, isTimeZone, lastDayOfWeek, mayHandleTask } from './tasks.ts';

const day = (text: string) => Date.parse(`${text}T00:00:00Z`) / 1000;

describe('tasks', () => {
  it('of claims need a license, others do not', () => {
    const assistant = { role: 'AGENT', licensed: false } as const;
    expect(mayHandleTask(assistant, 'CLAIM')).toBe(false);
    expect(mayHandleTask({ ...assistant, licensed: true }, 'CLAIM')).toBe(true);
    expect(mayHandleTask(assistant, 'POLICY')).toBe(true);
    expect(mayHandleTask(assistant, null)).toBe(true);
    expect(mayHandleTask({ role: 'CUSTOMER', licensed: false }, 'CONTACT')).toBe(false);
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
