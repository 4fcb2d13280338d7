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

it.each([
  'POST /api/document-request/create',
  'PUT /api/document-request/update',
  'POST /api/document-request/id/{id}/remind',
  'POST /api/quotes/id/{id}/send-quote',
] as const)('%s reloads the invitation of the contact, because its mail can invite', (write) => {
  expect(staleAfter[write]).toContain('/api/invitation/contactId/{id}');
});
