import type pg from 'pg';

/** Connections of one process to PostgreSQL. Times in seconds. */
export interface DatabaseSettings {
  /** Connections for requests and jobs. */
  poolSize: number;
  /** Connections of the job queue, so that requests and jobs do not wait for each other's connections. */
  queuePoolSize: number;
  /** Wait for a connection of the pool. */
  connectTimeout: number;
  /** After which an unused connection is closed. */
  idleTimeout: number;
  statementTimeout: number;
  /** Wait for a lock. Shorter than `statementTimeout`, so that the error names the cause. */
  lockTimeout: number;
  /** Whether statements are prepared. Undefined tries it when there is a connection pooler, and is true otherwise. */
  preparedStatements: boolean | undefined;
  /** Wait of a read for the replica. A replica that is further behind is not used. */
  replicaMaxLag: number;
}

export const defaultSettings: DatabaseSettings = {
  poolSize: 10,
  queuePoolSize: 4,
  connectTimeout: 5,
  idleTimeout: 10,
  statementTimeout: 15,
  lockTimeout: 10,
  preparedStatements: undefined,
  replicaMaxLag: 0.1,
};

/** Options of a pool, without the session's own settings. */
export const poolOptions = ({ poolSize, connectTimeout, idleTimeout }: DatabaseSettings): pg.PoolConfig => ({
  max: poolSize,
  connectionTimeoutMillis: connectTimeout * 1000,
  idleTimeoutMillis: idleTimeout * 1000,
});

/** Settings of a connection, sent when it opens. Connection poolers refuse them. */
export const sessionOptions = ({ statementTimeout, lockTimeout }: DatabaseSettings, more = ''): pg.PoolConfig => ({
  statement_timeout: statementTimeout * 1000,
  lock_timeout: lockTimeout * 1000,
  options: `-c timezone=UTC ${more}`,
});

/** Statement that makes the same settings for one transaction, for connections through a pooler. */
export const transactionSettings = ({ statementTimeout, lockTimeout }: DatabaseSettings): string =>
  `select set_config('statement_timeout', '${statementTimeout}s', true), set_config('lock_timeout', '${lockTimeout}s', true),
    set_config('timezone', 'UTC', true), set_config('jit', 'off', true)`;
