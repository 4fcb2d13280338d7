import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import { observeTransaction } from '../telemetry/statements.ts';
import type { Database } from './database.ts';
import { isCancelled } from './errors.ts';
import { KEEPS_PLAN } from './preparedStatements.ts';

/** Database roles that a transaction can take. Migrations whose names end in `rights` grant the tables. */
export const databaseRoles = [
  'fairlead_app',
  'fairlead_agency_admin',
  'fairlead_customer',
  'fairlead_platform',
  'fairlead_auth',
  'fairlead_billing',
  'fairlead_jobs',
] as const;

/** Beginning of the first statement of each transaction. */
export const SCOPE_STATEMENT = 'select set_config';

/** Role of a transaction, and the caller's ids, which the row security policies compare with. */
export interface Scope {
  role: (typeof databaseRoles)[number];
  agency?: string | null;
  user?: string | null;
  /** Contact of the customer. Only `fairlead_customer` compares with it. */
  contact?: string | null;
}

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/**
 * Runs work in its own transaction with the rights of its scope. An error rolls it back. The work runs again when PostgreSQL
 * cancels the transaction because of another one, so it must not change anything outside of it, such as a payment or a file.
 */
export type Run = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;

/**
 * The only access to rows. The first statement of each transaction sets the role and the caller's ids, so that a forgotten
 * `where` cannot return rows of another agency. Both end with the transaction.
 */
export function scoped(
  db: Database,
  scope: Scope,
  accessMode: AccessMode = 'read write',
  target: DatabaseTarget = 'primary',
): Run {
  return (work) => {
    if (insideTransaction.getStore()) throw new Error('nested transaction: use the open one');
    const attempt = () =>
      observeTransaction({ role: scope.role, accessMode, target }, () =>
        db.transaction(
          async (tx) => {
            await changeScope(tx, scope);
            return insideTransaction.run(true, () => work(tx));
          },
          accessMode === 'read only' ? { accessMode } : undefined,
        ),
      );
    // A read that a replica cancels runs on the primary instead.
    return target === 'replica' ? attempt() : repeatCancelled(attempt);
  };
}

/** Transactions that are cancelled more often than this fail. */
const MOST_ATTEMPTS = 3;

async function repeatCancelled<T>(attempt: () => Promise<T>): Promise<T> {
  for (let attempts = 1; ; attempts++) {
    try {
      return await attempt();
    } catch (error) {
      if (attempts === MOST_ATTEMPTS || !isCancelled(error)) throw error;
    }
  }
}

/** PostgreSQL refuses changes in a transaction that is `read only`. */
export type AccessMode = 'read only' | 'read write';

/** Server that runs a transaction. */
export type DatabaseTarget = 'primary' | 'replica';

/** Changes the scope of an open transaction, for example when a visitor has just become a customer. */
export const changeScope = (tx: Transaction, { role, agency, user, contact }: Scope): Promise<unknown> =>
  tx.execute(
    sql`${sql.raw(SCOPE_STATEMENT)}('role', ${role}, true), set_config('app.agency', ${agency ?? ''}, true),
      set_config('app.user', ${user ?? ''}, true), set_config('app.contact', ${contact ?? ''}, true)${KEEPS_PLAN}`,
  );

/** PGlite has one connection. A nested transaction would deadlock without an error, so it is detected here. */
const insideTransaction = new AsyncLocalStorage<true>();
