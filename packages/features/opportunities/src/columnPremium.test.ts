import type { Read } from '@fairlead/api-client/client';
import { describe, expect, it } from 'vitest';
import { columnPremium, figuresOfList, shortUsd } from './columnPremium';
import type { Opportunity } from './opportunities.api';

const list = (query: object): Read<'/api/opportunity/all'> => [
  '/api/opportunity/all',
  { query: { pageNo: 0, pageSize: 20, isDeleted: false, ...query } },
];

describe('the figures of a list', () => {
  it('count the agency when the list has no filter and the user sees the agency', () => {
    expect(figuresOfList(list({}), true)).toBe('opportunities');
    expect(figuresOfList(list({}), false)).toBeUndefined();
  });
  it('count the user when the list shows assigned opportunities only', () => {
    expect(figuresOfList(list({ filters: 'agent.is.ME' }), false)).toBe('assigned');
  });
  it('are unknown for other searches and filters', () => {
    expect(figuresOfList(list({ serial: 'OPP-1' }), true)).toBeUndefined();
    expect(figuresOfList(list({ filters: 'created.last.7' }), true)).toBeUndefined();
    expect(figuresOfList(list({ filters: 'agent.is.ME', serial: '1' }), true)).toBeUndefined();
  });
});

describe('the premium of a column', () => {
  const card = (premium: number | null) => ({ premium }) as Opportunity;
  const figures = [{ status: 'NEW' as const, total: 3, premium: 900 }];

  it('is the sum of the cards when all are loaded', () => {
    const page = { content: [card(0.1), card(0.2), card(null)], totalElements: 3 };
    expect(columnPremium('NEW', page, figures)).toBe(0.3);
  });
  it('is the figure of the status when more cards exist', () => {
    const page = { content: [card(100)], totalElements: 3 };
    expect(columnPremium('NEW', page, figures)).toBe(900);
    expect(columnPremium('NEW', page, undefined)).toBeUndefined();
    expect(columnPremium('WON', page, figures)).toBeUndefined();
  });
  it('is not shown when no premium is known', () => {
    expect(columnPremium('NEW', { content: [card(null)], totalElements: 1 }, undefined)).toBeUndefined();
  });
});

it('writes short amounts', () => {
  expect([9_999.5, 290_682.5, 61_200, 1_200_000].map(shortUsd)).toEqual(['$10,000', '$291K', '$61.2K', '$1.2M']);
});
