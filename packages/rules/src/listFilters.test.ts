import { describe, expect, it } from 'vitest';
import {
  isFilter,
  type ListFilter,
  listFilters,
  operatorsOf,
  parseFilters,
  printFilters,
  readFilters,
} from './listFilters.ts';

const { policies } = listFilters;

describe('the text of filters', () => {
  it('is readable and needs no escaping in an address', () => {
    const text = printFilters([
      { field: 'status', operator: 'any', values: ['ACTIVE', 'IN_REVIEW'] },
      { field: 'expires', operator: 'next', values: ['30'] },
      { field: 'carrier', operator: 'empty', values: [] },
    ]);
    expect(text).toBe('status.any.ACTIVE.IN_REVIEW*expires.next.30*carrier.empty');
    expect(new URLSearchParams({ filters: text }).toString()).toBe(`filters=${text}`);
  });

  it.each(['St. John*s', '100%', 'a b', 'Zoë.*'])('keeps the value %s', (value) => {
    const filters: ListFilter[] = [{ field: 'customer', operator: 'contains', values: [value] }];
    expect(parseFilters(printFilters(filters))).toEqual(filters);
  });

  it.each(['status', 'status.like.A', '.is.A', 'status.is.%', 'a b.is.c', Array(11).fill('a.is.b').join('*')])(
    'is rejected: %s',
    (text) => expect(parseFilters(text)).toBeUndefined(),
  );
});

describe('a filter', () => {
  const id = '01890a5d-ac96-774b-bcce-b302099a8057';
  it.each([
    ['status', 'is', ['ACTIVE']],
    ['status', 'any', ['ACTIVE', 'BOUND']],
    ['carrier', 'any', [id]],
    ['carrier', 'empty', []],
    ['agent', 'is', ['ME']],
    ['expires', 'next', ['30']],
    ['expires', 'between', ['2026-01-01', '2026-01-01']],
    ['created', 'last', ['7']],
    ['pastDue', 'is', ['true']],
    ['number', 'contains', ['55']],
  ] as const)('is valid: %s %s %j', (field, operator, values) => {
    expect(isFilter(policies[field], { operator, values })).toBe(true);
  });

  it.each([
    ['status', 'is', ['LOST']],
    ['status', 'is', ['ACTIVE', 'BOUND']],
    ['status', 'empty', []],
    ['status', 'any', []],
    ['carrier', 'is', ['ME']],
    ['carrier', 'is', ['1']],
    ['expires', 'next', ['0']],
    ['expires', 'next', ['3651']],
    ['expires', 'between', ['2026-02-01', '2026-01-01']],
    ['expires', 'between', ['2026-02-30', '2026-03-01']],
    ['created', 'next', ['7']],
    ['number', 'contains', [' ']],
    ['pastDue', 'is', ['yes']],
  ] as const)('is not valid: %s %s %j', (field, operator, values) => {
    expect(isFilter(policies[field], { operator, values })).toBe(false);
  });

  it('can ask for empty values of optional fields only', () => {
    expect(operatorsOf(policies.expires)).toContain('empty');
    expect(operatorsOf(policies.created)).not.toContain('empty');
  });
});

it('leaves out filters that the list does not know', () => {
  expect(readFilters(policies, 'status.is.ACTIVE*toString.is.A*expires.next.x')).toEqual([
    { field: 'status', operator: 'is', values: ['ACTIVE'] },
  ]);
  expect(readFilters(policies, null)).toEqual([]);
});
