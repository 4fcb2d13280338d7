import { describe, expect, it } from 'vitest';
import { DAY, dayFrom } from './days.ts';
import { isPastDay, mayReview, reviewOutcomes, type UploadedDocState, verificationStatus } from './verification.ts';

const day = dayFrom(2026, 12, 31) ?? 0;
const upload = (status: UploadedDocState['status'], expirationDate: number | null = day) => ({
  status,
  expirationDate,
});

describe('the status of a document', () => {
  it('is missing without an upload', () => {
    expect(verificationStatus(null, day)).toBe('MISSING');
  });

  it('is the decision through the last second of its day in UTC, then expired', () => {
    for (const status of ['PENDING', 'APPROVED'] as const) {
      expect(verificationStatus(upload(status), day + DAY - 1)).toBe(status);
      expect(verificationStatus(upload(status), day + DAY)).toBe('EXPIRED');
      expect(verificationStatus(upload(status, null), day + 100 * DAY)).toBe(status);
    }
    expect([isPastDay(day, day + DAY - 1), isPastDay(day, day + DAY)]).toEqual([false, true]);
  });

  it('stays rejected after its expiration date', () => {
    expect(verificationStatus(upload('REJECTED'), day + DAY)).toBe('REJECTED');
  });
});

it('can be reviewed while it is valid, and a decision can be changed', () => {
  const may = (status: Parameters<typeof mayReview>[0]) =>
    reviewOutcomes.filter((outcome) => mayReview(status, outcome));
  expect(may('PENDING')).toEqual(['APPROVED', 'REJECTED']);
  expect(may('APPROVED')).toEqual(['REJECTED']);
  expect(may('REJECTED')).toEqual(['APPROVED']);
  expect(may('EXPIRED')).toEqual([]);
  expect(may('MISSING')).toEqual([]);
});
