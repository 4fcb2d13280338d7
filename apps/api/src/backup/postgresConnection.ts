import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { type CopyConnection, columnList, sessionSettings, tableName } from './connection.ts';

/** Connects as the owner of the tables. */
export async function openPostgresCopy(url: string): Promise<CopyConnection> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // A lost connection also fails the open query, which reports it.
  client.on('error', () => undefined);
  await client.connect();
  await client.query(sessionSettings(''));
  return {
    kind: 'postgres',
    db: drizzle(client),
    query: async <T>(statement: string, values?: readonly unknown[]) =>
      (await client.query(statement, values && [...values])).rows as T[],
    copyOut: (table) =>
      client.query(copyTo(`copy (select ${columnList(table)} from ${tableName(table)}) to stdout (encoding 'UTF8')`)),
    copyIn: (table, rows) =>
      pipeline(
        Readable.from([rows]),
        client.query(copyFrom(`copy ${tableName(table)} (${columnList(table)}) from stdin (encoding 'UTF8')`)),
      ),
    close: () => client.end(),
  };
}
