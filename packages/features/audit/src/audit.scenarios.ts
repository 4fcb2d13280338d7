import { auditEntries, endpoint, listNetwork, listOf, mockExport, pageOf, Refusal } from '@fairlead/api-client/mocks';
import { listFilters, readFilters } from '@fairlead/rules';

const list = endpoint('get', '/api/audit/all', ({ query }) => {
  const filters = readFilters(listFilters.audit, query.get('filters'));
  const actions = filters.find(({ field }) => field === 'action')?.values;
  return listOf(
    actions ? auditEntries.filter(({ auditAction }) => actions.includes(auditAction)) : auditEntries,
    query,
  );
});

const newEntries = endpoint('get', '/api/audit/all/new', { newEntries: 0 });
const [newest, ...older] = auditEntries;

/** Whether the list has the two entries that the count announces. */
export const arrivals = { listed: false };
const arriving = [
  endpoint('get', '/api/audit/all', () => pageOf(arrivals.listed ? auditEntries : older.slice(1))).usual,
  endpoint('get', '/api/audit/all/new', ({ query }) => ({ newEntries: query.get('entryId') === newest?.id ? 0 : 2 }))
    .usual,
];

/** Query of the last export. */
export const lastExport: { query?: URLSearchParams | undefined } = {};
const exported = mockExport('/api/audit/all/export', 'audit-log-2026-11-23.csv', (query) => {
  lastExport.query = query;
  return { text: 'Date and time', rows: auditEntries.length };
});

/** Entries that were restored. */
export const restoredIds: string[] = [];
const restore = endpoint(
  'post',
  '/api/audit/id/{id}/restore',
  ({ path }) => {
    restoredIds.push(String(path['id']));
    return null;
  },
  'The old values were put back',
);
const restoring = endpoint('get', '/api/audit/all', () => {
  const added = auditEntries
    .filter(({ id }) => restoredIds.includes(id))
    .map((entry) => ({
      ...entry,
      id: entry.id.replace(/^0/, '1'),
      values: entry.values.map((value) => ({ ...value, before: value.after, after: value.before })),
    }));
  return pageOf([...added, ...auditEntries]);
});

/** Network states for the stories. */
export const network = {
  ...listNetwork(list, [newEntries.usual]),
  exports: [list.usual, newEntries.usual, exported],
  arriving,
  restoring: [restoring.usual, newEntries.usual, restore.usual],
  restorePending: [list.usual, newEntries.usual, restore.pending],
  changedSince: [
    list.usual,
    newEntries.usual,
    restore.answers(
      new Refusal(409, {
        code: 'audit.changedSince',
        message: 'The values have changed again since. Open the record to change them',
      }),
    ),
  ],
  manyNew: [newEntries.answers({ newEntries: 100 }), list.usual],
};
