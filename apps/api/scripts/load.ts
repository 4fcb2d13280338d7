// How fast the list of coupons is with 100,000 of them:
//   pnpm --filter @fairlead/api run load [postgres://…/server]
// Without an address on PGlite, with one also on that PostgreSQL server, in a database that is made and dropped again.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import pg from 'pg';
import { rateLimitClasses } from '../src/contract/document.ts';
import type { RateLimitClasses } from '../src/contract/rateLimits/classes.ts';
import { ensureBuiltinRoles } from '../src/db/builtinRoles.ts';
import { openDatabase } from '../src/db/client.ts';
import { runtimeLoginOf } from '../src/db/runtimeLogin.ts';
import { demoPassword } from '../src/demo/accounts.ts';
import { makeDemo } from '../src/demo/demo.ts';
import { systemClock } from '../src/ports/clock.ts';
import { diskStorage } from '../src/ports/diskStorage.ts';
import { makeManyCoupons } from '../test/support/manyCoupons.ts';
import { buildMeasuredApp } from './measuredApp.ts';

const ROWS = 100_000;
const SECONDS = 5;
const secret = 'j'.repeat(32);

const requests: Record<string, string> = {
  'first page': '/api/coupons/all',
  'by remaining uses': '/api/coupons/all?sortBy=useTimeRemaining&ascOrDesc=asc',
  'by code': '/api/coupons/all?sortBy=couponCode&ascOrDesc=asc',
  'search, few': '/api/coupons/all?couponCode=9-9876',
  'search, many': '/api/coupons/all?couponCode=1',
  'search, none': '/api/coupons/all?couponCode=zzzz',
  'active only': '/api/coupons/all?isActive=true',
};

/** The contract's classes with limits that no measurement reaches. */
const generous: RateLimitClasses = Object.fromEntries(
  Object.entries(rateLimitClasses).map(([name, found]) => [
    name,
    { ...found, limits: found.limits.map((limit) => ({ ...limit, requests: 1e9 })) },
  ]),
);

async function measure(name: string, where: Parameters<typeof openDatabase>[0], folder: string) {
  const { owner, runtime: database } = await openDatabase(where);
  await ensureBuiltinRoles(owner.db);
  await makeDemo(owner.db, systemClock.now(), diskStorage(join(folder, 'files')));
  await makeManyCoupons(owner.db, ROWS);
  await owner.close();
  for (const [title, rateLimits] of [
    ['requests are not limited', 'off'],
    ['requests are limited', generous],
  ] as const) {
    const storage = diskStorage(join(folder, 'files'));
    const app = await buildMeasuredApp({ database, storage, dataFolder: folder, rateLimits });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const authorization = `Bearer ${await signIn(address)}`;
    for (const connections of [1, 10]) {
      console.log(`\n${name}, ${ROWS} coupons, ${connections} at a time, ${title}`);
      console.log(`${''.padEnd(20)} requests/s   median ms   p97.5 ms     p99 ms`);
      for (const [request, path] of Object.entries(requests))
        await cannon(request, address + path, connections, authorization);
    }
    await app.close();
  }
  await database.close();
}

async function cannon(title: string, url: string, connections: number, authorization: string) {
  const run = await autocannon({ url, connections, duration: SECONDS, headers: { authorization }, workers: 1 });
  if (run.non2xx > 0 || run.errors > 0) throw new Error(`${title}: ${run.non2xx} refused, ${run.errors} failed`);
  const figures = [run.requests.average, run.latency.p50, run.latency.p97_5, run.latency.p99];
  console.log(title.padEnd(20) + figures.map((figure) => String(figure).padStart(11)).join(' '));
}

async function signIn(address: string): Promise<string> {
  const response = await fetch(`${address}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', domain: 'localhost' },
    body: JSON.stringify({ email: 'admin@demo.test', password: demoPassword }),
  });
  return JSON.parse(await response.text()).payload.accessToken;
}

const folder = await mkdtemp(join(tmpdir(), 'fairlead-load-'));
const [address] = process.argv.slice(2);
if (address) {
  const admin = new pg.Client({ connectionString: address });
  await admin.connect();
  const name = `fairlead_load_${process.pid}`;
  await admin.query(`create database ${name}`);
  const url = new URL(address);
  url.pathname = `/${name}`;
  await measure('PostgreSQL', { url: url.href, secrets: [secret] }, folder);
  await admin.query(`drop database ${name}`);
  await admin.query(`drop role ${runtimeLoginOf(name, secret)}`);
  await admin.end();
}
await measure('PGlite', { folder: join(folder, 'pg') }, folder);
await rm(folder, { recursive: true });
