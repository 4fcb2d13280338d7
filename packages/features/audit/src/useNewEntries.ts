import { useRead } from '@fairlead/api-client/swr';
import type { AuditEntry } from './audit.api';

/** Milliseconds between counts. */
const REFRESH = 30_000;

interface ShownList {
  page: number;
  sort: string;
  read: readonly [path: string, init?: { query?: { person?: string; value?: string; filters?: string } }];
}

/** Number of entries above the first row. Only the first page of the newest entries has such entries. */
export function useNewEntries({ page, sort, read }: ShownList, rows: readonly AuditEntry[] | undefined): number {
  const first = rows?.[0];
  const { person, value, filters } = read[1]?.query ?? {};
  const chosen = { ...(person && { person }), ...(value && { value }), ...(filters && { filters }) };
  const query = { entryId: first?.id ?? '', ...chosen };
  const isNewest = page === 0 && sort === 'creationDate.desc';
  const { data } = useRead(first && isNewest ? ['/api/audit/all/new', { query }] : null, { refreshInterval: REFRESH });
  return data?.newEntries ?? 0;
}
