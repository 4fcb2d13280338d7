import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Algorithm, hash } from '@node-rs/argon2';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openPglite } from '../../src/db/pglite.ts';
import { openPostgres } from '../../src/db/postgres.ts';
import { credentials } from '../../src/db/schema/index.ts';
import { demoPassword } from '../../src/demo/accounts.ts';
import { makeDemo } from '../../src/demo/demo.ts';
import { systemClock } from '../../src/ports/clock.ts';
import { diskStorage } from '../../src/ports/diskStorage.ts';
import { startCeph } from './ceph.ts';
import { startPgBouncer } from './pgbouncer.ts';
import type { S3Backend } from './s3rver.ts';
import { BUCKET, type RunningS3 } from './s3Server.ts';
import { startSwift } from './swift.ts';
import { addressOf, type InitialData, type PostgresTemplate } from './templates.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Templates of the test databases: dump files of PGlite, or names of databases on a server. */
    template: { kind: 'pglite'; dumps: Record<InitialData, string> } | PostgresTemplate;
    /** Time of the demo data in unix seconds, and the folder of its files. */
    demo: { now: number; folder: string };
    /** Server of the tests of files in a bucket. Undefined: each file starts one of npm. */
    s3: RunningS3 | undefined;
  }
}
/** Cost of the demo accounts' hashes. Each file signs in several of them, and a hash of production takes 50 ms. */
const cheap = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 64, timeCost: 1, parallelism: 1 };

/** Creates one migrated database and one with demo data. Each test file copies them, which is faster than creating them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'fairlead-api-test-'));
  const demo = { now: systemClock.now(), folder: join(folder, 'files') };
  project.provide('demo', demo);
  const fill = async (db: Parameters<typeof makeDemo>[0]) => {
    await makeDemo(db, demo.now, diskStorage(demo.folder));
    await db.update(credentials).set({ passwordHash: await hash(demoPassword, cheap) });
  };
  const s3 = await startS3();
  project.provide(
    's3',
    s3 && { endpoint: s3.endpoint, credentials: s3.credentials, conditionalWrites: s3.conditionalWrites },
  );
  const server = process.env.TEST_DATABASE_URL;
  const tearDown = server ? await setUpPostgres(project, server, fill) : await setUpPglite(project, folder, fill);
  return async () => {
    await s3?.stop();
    await tearDown();
    await rm(folder, { recursive: true });
  };
}

/** `FAIRLEAD_TEST_S3=swift` or `ceph` runs the tests of files in a bucket on that server. */
async function startS3(): Promise<S3Backend | undefined> {
  const name = process.env.FAIRLEAD_TEST_S3;
  if (name === 'swift') return startSwift(BUCKET);
  if (name === 'ceph') return startCeph(BUCKET);
  if (name) throw new Error(`FAIRLEAD_TEST_S3 must be swift or ceph, but is ${name}`);
  return undefined;
}

type Fill = (db: Parameters<typeof makeDemo>[0]) => Promise<unknown>;

async function setUpPglite(project: TestProject, folder: string, fill: Fill): Promise<() => Promise<void>> {
  const { client, owner } = await openPglite(undefined);
  const dump = async (beginning: InitialData) => {
    const path = join(folder, `${beginning}.tar`);
    const content = await client.dumpDataDir('none');
    await writeFile(path, Buffer.from(await content.arrayBuffer()));
    return path;
  };
  const empty = await dump('empty');
  await fill(owner.db);
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
  const login = { user: `fairlead_test_${process.pid}`, password: randomBytes(16).toString('hex') };
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create role ${login.user} login noinherit password '${login.password}'`);
  // All files then run through PgBouncer.
  const bouncer = process.env.TEST_POOLER === '1' ? await startPgBouncer(server) : undefined;
  const fillAndClose = async (database: string, fillIt?: Fill) => {
    const { owner, runtime } = await openPostgres(addressOf({ server, login, pooler: bouncer?.url }, database));
    await fillIt?.(owner.db);
    await runtime.close();
    await owner.close();
  };
  await admin.query(`create database ${databases.empty}`);
  await fillAndClose(databases.empty);
  await bouncer?.stopConnections();
  await admin.query(`create database ${databases.demo} template ${databases.empty}`);
  await fillAndClose(databases.demo, fill);
  await bouncer?.stopConnections();
  project.provide('template', { kind: 'postgres', server, login, databases, pooler: bouncer?.url });
  return async () => {
    await bouncer?.stop();
    for (const name of Object.values(databases)) await admin.query(`drop database ${name} with (force)`);
    await admin.query(`drop role ${login.user}`);
    await admin.end();
  };
}
