// npm run bench:requests [-- postgres://…/server]: the rate of reads, compared with a Fastify handler that only sends the same page
// query with `pg`. The two servers take turns, so that other load on the machine slows both. The default address is PostgreSQL on
// this machine. The script creates a database and drops it at the end.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import Fastify from 'fastify';
import pg from 'pg';
import { ensureBuiltinRoles } from '../src/db/builtinRoles.ts';
import { openDatabase } from '../src/db/client.ts';
import { runtimeLoginOf } from '../src/db/runtimeLogin.ts';
import { SCOPE_STATEMENT } from '../src/db/scope.ts';
import { demoPassword } from '../src/demo/accounts.ts';
import { makeDemo } from '../src/demo/demo.ts';
import { systemClock } from '../src/ports/clock.ts';
import { diskStorage } from '../src/ports/diskStorage.ts';
import { sentDuring, waitedFor } from '../test/support/sentStatements.ts';
import { buildMeasuredApp } from './measuredApp.ts';

const ROUNDS = 7;
const SECONDS = 2;
const CONNECTIONS = 20;
const secret = 'j'.repeat(32);

/** Requests, the statement of each that reads its rows, and the lowest share of the bare handler's rate. */
const reads = [
  { name: 'policies', path: '/api/policy/all?pageNo=0&pageSize=20', query: 'from "policies" left join', limit: 0.4 },
  { name: 'session', path: '/api/auth/me', query: 'from "users" inner join "roles"', limit: 0.5 },
];

/** Settings of connections that have the role and the ids of a caller, as the transactions of the server. */
const optionsOf = ([role, agency, user]: readonly unknown[]): string =>
  `-c role=${String(role)} -c app.agency=${String(agency)} -c app.user=${String(user)} -c app.contact= -c jit=off`;

interface Run {
  rate: number;
  /** Milliseconds of the server's main thread per request. */
  cpu: number;
}

async function cannon(url: string, headers: Record<string, string>, duration = SECONDS): Promise<Run> {
  const before = process.threadCpuUsage();
  const run = await autocannon({ url, connections: CONNECTIONS, duration, headers, workers: 1 });
  const { user, system } = process.threadCpuUsage(before);
  if (run.non2xx > 0 || run.errors > 0) throw new Error(`${url}: ${run.non2xx} refused, ${run.errors} failed`);
  return { rate: run.requests.total / run.duration, cpu: (user + system) / 1000 / run.requests.total };
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

async function measure(url: string, folder: string): Promise<void> {
  const { owner, runtime: database } = await openDatabase({ url, secrets: [secret] });
  const storage = diskStorage(join(folder, 'files'));
  await ensureBuiltinRoles(owner.db);
  await makeDemo(owner.db, systemClock.now(), storage);
  await owner.db.execute('analyze');
  await owner.close();
  const app = await buildMeasuredApp({ database, storage, dataFolder: folder, rateLimits: 'off' });
  const ours = await app.listen({ port: 0, host: '127.0.0.1' });
  const signedIn = await app.inject({
    method: 'POST',
    url: '/api/auth/signin',
    headers: { domain: 'localhost' },
    payload: { email: 'owner@demo.test', password: demoPassword },
  });
  const headers = {
    authorization: `Bearer ${signedIn.json<{ payload: { accessToken: string } }>().payload.accessToken}`,
  };

  const bare = Fastify();
  const pools: pg.Pool[] = [];
  for (const { name, path, query } of reads) {
    await app.inject({ url: path, headers });
    const sent = await sentDuring(async () => void (await app.inject({ url: path, headers })));
    const pageQuery = sent.findLast(({ text }) => text.includes(query));
    const scope = sent.findLast(({ text }) => text.startsWith(SCOPE_STATEMENT));
    if (!pageQuery || !scope) throw new Error(`${path} sends no query with ${query}`);
    const pool = new pg.Pool({ connectionString: url, max: 10, options: optionsOf(scope.values) });
    pools.push(pool);
    bare.get(`/${name}`, async () => (await pool.query(pageQuery)).rows);
    process.stdout.write(`${name}: ${sent.length} statements, ${waitedFor(sent).length} round trips\n`);
  }
  const bareAddress = await bare.listen({ port: 0, host: '127.0.0.1' });

  for (const { name, path, limit } of reads) {
    const runs: { ours: Run; bare: Run }[] = [];
    for (let round = -1; round < ROUNDS; round++) {
      const found = { bare: await cannon(`${bareAddress}/${name}`, {}), ours: await cannon(ours + path, headers) };
      if (round >= 0) runs.push(found);
    }
    const ratio = median(runs.map((run) => run.ours.rate / run.bare.rate));
    const rates = [median(runs.map((run) => run.ours.rate)), median(runs.map((run) => run.bare.rate))];
    const cpus = [Math.min(...runs.map((run) => run.ours.cpu)), Math.min(...runs.map((run) => run.bare.cpu))];
    process.stdout.write(
      `${ratio >= limit ? 'held  ' : 'missed'}  ${name.padEnd(9)} ${ratio.toFixed(2)} of the bare handler's rate (at least ${limit}); ` +
        `${rates.map((rate) => rate.toFixed(0)).join(' and ')} requests/s, ${cpus.map((cpu) => cpu.toFixed(2)).join(' and ')} ms of the main thread\n`,
    );
    if (!(ratio >= limit)) process.exitCode = 1;
  }
  await bare.close();
  for (const pool of pools) await pool.end();
  await app.close();
  await database.close();
}

const folder = await mkdtemp(join(tmpdir(), 'fairlead-requests-'));
const server = new URL(process.argv[2] ?? 'postgresql://postgres@127.0.0.1:5432/postgres');
const admin = new pg.Client({ connectionString: server.href });
await admin.connect();
const name = `fairlead_requests_${process.pid}`;
await admin.query(`create database ${name}`);
try {
  await measure(Object.assign(new URL(server), { pathname: `/${name}` }).href, folder);
} finally {
  await admin.query(`drop database ${name} with (force)`);
  await admin.query(`drop role if exists ${runtimeLoginOf(name, secret)}`);
  await admin.end();
  await rm(folder, { recursive: true });
}
