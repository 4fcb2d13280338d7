import { expect, it } from 'vitest';
import { insuranceKind } from './insuranceKind';

it.each([
  ['Auto', 'auto'],
  ['COMMERCIAL_AUTO', 'commercialAuto'],
  ['Commercial Property', 'commercialProperty'],
  ['Homeowners', 'home'],
  ['neptune_flood', 'flood'],
  ["Workers' Compensation and Employers' Liability", 'workers'],
  ['General Liability', 'liability'],
  ['Medicare Supplement', 'health'],
  ['Scarecrow', 'other'],
])('recognizes %s as %s', (name, kind) => expect(insuranceKind(name)).toBe(kind));
