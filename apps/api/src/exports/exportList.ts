import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { dateOf, type Language, type Viewer } from '@fairlead/rules';
import type { OperationId } from '../access.ts';
import type { Session } from '../contract/session.ts';
import { audit } from '../db/audit.ts';
import { uuidv7 } from '../db/ids.ts';
import { type RowsQuery, rowsOf } from '../db/page.ts';
import type { Run, Transaction } from '../db/scope.ts';
import { messageText } from '../messages/index.ts';
import type { Clock } from '../ports/clock.ts';
import { todayOf } from '../records/agencyTime.ts';
import { chosenColumns, type ExportColumns } from './columns.ts';
import { csvOf } from './csv.ts';
import { countIds, exportedIds, idsBetween, type ListedIds } from './exportedIds.ts';
import { xlsxOf } from './xlsx.ts';

/** Rows that are read at once. */
const PAGE = 500;

/** Content type and bytes of each file format. */
const formats = {
  csv: { type: 'text/csv; charset=utf-8', bytesOf: csvOf },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', bytesOf: xlsxOf },
} as const;

/** Caller of an export with the language of the request, and the current time in Unix seconds. */
interface ExportCaller {
  userId: string;
  language: Language;
  agencyId: string | null;
  viewer: Viewer;
  now: number;
}

/** A list that can be exported. */
export interface ExportedList<Row, Query> {
  /** Beginning of the file name. */
  name: string;
  columns: ExportColumns<Row>;
  /** The list, limited to what the caller may see. */
  list: (tx: Transaction, query: Query, caller: ExportCaller) => ListedIds | Promise<ListedIds>;
  /** `now` in Unix seconds. */
  rows: (tx: Transaction, now: number) => RowsQuery<Row>;
}

interface ExportQuery {
  format?: keyof typeof formats;
  columns?: string;
  ids?: string;
}

interface ExportContext<Query> {
  query: Query;
  session: Session;
  language: Language;
  operationId: OperationId;
  run: Run;
  startReading: () => Promise<Run>;
}

/**
 * Handler of an export: answers with the rows of a list as a file. Rows are read while the file is sent, each page in its own
 * transaction, so that neither the memory nor a connection depends on the client.
 */
export const exportHandler =
  <Row, Query extends ExportQuery>(exported: ExportedList<Row, Query>, clock: Clock) =>
  async ({ query, session, language, operationId, run, startReading }: ExportContext<Query>) => {
    const { columns: keys, ids: only, format = 'csv' } = query;
    const columns = chosenColumns(exported.columns, keys);
    const { id, ids, today } = await run(async (tx) => {
      const { userId, agencyId, viewer } = session;
      const list = await exported.list(tx, query, { userId, agencyId, viewer, language, now: clock.now() });
      const found = await exportedIds(tx, list, only);
      const after = { ...query, format, rows: countIds(found) };
      await audit(tx, session, operationId, { type: 'export', id: uuidv7(), after });
      return { id: list.id, ids: found, today: await todayOf(tx, clock.now()) };
    });
    const fileColumns = columns.map(({ heading, kind }) => ({ heading: messageText(language, heading), kind }));
    const { type, bytesOf } = formats[format];
    const read = await startReading();
    const pages = pagesOf(ids, async (wanted) => {
      const rows = await read(async (tx) => rowsOf(exported.rows(tx, clock.now()), id, wanted));
      return rows.map((row) => columns.map(({ cellOf }) => cellOf(row, language, clock.now())));
    });
    return {
      status: 200 as const,
      stream: Readable.from(bytesOf(fileColumns, pages)),
      headers: {
        'content-type': type,
        'content-disposition': `attachment; filename="${exported.name}-${dateOf(today)}.${format}"`,
        'cache-control': 'private, no-store',
        'export-rows': String(countIds(ids)),
      },
    };
  };

async function* pagesOf<Page>(ids: Buffer, read: (ids: readonly string[]) => Promise<Page>): AsyncGenerator<Page> {
  for (let start = 0; start < countIds(ids); start += PAGE) {
    yield await read(idsBetween(ids, start, start + PAGE));
    // PGlite answers without waiting for input or output. Other requests are read between the pages.
    await setImmediate();
  }
}
