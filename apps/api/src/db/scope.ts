import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import { observeTransaction } from '../telemetry/statements.ts';
import type { Database } from './database.ts';
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

/** Runs work in its own transaction with the rights of its scope. An error rolls it back. */
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
    return observeTransaction({ role: scope.role, accessMode, target }, () =>
      db.transaction(
        async (tx) => {
          await changeScope(tx, scope);
          return insideTransaction.run(true, () => work(tx));
        },
        accessMode === 'read only' ? { accessMode } : undefined,
      ),
    );
  };
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
