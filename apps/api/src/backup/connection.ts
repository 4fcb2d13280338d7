import type { Database } from '../db/database.ts';

/** Connection of the table owner that reads whole tables. */
export interface CopySource {
  kind: 'pglite' | 'postgres';
  query<T>(statement: string, values?: readonly unknown[]): Promise<T[]>;
  /** Rows in the text format of COPY, in buffers of any size. */
  copyOut(table: Table): AsyncIterable<Uint8Array>;
}

/** Connection of the table owner that reads and fills whole tables. */
export interface CopyConnection extends CopySource {
  /** The same connection for drizzle. It must not begin transactions. */
  db: Pick<Database, 'execute'>;
  /** Adds complete rows in the text format of COPY. */
  copyIn(table: Table, rows: Uint8Array): Promise<void>;
  close(): Promise<void>;
}

export interface Table {
  schema: string;
  name: string;
  /** Without generated columns. */
  columns: readonly string[];
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const tableName = ({ schema, name }: Pick<Table, 'schema' | 'name'>): string =>
  `${quoted(schema)}.${quoted(name)}`;
export const columnList = ({ columns }: Pick<Table, 'columns'>): string => columns.map(quoted).join(', ');

/**
 * Statements that make the texts of values the same on every server, and let long statements finish.
 *
 * @param scope `local` only changes the open transaction.
 */
export const sessionSettings = (scope: '' | 'local'): string =>
  Object.entries({
    datestyle: 'ISO, YMD',
    timezone: 'UTC',
    intervalstyle: 'postgres',
    bytea_output: 'hex',
    extra_float_digits: '1',
    search_path: 'public',
    statement_timeout: '0',
    lock_timeout: '30s',
    idle_in_transaction_session_timeout: '0',
  })
    .map(([name, value]) => `set ${scope} ${name} to '${value}'`)
    .join(';');
