import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { z } from 'zod';
import { beforeBaseline, isBaseline, isBeforeBaseline } from '../db/baseline.ts';
import { migrationConfig } from '../db/database.ts';
import { type CopySource, columnList, type Table, tableName } from './connection.ts';
import type { DatabaseState, Migration, TableState } from './manifest.ts';

/** Leaves out the objects of extensions. */
const notOfExtension = `not exists (select from pg_depend d
  where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;
const ownSchema = `n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`;

/** Lists all tables but the list of migrations. Partitions belong to their table. */
export const listTables = (connection: CopySource): Promise<Table[]> =>
  connection.query<Table>(`
    select n.nspname as schema, c.relname as name, (
        select coalesce(json_agg(a.attname order by a.attnum), '[]') from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      ) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and ${ownSchema} and n.nspname <> 'drizzle'
      and ${notOfExtension}
    order by 1, 2`);

/** Whether the database has tables, views or sequences. */
export async function hasRelations(connection: CopySource): Promise<boolean> {
  const found = await connection.query(`
    select from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'S', 'f') and ${ownSchema} and ${notOfExtension} limit 1`);
  return found.length > 0;
}

const listSequences = (connection: CopySource): Promise<{ schema: string; name: string }[]> =>
  connection.query(`
    select n.nspname as schema, c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and ${ownSchema} and n.nspname <> 'drizzle' and ${notOfExtension} order by 1, 2`);

export async function readSequences(connection: CopySource): Promise<DatabaseState['sequences']> {
  const sequences: DatabaseState['sequences'] = [];
  for (const { schema, name } of await listSequences(connection)) {
    const [state] = await connection.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${tableName({ schema, name })}`,
    );
    if (state) sequences.push({ schema, name, ...state });
  }
  return sequences;
}

/** Counts the rows of a table and sums two 64-bit halves of their MD5. The order of the rows does not matter. */
export async function stateOf(connection: CopySource, table: Table): Promise<TableState> {
  const half = (from: number) =>
    `coalesce(sum(('x' || substr(md5(t.line), ${from}, 16))::bit(64)::bigint::numeric), 0)`;
  const [state] = await connection.query<{ rows: string; checksum: string }>(`
    select count(*)::text as rows, ${half(1)} || '/' || ${half(17)} as checksum
    from (select row(${columnList(table)})::text as line from ${tableName(table)}) t`);
  if (!state) throw new Error('count(*) returned no row');
  const { schema, name, columns } = table;
  return { schema, name, columns: [...columns], rows: Number(state.rows), checksum: state.checksum };
}

export async function readTables(connection: CopySource): Promise<TableState[]> {
  const states: TableState[] = [];
  for (const table of await listTables(connection)) states.push(await stateOf(connection, table));
  return states;
}

const journal = z.object({ entries: z.array(z.object({ tag: z.string() })) });

export interface KnownMigration extends Migration {
  hash: string;
  sql: readonly string[];
}

/** Migrations of this version, in order. */
export async function knownMigrations(): Promise<KnownMigration[]> {
  const path = join(migrationConfig.migrationsFolder, 'meta', '_journal.json');
  const { entries } = journal.parse(JSON.parse(await readFile(path, 'utf8')));
  return readMigrationFiles(migrationConfig).map(({ hash, folderMillis, sql }, index) => ({
    hash,
    sql,
    createdAt: folderMillis,
    name: entries[index]?.tag,
  }));
}

/** Migrations of a database, in order. Empty when it is not a database of Fairlead. */
export async function appliedMigrations(connection: CopySource): Promise<Migration[]> {
  const [found] = await connection.query<{ exists: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!found?.exists) return [];
  const rows = await connection.query<{ createdAt: string }>(
    `select created_at::text as "createdAt" from drizzle.__drizzle_migrations order by created_at`,
  );
  const names = new Map([beforeBaseline, ...(await knownMigrations())].map(({ createdAt, name }) => [createdAt, name]));
  const applied = rows.map(({ createdAt }) => ({ createdAt: Number(createdAt), name: names.get(Number(createdAt)) }));
  // The baseline replaces the former migrations, of which this version has no files.
  const hasBaseline = applied.some(({ createdAt }) => isBaseline(createdAt));
  return hasBaseline ? applied.filter(({ createdAt }) => !isBeforeBaseline(createdAt)) : applied;
}
