import type { PGlite, Transaction } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { createPglite } from '../db/pglite.ts';
import {
  type CopyConnection,
  type CopySource,
  columnList,
  sessionSettings,
  type Table,
  tableName,
} from './connection.ts';
import { type Dump, readDump } from './dumpDatabase.ts';
import type { AddPart } from './writeArchive.ts';

/** Pages of 8 kB per COPY. PGlite keeps its whole result in memory. */
const PAGES = 256;

/** Opens a PGlite folder without migrating it. Lock the data folder first. */
export async function openPgliteCopy(folder: string): Promise<CopyConnection> {
  const client = await createPglite(folder);
  await client.exec(sessionSettings(''));
  return {
    ...copySource(client),
    db: drizzle(client),
    async copyIn(table, rows) {
      await client.query(`copy ${tableName(table)} (${columnList(table)}) from '/dev/blob' (encoding 'UTF8')`, [], {
        blob: new Blob([new Uint8Array(rows)]),
      });
    },
    close: () => client.close(),
  };
}

/** Dumps a PGlite database that is in use. Other statements wait until it ends. */
export const dumpOpenPglite = (client: PGlite, add: AddPart): Promise<Dump> =>
  client.transaction(async (tx) => {
    await tx.exec(sessionSettings('local'));
    return readDump(copySource(tx), add);
  });

function copySource(client: Pick<Transaction, 'query'>): CopySource {
  const query = async <T>(statement: string, values: readonly unknown[] = []) =>
    (await client.query<T>(statement, [...values])).rows;

  /** A table of partitions has no pages, and a row is in the same page range of one of them. */
  const pagesOf = async (table: Table) => {
    const [size] = await query<{ pages: number }>(
      `select (coalesce((select max(pg_relation_size(relid)) from pg_partition_tree($1::regclass)),
        pg_relation_size($1::regclass)) / 8192)::int as pages`,
      [tableName(table)],
    );
    return size?.pages ?? 0;
  };

  return {
    kind: 'pglite',
    query,
    async *copyOut(table) {
      const pages = await pagesOf(table);
      for (let from = 0; from < pages; from += PAGES) {
        const range = `ctid >= '(${from},0)'::tid and ctid < '(${from + PAGES},0)'::tid`;
        const { blob } = await client.query(
          `copy (select ${columnList(table)} from ${tableName(table)} where ${range}) to '/dev/blob' (encoding 'UTF8')`,
        );
        if (blob && blob.size > 0) yield new Uint8Array(await blob.arrayBuffer());
      }
    },
  };
}
