import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onlyRow } from '../src/db/rows.ts';
import { contacts } from '../src/db/schema/index.ts';
import { perform } from '../src/jobs/jobs.ts';
import { databaseKind, rowsOf } from './support/database.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { workerOf } from './support/jobs.ts';

let server: Harness;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const vacuum = (signal = new AbortController().signal) =>
  perform('vacuumDatabase', workerOf(server, server.database.runtime), {}, { isLast: false, signal });

async function sizeOf(table: string) {
  const size = sql`select pg_relation_size(oid)::int as bytes, reltuples::int as rows from pg_class where oid = ${table}::regclass`;
  return onlyRow(rowsOf<{ bytes: number; rows: number }>(await server.db.execute(size)));
}

it.runIf(databaseKind() === 'pglite')(
  'frees the space of deleted rows, and counts the rows for the planner',
  async () => {
    await server.db.execute(
      sql`insert into rate_limits (key, used, expires_at) select 'k' || n, 1, now() from generate_series(1, 2000) n`,
    );
    await server.db.execute(sql`delete from rate_limits`);
    expect((await sizeOf('rate_limits')).bytes).toBeGreaterThan(0);
    await expect(vacuum(AbortSignal.abort(new Error('stopping')))).rejects.toThrow('stopping');
    expect((await sizeOf('rate_limits')).bytes).toBeGreaterThan(0);
    await vacuum();
    expect((await sizeOf('rate_limits')).bytes).toBe(0);
    expect((await sizeOf('contacts')).rows).toBe(await server.db.$count(contacts));
  },
);

it.runIf(databaseKind() === 'postgres')('is left to PostgreSQL', async () => {
  expect(server.database.runtime.vacuum).toBeUndefined();
  await vacuum();
});
