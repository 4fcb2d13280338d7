import type pg from 'pg';

/**
 * Keeps a lost connection from ending the process. The statements of the connection fail, and the pool opens a new one when
 * needed.
 */
export function ignoreLostConnections(pool: pg.Pool): void {
  pool.on('error', () => undefined);
  // The pool listens to idle clients only.
  pool.on('connect', (client) => client.on('error', () => undefined));
}
