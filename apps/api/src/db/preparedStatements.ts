import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';

const COMMENT = '/* keeps its plan */';

/**
 * Ends a statement whose text is always the same and whose best plan does not depend on its values, such as one that finds rows
 * by their ids. On PostgreSQL each connection parses and plans it once. Statements with filters do not end with it: the plan for
 * a frequent status is slow for a rare one.
 */
export const KEEPS_PLAN = sql.raw(` ${COMMENT}`);

const hashes = new Map<string, string>();

/**
 * Name of a prepared statement, or undefined for a statement without a kept plan. Each database role has its own statements,
 * because row security is part of a plan.
 */
export function statementName(text: string, role: string): string | undefined {
  if (!text.endsWith(COMMENT)) return undefined;
  const hash = hashes.get(text) ?? createHash('sha256').update(text).digest('base64url').slice(0, 22);
  hashes.set(text, hash);
  return `${role} ${hash}`;
}
