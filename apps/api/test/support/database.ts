import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { inject } from 'vitest';
import type { OpenDatabase } from '../../src/db/database.ts';
import { openPglite } from '../../src/db/pglite.ts';
import { openPostgres } from '../../src/db/postgres.ts';
import type { Beginning } from './globalSetup.ts';

/** Which database this run of the tests is on. */
export const databaseKind = () => inject('template').kind;

/** The rows of a statement given as SQL; the two drivers declare what they answer differently. */
export const rowsOf = <T>(result: unknown): T[] => (result as { rows: T[] }).rows;

/** A migrated database of its own; closing it removes it. */
export async function openTestDatabase(beginning: Beginning = 'empty'): Promise<OpenDatabase> {
  const template = inject('template');
  if (template.kind === 'pglite') {
    const dump = await readFile(template.dumps[beginning]);
    return openPglite(undefined, new Blob([dump]));
  }
  const { server, databases } = template;
  const name = `fairlead_test_${process.pid}_${randomBytes(4).toString('hex')}`;
  await onServer(server, `create database ${name} template ${databases[beginning]}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const opened = await openPostgres(url.href);
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await onServer(server, `drop database ${name}`);
    },
  };
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
