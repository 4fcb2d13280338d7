import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createDatabase } from '../createDatabase.ts';
import { startPgBouncer } from '../pgbouncer.ts';
import { freePort, type ServerProcess, startServerProcess } from '../process.ts';
import { startS3Server } from '../s3Server.ts';
import { startBalancer } from './balancer.ts';
import { findLosses } from './losses.ts';
import { startReplicatedServer } from './replica.ts';

const WEB_PROCESSES = 3;
const WORKERS = 2;
/** Milliseconds between two restarts. */
const RESTART_PAUSE = 15_000;

interface Cluster {
  origin: string;
  /** Stops everything. @throws When a request failed, a process ended with an error, or a job or mail was lost. */
  stop(): Promise<void>;
}

/**
 * Starts the demo as a large installation runs it: web processes behind HAProxy, workers, PgBouncer in transaction mode,
 * PostgreSQL and S3-compatible storage. It restarts one process after the other all the time.
 *
 * @param given - Address of a PostgreSQL server whose login may create databases and logins. `replicated` starts one with a
 *   streaming replica.
 */
export async function startCluster(given: string): Promise<Cluster> {
  const replicated = given === 'replicated' ? await startReplicatedServer() : undefined;
  const server = replicated?.server ?? given;
  const folder = await mkdtemp(join(tmpdir(), 'fairlead-cluster-'));
  const { name, url: direct, drop } = await createDatabase(server);
  const [pooler, s3] = [await startPgBouncer(server), await startS3Server()];
  const pooled = new URL(direct);
  ({ hostname: pooled.hostname, port: pooled.port } = new URL(pooler.url));
  const { bucket, endpoint, region, credentials } = s3.settings();
  const problems: string[] = [];
  const ports = await Promise.all(Array.from({ length: WEB_PROCESSES + WORKERS }, freePort));
  const balancer = await startBalancer(ports.slice(0, WEB_PROCESSES), folder);
  const env = {
    FAIRLEAD_PUBLIC_URL: balancer.origin,
    DATABASE_URL: pooled.href,
    DATABASE_DIRECT_URL: direct,
    ...(replicated && { DATABASE_REPLICA_URL: `${replicated.replica}/${name}` }),
    FAIRLEAD_DRAIN_SECONDS: '2',
    FAIRLEAD_JWT_SECRET: randomBytes(24).toString('hex'),
    FAIRLEAD_FILE_SECRET: randomBytes(24).toString('hex'),
    FAIRLEAD_FACTOR_SECRET: randomBytes(24).toString('hex'),
    S3_BUCKET: bucket,
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: credentials?.accessKeyId,
    S3_SECRET_ACCESS_KEY: credentials?.secretAccessKey,
    S3_PATH_STYLE: '1',
  };
  const start = async (index: number): Promise<ServerProcess> => {
    const started = startServerProcess(['--port', String(ports[index]), '--data', folder], {
      ...env,
      FAIRLEAD_WORKER: index < WEB_PROCESSES ? 'off' : 'only',
    });
    await started.ready();
    return started;
  };
  const end = async (index: number, { child, ended, output }: ServerProcess) => {
    child.kill('SIGTERM');
    const { status, signal } = await ended();
    if (status !== 0) problems.push(`process ${index} ended with ${status ?? signal}:\n${output()}`);
  };
  // The first one creates the demo.
  const processes = [await start(0)];
  for (let index = 1; index < ports.length; index++) processes.push(await start(index));
  await balancer.ready();

  const stopping = new AbortController();
  let restarts = 0;
  const restartForever = async () => {
    for (let index = 0; !stopping.signal.aborted; index = (index + 1) % ports.length) {
      await wait(RESTART_PAUSE, undefined, { signal: stopping.signal }).catch(() => undefined);
      const old = processes[index];
      if (stopping.signal.aborted || !old) return;
      await end(index, old);
      processes[index] = await start(index);
      restarts += 1;
    }
  };
  const restarting = restartForever().catch((error: unknown) => problems.push(String(error)));

  return {
    origin: balancer.origin,
    async stop() {
      stopping.abort();
      await restarting;
      problems.push(...balancer.failures.map((line) => `failed request: ${line}`));
      problems.push(...(await findLosses(direct, folder)));
      await balancer.stop();
      await Promise.all(processes.map((each, index) => end(index, each)));
      await pooler.stop();
      await s3.close();
      await drop();
      problems.push(...((await replicated?.stop()) ?? []));
      await rm(folder, { recursive: true });
      process.stdout.write(
        `cluster: ${balancer.requests()} requests, ${restarts} restarts, ${problems.length} problems\n`,
      );
      if (problems.length > 0) throw new Error(problems.join('\n'));
    },
  };
}
