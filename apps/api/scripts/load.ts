// How fast the list of coupons is with 100,000 of them:
//   pnpm --filter @fairlead/api run load [postgres://…/server]
// Without an address on PGlite, with one also on that PostgreSQL server, in a database that is made and dropped again.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import pg from 'pg';
import { openDatabase } from '../src/db/client.ts';
import { demoPassword } from '../src/demo/accounts.ts';
import { makeManyCoupons } from '../test/support/manyCoupons.ts';
import { freePort, startServerProcess } from '../test/support/process.ts';

const ROWS = 100_000;
const SECONDS = 5;

const requests: Record<string, string> = {
  'first page': '/api/coupons/all',
  'by remaining uses': '/api/coupons/all?sortBy=useTimeRemaining&ascOrDesc=asc',
  'by code': '/api/coupons/all?sortBy=couponCode&ascOrDesc=asc',
  'search, few': '/api/coupons/all?couponCode=9-9876',
  'search, many': '/api/coupons/all?couponCode=1',
  'search, none': '/api/coupons/all?couponCode=zzzz',
  'active only': '/api/coupons/all?isActive=true',
};

async function measure(name: string, env: NodeJS.ProcessEnv, where: Parameters<typeof openDatabase>[0], data: string) {
  const database = await openDatabase(where);
  await makeManyCoupons(database.db, ROWS);
  await database.close();
  const server = startServerProcess(['--port', String(await freePort()), '--data', data], env);
  const address = await server.ready();
  const authorization = `Bearer ${await signIn(address)}`;
  for (const connections of [1, 10]) {
    console.log(`\n${name}, ${ROWS} coupons, ${connections} at a time`);
    console.log(`${''.padEnd(20)} requests/s   median ms   p97.5 ms     p99 ms`);
    for (const [title, path] of Object.entries(requests)) {
      const run = await autocannon({
        url: address + path,
        connections,
        duration: SECONDS,
        headers: { authorization },
        workers: 1,
      });
      if (run.non2xx > 0 || run.errors > 0) throw new Error(`${title}: ${run.non2xx} refused, ${run.errors} failed`);
      const figures = [run.requests.average, run.latency.p50, run.latency.p97_5, run.latency.p99];
      console.log(title.padEnd(20) + figures.map((figure) => String(figure).padStart(11)).join(' '));
    }
  }
  server.child.kill('SIGTERM');
  await server.ended();
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
  await measure('PostgreSQL', { DATABASE_URL: url.href }, { url: url.href }, folder);
  await admin.query(`drop database ${name}`);
  await admin.end();
}
await measure('PGlite', {}, { folder: join(folder, 'pg') }, folder);
await rm(folder, { recursive: true });
