import { z } from 'zod';
import { StartError } from '../config.ts';
import { appliedMigrations, listTables, readSequences, stateOf } from './catalog.ts';
import { type CopySource, tableName } from './connection.ts';
import { DATABASE, databaseSchema, type TableState } from './manifest.ts';
import { compress, segments } from './segments.ts';
import type { AddPart } from './writeArchive.ts';

export const dumpSchema = z.object({
  /** ISO 8601, time of the state. */
  createdAt: z.string(),
  database: databaseSchema,
  /** Stored files that the rows name. */
  files: z.array(z.object({ key: z.string(), sha256: z.string() })),
});
/** State of a database, without its rows. */
export type Dump = z.infer<typeof dumpSchema>;
export type NamedFile = Dump['files'][number];

/**
 * Adds all rows to an archive, in one `REPEATABLE READ` transaction. So rows, counts, checksums and the list of files are of one
 * state.
 *
 * @throws {StartError} It is not a database of Fairlead, or the login cannot read all rows.
 */
export async function dumpDatabase(connection: CopySource, add: AddPart): Promise<Dump> {
  await connection.query('begin isolation level repeatable read, read only');
  try {
    return await readDump(connection, add);
  } finally {
    await connection.query('rollback').catch(() => undefined);
  }
}

/** Adds all rows of the state that the open transaction sees. */
export async function readDump(connection: CopySource, add: AddPart): Promise<Dump> {
  const migrations = await appliedMigrations(connection);
  if (migrations.length === 0) throw new StartError('the database has no tables of Fairlead');
  await assertReadsAllRows(connection);
  const [server] = await connection.query<{ at: string; version: string }>(
    `select to_char(now(), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, current_setting('server_version') as version`,
  );
  if (!server) throw new Error('the database returned no time');
  const tables: TableState[] = [];
  for (const table of await listTables(connection)) {
    const folder = `${DATABASE}${table.schema}.${table.name}`;
    let number = 0;
    for await (const rows of segments(connection.copyOut(table))) {
      number += 1;
      await add(`${folder}/${String(number).padStart(6, '0')}.copy.gz`, await compress(rows));
    }
    tables.push(await stateOf(connection, table));
  }
  const sequences = await readSequences(connection);
  return {
    createdAt: server.at,
    database: { kind: connection.kind, server: server.version, migrations, tables, sequences },
    files: await connection.query<NamedFile>('select storage_key as key, sha256 from files order by storage_key'),
  };
}

/** Row security would hide rows without an error. */
async function assertReadsAllRows(connection: CopySource): Promise<void> {
  const hidden = await connection.query<{ name: string }>(`
    select relname as name from pg_class c
    where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and row_security_active(c.oid)
      and not exists (
        select from pg_policy
        where polrelid = c.oid and polname = 'setup' and pg_has_role(polroles[1], 'USAGE')
      ) limit 1`);
  const unreadable = await connection.query<{ name: string }>(`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where relkind in ('r', 'p') and n.nspname in ('public', 'pgboss', 'drizzle')
      and not (has_schema_privilege(n.oid, 'USAGE') and has_table_privilege(c.oid, 'SELECT')) limit 1`);
  const [table] = [...hidden, ...unreadable];
  if (table)
    throw new StartError(
      `the login cannot read all rows of ${tableName({ schema: 'public', name: table.name })}: set FAIRLEAD_MIGRATION_DATABASE_URL to the owner of the tables`,
    );
}
