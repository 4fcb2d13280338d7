import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** The roles of the database; what each may see stands in the migration `row_security`. */
type DatabaseRole = 'fairlead_app' | 'fairlead_platform' | 'fairlead_auth' | 'fairlead_billing' | 'fairlead_jobs';

/** On whose behalf a transaction runs. */
export interface Scope {
  role: DatabaseRole;
  agency?: string | null;
  user?: string | null;
  contact?: string | null;
}

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Runs work in a transaction of its own that sees only what its scope may see; what it throws rolls it back. */
export type Run = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;

/**
 * The only way to the rows: the transaction's first statement takes the role and names the caller, so that a forgotten
 * `where` shows nothing of another agency. Both end with the transaction.
 */
export function scoped(db: Database, scope: Scope): Run {
  return (work) => {
    if (insideTransaction.getStore()) throw new Error('a transaction inside a transaction: use the one that is open');
    return db.transaction(async (tx) => {
      await become(tx, scope);
      return insideTransaction.run(true, () => work(tx));
    });
  };
}

/**
 * From here on the transaction is somebody else's, as when a visitor has just become a customer: what follows is held to
 * what they may do.
 */
export const become = (tx: Transaction, { role, agency, user, contact }: Scope): Promise<unknown> =>
  tx.execute(
    sql`select set_config('role', ${role}, true), set_config('app.agency', ${agency ?? ''}, true),
      set_config('app.user', ${user ?? ''}, true), set_config('app.contact', ${contact ?? ''}, true)`,
  );

/** PGlite has one connection: a second transaction would wait for the first, which waits for it, and nobody would know. */
const insideTransaction = new AsyncLocalStorage<true>();
