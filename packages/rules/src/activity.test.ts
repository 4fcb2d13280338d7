import { expect, it } from 'vitest';
import { mayReadTimeline } from './activity.ts';

const all = ['CONTACT', 'OPPORTUNITY', 'QUOTE', 'POLICY', 'CLAIM'] as const;
const readable = (viewer: Parameters<typeof mayReadTimeline>[0]) => all.filter((type) => mayReadTimeline(viewer, type));

it('agents read all timelines, those of claims with a license', () => {
  expect(readable({ role: 'AGENT', licensed: true })).toEqual(all);
  expect(readable({ role: 'AGENT', licensed: false })).toEqual(['CONTACT', 'OPPORTUNITY', 'QUOTE', 'POLICY']);
});

it('customers read those of their quotes, policies and claims', () => {
  expect(readable({ role: 'CUSTOMER', licensed: false })).toEqual(['QUOTE', 'POLICY', 'CLAIM']);
  expect(readable({ role: 'ADMIN', licensed: false })).toEqual([]);
});
