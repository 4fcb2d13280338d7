import { auditEntries, endpoint, listNetwork, listOf, mockExport, pageOf, Refusal } from '@fairlead/api-client/mocks';
import { listFilters, readFilters } from '@fairlead/rules';
import type { AuditEntry } from './audit.api';

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

const [changed] = auditEntries;
const withValues = (id: string, values: Partial<AuditEntry>): AuditEntry[] =>
  changed
    ? [{ ...changed, restorable: false, link: null, name: null, id: `01935b2d-00bb-7000-8000-${id}`, ...values }]
    : [];
const value = (field: string, label: string, before: string | null, after: string | null) =>
  ({ field, label, valueFormat: 'TEXT', before, after }) as const;
/** Entries whose values are searched. */
const searchedEntries: AuditEntry[] = [
  ...withValues('000000000001', {
    recordType: 'CONTACT',
    name: 'Dana Whitfield',
    operation: 'updateContact',
    operationText: 'Change a contact',
    values: [
      value('email', 'Email', 'dana@people.test', 'dana@lakeview.test'),
      value('phone', 'Phone', '4155550100', '4155550111'),
    ],
  }),
  ...withValues('000000000002', {
    auditAction: 'CREATED',
    recordType: 'INVITATION',
    name: 'robin@lakeview.test',
    operation: 'createInvitation',
    operationText: 'Invite an agent or a contact',
    values: [
      value('email', 'Email', null, 'robin@lakeview.test'),
      value('roleType', 'Role', null, 'Agent'),
      value('status', 'Status', null, 'Not Sent'),
    ],
  }),
  ...withValues('000000000003', {
    auditAction: 'CREATED',
    recordType: 'REFUND',
    operation: 'refundTransaction',
    operationText: 'Refund a payment',
    values: [
      { ...value('amountCents', 'Amount', null, '49.5'), valueFormat: 'MONEY' },
      value('reason', 'Reason', null, 'Duplicate payment'),
      value('note', 'Note', null, `${'The office called about the second charge. '.repeat(8)}Paid from Lakeview Bank.`),
      value('status', 'Status', null, 'Pending'),
    ],
  }),
];
/** Entry of a claim for an agency admin without a license. */
const withheldClaim = endpoint('get', '/api/audit/all', () =>
  pageOf(
    withValues('000000000004', {
      recordType: 'CLAIM',
      operation: 'updateClaim',
      operationText: 'Change a claim',
      values: [],
    }),
  ),
);
const hasText = ({ values }: AuditEntry, searched: string) =>
  values.some(({ before, after }) =>
    [before, after].some((text) =>
      text?.toLowerCase().includes(/\d{3}/.test(searched) ? searched.replace(/\D/g, '') : searched),
    ),
  );
const searched = endpoint('get', '/api/audit/all', ({ query }) => {
  const text = query.get('value')?.toLowerCase();
  return pageOf(text === undefined ? searchedEntries : searchedEntries.filter((entry) => hasText(entry, text)));
});

/** Network states for the stories. */
export const network = {
  ...listNetwork(list, [newEntries.usual]),
  withheldClaim: [withheldClaim.usual, newEntries.usual],
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
  searched: [searched.usual, newEntries.usual],
  task: [
    list.answers(
      pageOf(
        withValues('000000000004', {
          recordType: 'TASK',
          link: changed?.link && { ...changed.link, number: 'WC-7871007' },
          operationText: 'Open a finished task again',
          values: [],
        }),
      ),
    ),
    newEntries.usual,
  ],
  manyNew: [newEntries.answers({ newEntries: 100 }), list.usual],
};
