import pg from 'pg';
import { ignoreLostConnections } from './lostConnections.ts';
import { pipelinedClient } from './pipelinedClient.ts';
import { type DatabaseSettings, poolOptions, sessionOptions, transactionSettings } from './settings.ts';

/** Where a pool connects to, and how its clients behave. */
export interface PoolAddress {
  url: string;
  settings: DatabaseSettings;
  /** Whether each transaction may have another connection. */
  pooler?: boolean;
  prepares?: boolean;
  /** Makes the sockets of the connections. Defaults to the function of the driver. */
  stream?: pg.ClientConfig['stream'];
}

export function poolOf({ url, settings, pooler = false, prepares = true, stream }: PoolAddress): pg.Pool {
  const pool = new pg.Pool({
    Client: pipelinedClient({ prepares, settings: pooler ? transactionSettings(settings) : undefined }),
    pipeline: true,
    connectionString: url,
    ...(stream && { stream }),
    ...poolOptions(settings),
    // Compiling a query takes longer than any query of the server.
    ...(!pooler && sessionOptions(settings, '-c jit=off')),
  });
  ignoreLostConnections(pool);
  return pool;
}
