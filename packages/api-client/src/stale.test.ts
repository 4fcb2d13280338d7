import { expect, it } from 'vitest';
import { staleAfter } from './stale';

it.each(['/api/policy/all', '/api/quotes/all', '/api/renewals/all', '/api/transaction/all'] as const)(
  'every write that reloads %s reloads its total',
  (list) => {
    const writes = Object.entries(staleAfter).filter(([, paths]) => paths.includes(list));
    expect(writes.length).toBeGreaterThan(0);
    expect(writes.filter(([, paths]) => !paths.includes(`${list}/totals`)).map(([write]) => write)).toEqual([]);
  },
);
