import type { Read } from '@fairlead/api-client/client';
import { fetchExport } from '@fairlead/api-client/upload';
import { saveFile } from '../downloadFile';
import type { ListPath } from './defineList';

/** File format of an export. */
export type ExportFormat = 'csv' | 'xlsx';

interface ExportOptions {
  format: ExportFormat;
  /** Ids of the columns, in order. Defaults to all columns. */
  columns?: readonly string[] | undefined;
  /** Only these rows. Defaults to all rows of the list. */
  ids?: readonly string[] | undefined;
}

/** Parameters that only a page has. */
const ofPages = new Set(['pageNo', 'pageSize']);

/** Address of the file with all rows of a list. */
function exportUrl([path, params]: Read<ListPath>, { format, columns, ids }: ExportOptions): string {
  const { query = {} } = (params ?? {}) as { query?: Readonly<Record<string, unknown>> };
  const kept = Object.entries(query).filter(([name, value]) => !ofPages.has(name) && value !== undefined);
  const search = new URLSearchParams(kept.map(([name, value]) => [name, String(value)]));
  search.set('format', format);
  if (columns) search.set('columns', columns.join(','));
  if (ids) search.set('ids', ids.join(','));
  return `${path}/export?${search}`;
}

/**
 * Stores all rows of a list as a file on the user's device.
 *
 * @returns Number of rows.
 * @throws {Error} With the server's message.
 */
export async function exportList(read: Read<ListPath>, options: ExportOptions): Promise<number> {
  const { file, rows, name } = await fetchExport(exportUrl(read, options));
  saveFile(file, name);
  return rows;
}
