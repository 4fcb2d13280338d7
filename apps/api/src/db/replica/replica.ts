import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { measureWait } from '../../telemetry/replica.ts';
import type { Replica } from '../database.ts';
import { type PoolAddress, poolOf } from '../pool.ts';
import { poolState } from '../queueConnection.ts';
import { assertRuntimeLogin } from '../runtimeLogin.ts';
import * as schema from '../schema/index.ts';
import { ReplicaMonitor } from './monitor.ts';
import { Sockets } from './sockets.ts';
import { readPrimary, readReplica } from './state.ts';

/** Milliseconds for an answer of the replica to the monitor, and for its connections to close. */
const TIMEOUT = 1000;

/**
 * Opens a replica. It may be unreachable, now and later: reads then use the primary.
 *
 * @param primary Pool of the primary, which is asked for its position.
 */
export function openReplica(address: Omit<PoolAddress, 'stream'>, primary: pg.Pool): Replica {
  const { url, settings } = address;
  const sockets = new Sockets();
  const pool = poolOf({ ...address, stream: sockets.make });
  const listeners: ((problem: string | undefined) => void)[] = [];
  let client: pg.Client | undefined;

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: TIMEOUT,
      query_timeout: TIMEOUT,
      stream: sockets.make,
    });
    next.on('error', () => undefined);
    await next.connect();
    await assertRuntimeLogin(next);
    return next;
  }

  const monitor = new ReplicaMonitor({
    askPrimary: () => readPrimary(primary),
    askReplica: async () => {
      client ??= await connect();
      return readReplica(client);
    },
    onLost() {
      client = undefined;
      // Statements without an answer end, so that their reads run on the primary.
      sockets.destroy();
    },
    onChange: (problem) => listeners.forEach((listener) => listener(problem)),
    maxLag: settings.replicaMaxLag * 1000,
  });
  void monitor.start();

  return {
    db: drizzle(pool, { schema }),
    progressTo: (position) => measureWait(() => monitor.progressTo(position)),
    recheck: () => void monitor.check(),
    check() {
      if (monitor.problem !== undefined) return Promise.reject(new Error(monitor.problem));
      if (!monitor.isBehind) return Promise.resolve();
      return Promise.reject(new Error(`it is ${(monitor.lag / 1000).toFixed(1)} s behind the primary`));
    },
    lag: () => monitor.lag / 1000,
    pool: () => poolState('replica', pool),
    watch: (listener) => void listeners.push(listener),
    async close() {
      monitor.stop();
      await Promise.race([Promise.allSettled([client?.end(), pool.end()]), wait(TIMEOUT, undefined, { ref: false })]);
      sockets.destroy();
    },
  };
}
