import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openPglite } from '../../src/db/pglite.ts';
import { openPostgres } from '../../src/db/postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** What each test's database begins as: migrated, and empty. */
    template: { kind: 'pglite'; dump: string } | { kind: 'postgres'; server: string; database: string };
  }
}

/** Migrates one database, of which every test file then takes a copy: on the server named, or in PGlite. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? setUpPostgres(project, server) : setUpPglite(project);
}

async function setUpPglite(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'fairlead-api-test-'));
  const { client } = await openPglite(undefined);
  const dump = join(folder, 'migrated.tar');
  const content = await client.dumpDataDir('none');
  await writeFile(dump, Buffer.from(await content.arrayBuffer()));
  await client.close();
  project.provide('template', { kind: 'pglite', dump });
  return () => rm(folder, { recursive: true });
}

async function setUpPostgres(project: TestProject, server: string): Promise<() => Promise<void>> {
  const database = `fairlead_test_${process.pid}_template`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${database}`);
  const url = new URL(server);
  url.pathname = `/${database}`;
  const opened = await openPostgres(url.href);
  await opened.close();
  project.provide('template', { kind: 'postgres', server, database });
  return async () => {
    await admin.query(`drop database ${database}`);
    await admin.end();
  };
}
