import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openPglite } from '../../src/db/pglite.ts';
import { openPostgres } from '../../src/db/postgres.ts';
import { makeDemo } from '../../src/demo/demo.ts';
import { systemClock } from '../../src/ports/clock.ts';
import { diskStorage } from '../../src/ports/diskStorage.ts';

/** What a test's database may begin as: migrated and empty, or with the demo world in it. */
export type Beginning = 'empty' | 'demo';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Of which databases a test file takes a copy: files that PGlite dumped, or names on a server. */
    template: { kind: 'pglite'; dumps: Record<Beginning, string> } | PostgresTemplate;
    /** The demo world's other half: when it was made, in unix seconds, and where its files are stored. */
    demo: { now: number; folder: string };
  }
}
interface PostgresTemplate {
  kind: 'postgres';
  server: string;
  databases: Record<Beginning, string>;
}

/** Migrates one database and makes one demo world, of which every test file then takes a copy: it is there at once. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'fairlead-api-test-'));
  const demo = { now: systemClock.now(), folder: join(folder, 'files') };
  project.provide('demo', demo);
  const fill = (db: Parameters<typeof makeDemo>[0]) => makeDemo(db, demo.now, diskStorage(demo.folder));
  const server = process.env.TEST_DATABASE_URL;
  const tearDown = server ? await setUpPostgres(project, server, fill) : await setUpPglite(project, folder, fill);
  return async () => {
    await tearDown();
    await rm(folder, { recursive: true });
  };
}

type Fill = (db: Parameters<typeof makeDemo>[0]) => Promise<void>;

async function setUpPglite(project: TestProject, folder: string, fill: Fill): Promise<() => Promise<void>> {
  const { client, db } = await openPglite(undefined);
  const dump = async (beginning: Beginning) => {
    const path = join(folder, `${beginning}.tar`);
    const content = await client.dumpDataDir('none');
    await writeFile(path, Buffer.from(await content.arrayBuffer()));
    return path;
  };
  const empty = await dump('empty');
  await fill(db);
  const demo = await dump('demo');
  await client.close();
  project.provide('template', { kind: 'pglite', dumps: { empty, demo } });
  return async () => undefined;
}

async function setUpPostgres(project: TestProject, server: string, fill: Fill): Promise<() => Promise<void>> {
  const databases = {
    empty: `fairlead_test_${process.pid}_empty`,
    demo: `fairlead_test_${process.pid}_demo`,
  };
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  const open = (database: string) => {
    const url = new URL(server);
    url.pathname = `/${database}`;
    return openPostgres(url.href);
  };
  await admin.query(`create database ${databases.empty}`);
  await (await open(databases.empty)).close();
  await admin.query(`create database ${databases.demo} template ${databases.empty}`);
  const { db, close } = await open(databases.demo);
  await fill(db);
  await close();
  project.provide('template', { kind: 'postgres', server, databases });
  return async () => {
    for (const name of Object.values(databases)) await admin.query(`drop database ${name}`);
    await admin.end();
  };
}
