import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { demoPassword } from '../src/demo/accounts.ts';
import { freePort, type ServerProcess, startServerProcess } from './support/process.ts';
import { type ReplicatedDatabase, replicatedName, startReplicatedDatabase } from './support/replicatedDatabase.ts';
import { findPostgres } from './support/streamingReplica.ts';

// The replica is a PostgreSQL server, which this test starts.
describe.runIf(findPostgres() !== undefined)('a server with a read replica', () => {
  let database: ReplicatedDatabase;
  let folder: string;
  let server: ServerProcess;
  let origin: string;
  let metrics: string;
  let token: string;

  const valueOf = async (sample: string) => {
    const text = await (await fetch(`${metrics}/metrics`)).text();
    const line = text.split('\n').find((each) => each.startsWith(sample));
    return line === undefined ? undefined : Number(line.split(' ').at(-1));
  };
  const reads = (outcome: string) => valueOf(`fairlead_replica_reads_total{fairlead_outcome="${outcome}"}`);
  const list = () => fetch(`${origin}/api/policy/all`, { headers: { authorization: `Bearer ${token}` } });
  const readiness = async () => {
    const answer = await fetch(`${origin}/readyz`);
    return { status: answer.status, ...JSON.parse(await answer.text()) };
  };

  beforeAll(async () => {
    database = await startReplicatedDatabase();
    folder = await mkdtemp(join(tmpdir(), 'fairlead-replica-process-'));
    const { primary, replica } = database.servers;
    const secret = join(folder, 'replica-url');
    await writeFile(secret, `${replica.urlOf(replicatedName)}\n`);
    const port = await freePort();
    metrics = `http://127.0.0.1:${port}`;
    server = startServerProcess(['--port', String(await freePort()), '--data', folder], {
      DATABASE_URL: primary.urlOf(replicatedName),
      DATABASE_REPLICA_URL_FILE: secret,
      FAIRLEAD_METRICS_PORT: String(port),
      LOG_LEVEL: 'info',
    });
    origin = await server.ready();
    const signedIn = await fetch(`${origin}/api/auth/signin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', domain: 'localhost' },
      body: JSON.stringify({ email: 'owner@demo.test', password: demoPassword }),
    });
    token = JSON.parse(await signedIn.text()).payload.accessToken;
  }, 120_000);
  afterAll(async () => {
    server.child.kill('SIGTERM');
    await server.ended();
    await database.stop();
    await rm(folder, { recursive: true });
  });

  it('reports its reads, its lag, its connections and the server of each transaction', async () => {
    await vi.waitFor(
      async () => {
        expect((await list()).status).toBe(200);
        expect(await reads('replica')).toBeGreaterThan(0);
      },
      { timeout: 10_000 },
    );
    expect(await valueOf('fairlead_replica_lag_seconds')).toBeLessThan(1);
    expect(await valueOf('fairlead_replica_wait_duration_seconds_count')).toBeGreaterThan(0);
    expect(await valueOf('db_client_connection_max{db_client_connection_pool_name="replica"}')).toBe(10);
    const text = await (await fetch(`${metrics}/metrics`)).text();
    expect(text).toMatch(
      /transaction_duration_seconds_count\{[^}]*role="fairlead_agency_admin"[^}]*target="replica"[^}]*\} [1-9]/,
    );
    expect(text).not.toMatch(/role="fairlead_auth"[^}]*target="replica"/);
    expect(await readiness()).toEqual({ status: 200, ok: true, failing: [] });
    expect(server.output()).toContain('reads use the replica');
  });

  it('names a lost replica, stays ready, and uses it again', async () => {
    database.servers.replica.stop('fast');
    await vi.waitFor(async () => expect(await readiness()).toEqual({ status: 200, ok: true, failing: ['replica'] }), {
      timeout: 10_000,
    });
    expect((await list()).status).toBe(200);
    expect(await reads('unavailable')).toBeGreaterThan(0);
    expect(await valueOf('fairlead_component_healthy{fairlead_component="replica"}')).toBe(0);
    const details = await (await fetch(`${metrics}/readyz`)).text();
    expect(details).toMatch(/"name":"replica","required":false,"ok":false,"error":"\w/);
    expect(server.output()).toContain('reads use the primary, because the replica is not usable');

    database.servers.replica.start();
    await vi.waitFor(async () => expect(await readiness()).toMatchObject({ failing: [] }), { timeout: 20_000 });
    const before = await reads('replica');
    expect((await list()).status).toBe(200);
    await vi.waitFor(async () => expect(await reads('replica')).toBeGreaterThan(before ?? Infinity));
  }, 60_000);
});
