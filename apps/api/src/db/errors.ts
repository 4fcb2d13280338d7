/** The SQLSTATE of an error of either driver; drizzle wraps what the driver threw. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const own: unknown = 'code' in error ? error.code : undefined;
  return sqlState(error.cause) ?? (typeof own === 'string' && /^[0-9A-Z]{5}$/.test(own) ? own : undefined);
}

/** Whether it says that a unique index has such a row already. */
export function isTaken(error: unknown, index: string): boolean {
  if (sqlState(error) !== '23505') return false;
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('constraint' in at && at.constraint === index) return true;
  }
  return false;
}
