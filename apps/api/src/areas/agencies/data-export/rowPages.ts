import { setImmediate } from 'node:timers/promises';
import { and, asc, eq, gt } from 'drizzle-orm';
import { files } from '../../../db/schema/index.ts';
import type { Run } from '../../../db/scope.ts';
import type { ExportedTable } from './exportedTables.ts';

/** Rows that are read at once. */
export const PAGE_SIZE = 500;

type Row = Record<string, unknown> & { id: string };
export type StoredFile = Pick<typeof files.$inferSelect, 'id' | 'name' | 'uploadType' | 'storageKey'>;

/**
 * Rows of a table in pages, by their ids. Each page has its own transaction, so that neither the memory nor a connection depends
 * on the number of rows or on the client.
 */
export function rowPages(run: Run, agencyId: string, { table, agency, columns }: ExportedTable): AsyncGenerator<Row[]> {
  return pagesOf(run, async (tx, after) => {
    const rows = tx
      .select({ ...columns, id: table.id })
      .from(table)
      .where(and(agency && eq(agency, agencyId), after === undefined ? undefined : gt(table.id, after)))
      .orderBy(asc(table.id))
      .limit(PAGE_SIZE);
    return (await rows) as Row[];
  });
}

/** Files of the agency with their places in the storage. */
export const filePages = (run: Run, agencyId: string): AsyncGenerator<StoredFile[]> =>
  pagesOf(run, (tx, after) =>
    tx
      .select({ id: files.id, name: files.name, uploadType: files.uploadType, storageKey: files.storageKey })
      .from(files)
      .where(and(eq(files.agencyId, agencyId), after === undefined ? undefined : gt(files.id, after)))
      .orderBy(asc(files.id))
      .limit(PAGE_SIZE),
  );

type ReadPage<Found> = (tx: Parameters<Parameters<Run>[0]>[0], after: string | undefined) => Promise<Found[]>;

async function* pagesOf<Found extends { id: string }>(run: Run, read: ReadPage<Found>): AsyncGenerator<Found[]> {
  let after: string | undefined;
  for (;;) {
    const last = after;
    const rows = await run((tx) => read(tx, last));
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE_SIZE) return;
    after = rows.at(-1)?.id;
    // PGlite answers without waiting for input or output. Other requests are read between the pages.
    await setImmediate();
  }
}
