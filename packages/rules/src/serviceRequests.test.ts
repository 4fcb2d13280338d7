import { describe, expect, it } from 'vitest';
import {
  mayAnswerService,
  mayMoveService,
  mayRequestService,
  needsServiceAnswer,
  serviceRequestStatuses,
  serviceTypes,
} from './serviceRequests.ts';

const licensed = { role: 'AGENT', licensed: true } as const;

describe('service requests', () => {
  it('are made by customers and recorded by licensed agents', () => {
    for (const type of serviceTypes) {
      expect(mayRequestService({ role: 'CUSTOMER', licensed: false }, type)).toBe(true);
      expect(mayRequestService(licensed, type)).toBe(type !== 'REQUEST_FOR_CERTIFICATE');
      expect(mayRequestService({ ...licensed, licensed: false }, type)).toBe(false);
      expect(mayRequestService({ role: 'ADMIN', licensed: true }, type)).toBe(false);
    }
  });

  it('are answered only by agents', () => {
    expect(mayAnswerService({ role: 'AGENT' })).toBe(true);
    expect(mayAnswerService({ role: 'CUSTOMER' })).toBe(false);
  });

  it('cannot return to open', () => {
    const moves = serviceRequestStatuses.flatMap((from) =>
      serviceRequestStatuses.filter((to) => mayMoveService(from, to)).map((to) => `${from} ${to}`),
    );
    expect(moves).toEqual([
      'OPEN OPEN',
      'OPEN IN_PROGRESS',
      'OPEN RESOLVED',
      'IN_PROGRESS IN_PROGRESS',
      'IN_PROGRESS RESOLVED',
      'RESOLVED IN_PROGRESS',
      'RESOLVED RESOLVED',
    ]);
  });

  it('need an answer to be resolved', () => {
    expect(serviceRequestStatuses.filter(needsServiceAnswer)).toEqual(['RESOLVED']);
  });
});
