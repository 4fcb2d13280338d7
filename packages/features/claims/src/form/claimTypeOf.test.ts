import { expect, it } from 'vitest';
import { claimTypeOf } from './claimTypeOf';

it.each([
  ['Auto', 'AUTOMOBILE'],
  ['Commercial Auto', 'COMMERCIAL_AUTO'],
  ['Homeowners', 'PROPERTY'],
  ['Commercial Property', 'PROPERTY'],
  ['Flood', 'PROPERTY'],
  ['General Liability', 'GENERAL_LIABILITY'],
  ['Workers Compensation', 'WORKERS_COMPENSATION'],
  ['Group Health', 'MEDICAL'],
  ['Umbrella', undefined],
  ['Pet care', undefined],
])('expects for %s the type %s', (name, type) => {
  expect(claimTypeOf(name)).toBe(type);
});
