import { StartError } from '../config.ts';
import { secureTables } from '../db/secureTables.ts';
import { listTables, readTables } from './catalog.ts';
import { type CopyConnection, tableName } from './connection.ts';
import type { DatabaseState } from './manifest.ts';
import { decompress } from './segments.ts';

export interface Load {
  /** Adds one part of a table. */
  addRows(table: string, content: Buffer): Promise<void>;
  /** Switches everything on again and compares the rows with the archive. @throws {StartError} They differ. */
  finish(): Promise<void>;
}

/**
 * Prepares new tables for rows in any order: removes foreign keys and indexes, which are faster to create afterwards, disables
 * triggers, and lets the owner pass row security, which COPY does not support. Deletes the rows that migrations have inserted.
 */
export async function startLoad(connection: CopyConnection, state: DatabaseState): Promise<Load> {
  const tables = await listTables(connection);
  const undo = [...(await removeForeignKeys(connection)), ...(await removeIndexes(connection))].reverse();
  await connection.query(`truncate ${tables.map(tableName).join(', ')}`);
  for (const table of tables) await connection.query(`alter table ${tableName(table)} disable trigger user`);
  const forced = await forcedTables(connection);
  for (const name of forced) await connection.query(`alter table ${name} no force row level security`);
  const known = new Map(state.tables.map((table) => [`${table.schema}.${table.name}`, table]));

  return {
    async addRows(name, content) {
      const table = known.get(name);
      if (!table) throw new StartError(`the backup has rows of the unknown table ${name}`);
      await connection.copyIn(table, await decompress(content));
    },
    async finish() {
      for (const { schema, name, value, isCalled } of state.sequences)
        await connection.query('select setval($1::regclass, $2::bigint, $3)', [
          tableName({ schema, name }),
          value,
          isCalled,
        ]);
      assertSameRows(state.tables, await readTables(connection));
      for (const statement of undo) await connection.query(statement);
      for (const table of tables) await connection.query(`alter table ${tableName(table)} enable trigger user`);
      for (const name of forced) await connection.query(`alter table ${name} force row level security`);
      await secureTables(connection.db);
      for (const table of tables) await connection.query(`analyze ${tableName(table)}`);
    },
  };
}

/** @returns The statements that create them again. */
async function removeForeignKeys(connection: CopyConnection): Promise<string[]> {
  const keys = await connection.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_namespace n on n.oid = connamespace
    where contype = 'f' and conparentid = 0 and n.nspname in ('public', 'pgboss')`);
  for (const { table, name } of keys) await connection.query(`alter table ${table} drop constraint ${name}`);
  return keys.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`);
}

/** Indexes of constraints stay. @returns The statements that create the others again. */
async function removeIndexes(connection: CopyConnection): Promise<string[]> {
  const indexes = await connection.query<{ name: string; definition: string }>(`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'i' and not indisprimary
      and not exists (select from pg_constraint where conindid = i.indexrelid)
      and not exists (
        select from pg_attribute where attrelid = i.indexrelid and coalesce(attstattarget, -1) <> -1
      )`);
  for (const { name } of indexes) await connection.query(`drop index ${name}`);
  return indexes.map(({ definition }) => definition);
}

const forcedTables = async (connection: CopyConnection): Promise<string[]> =>
  (
    await connection.query<{ name: string }>(
      `select oid::regclass::text as name from pg_class
      where relforcerowsecurity and relnamespace = 'public'::regnamespace`,
    )
  ).map(({ name }) => name);

type State = DatabaseState['tables'][number];

/** @throws {StartError} Names the first table that differs. */
function assertSameRows(expected: readonly State[], found: readonly State[]): void {
  const states = new Map(expected.map((state) => [tableName(state), state]));
  for (const state of found) {
    const name = tableName(state);
    const { rows = 0, checksum } = states.get(name) ?? {};
    if (rows !== state.rows)
      throw new StartError(`the restored table ${name} has ${state.rows} rows instead of ${rows}`);
    if (checksum !== undefined && checksum !== state.checksum)
      throw new StartError(`the rows of the restored table ${name} differ from the backup`);
    states.delete(name);
  }
  const [missing] = states.keys();
  if (missing !== undefined) throw new StartError(`the table ${missing} of the backup was not restored`);
}
