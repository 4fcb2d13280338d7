import { auditEntries, endpoint, listNetwork, listOf, mockExport } from '@fairlead/api-client/mocks';
import { listFilters, readFilters } from '@fairlead/rules';

const list = endpoint('get', '/api/audit/all', ({ query }) => {
  const filters = readFilters(listFilters.audit, query.get('filters'));
  const actions = filters.find(({ field }) => field === 'action')?.values;
  return listOf(
    actions ? auditEntries.filter(({ auditAction }) => actions.includes(auditAction)) : auditEntries,
    query,
  );
});

/** Query of the last export. */
export const lastExport: { query?: URLSearchParams | undefined } = {};
const exported = mockExport('/api/audit/all/export', 'audit-log-2026-11-23.csv', (query) => {
  lastExport.query = query;
  return { text: 'Date and time', rows: auditEntries.length };
});

/** Network states for the stories. */
export const network = { ...listNetwork(list), exports: [list.usual, exported] };
