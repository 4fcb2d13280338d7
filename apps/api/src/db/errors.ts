/** SQLSTATE of an error of either driver. Drizzle wraps driver errors. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code: unknown = 'code' in error ? error.code : undefined;
  return sqlState(error.cause) ?? (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined);
}

/** Whether the error is a violation of this unique index. */
export function isUniqueViolation(error: unknown, index: string): boolean {
  if (sqlState(error) !== '23505') return false;
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('constraint' in at && at.constraint === index) return true;
  }
  return false;
}

/**
 * Whether PostgreSQL has cancelled a transaction because of another one: a deadlock or a serialization failure. It has left
 * nothing behind and can run again.
 */
export const isCancelled = (error: unknown): boolean => ['40P01', '40001'].includes(sqlState(error) ?? '');

/** Messages of pg-pool, whose errors have no code: all connections are in use, or the server does not answer. */
const connectionTimeouts = [
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
];

/**
 * Whether a transaction failed because of another one or because of the load: it was cancelled, waited too long for a lock
 * (55P03) or for a connection, the server had too many connections (53300), or a statement took too long (57014). The same
 * request can succeed a moment later.
 */
export const isTemporary = (error: unknown): boolean =>
  isCancelled(error) ||
  ['53300', '55P03', '57014'].includes(sqlState(error) ?? '') ||
  (error instanceof Error && connectionTimeouts.includes(error.message));
