import { expect, it } from 'vitest';
import { DAY, secondsOf } from './days.ts';
import {
  awaitsDocumentAnswer,
  documentRequestStatuses,
  isDocumentOverdue,
  isDocumentReminderDue,
  mayRequestDocuments,
  proposedDocumentDay,
  takesRequestedDocument,
} from './documentRequests.ts';

const today = secondsOf('2026-11-23');

it('a document can be uploaded until it is uploaded or withdrawn', () => {
  const taking = documentRequestStatuses.filter((status) => takesRequestedDocument({ documentRequestStatus: status }));
  expect(taking).toEqual(['OPEN', 'UNAVAILABLE']);
  expect(documentRequestStatuses.filter((status) => awaitsDocumentAnswer({ documentRequestStatus: status }))).toEqual([
    'OPEN',
  ]);
});

it('a document is overdue from the day after the needed day', () => {
  const request = { documentRequestStatus: 'OPEN', neededBy: today } as const;
  expect(isDocumentOverdue(request, today + DAY - 1)).toBe(false);
  expect(isDocumentOverdue(request, today + DAY)).toBe(true);
  expect(isDocumentOverdue({ ...request, documentRequestStatus: 'UPLOADED' }, today + DAY)).toBe(false);
});

it.each([
  [-4, null, false],
  [-3, null, true],
  [-3, -4, true],
  [-3, -3, false],
  [-2, null, true],
  [-2, -4, true],
  [-2, -3, false],
  [-1, -2, false],
  [0, -1, true],
  [0, 0, false],
  [1, null, false],
])('%i days from the needed day, the last reminder on day %s: a reminder is due: %s', (at, last, due) => {
  const reminded = last === null ? null : today + last * DAY;
  expect(isDocumentReminderDue({ neededBy: today, changed: today - 9 * DAY, reminded }, today + at * DAY)).toBe(due);
});

it.each([
  [-3, -4, true],
  [-3, -3, false],
  [-2, -3, false],
  [-2, -2, false],
  [-1, -2, false],
  [0, -2, true],
  [0, 0, false],
])('%i days from the needed day, the request of day %i: a reminder is due: %s', (at, changed, due) => {
  const days = { neededBy: today, changed: today + changed * DAY, reminded: null };
  expect(isDocumentReminderDue(days, today + at * DAY)).toBe(due);
});

it('agents request documents, for claims with a license', () => {
  const agent = { role: 'AGENT', licensed: false } as const;
  expect(mayRequestDocuments(agent, 'POLICY')).toBe(true);
  expect(mayRequestDocuments(agent, 'CLAIM')).toBe(false);
  expect(mayRequestDocuments({ ...agent, licensed: true }, 'CLAIM')).toBe(true);
  expect(mayRequestDocuments({ role: 'CUSTOMER', licensed: false }, 'POLICY')).toBe(false);
});

it.each([
  [null, 8],
  [3, 8],
  [13, 8],
  [15, 10],
  [300, 8],
])('a policy that expires in %s days: needed in %i days', (expires, days) => {
  const day = proposedDocumentDay(expires === null ? null : today + expires * DAY, today + 3600);
  expect(day).toBe(today + days * DAY);
});
