import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Keys } from '../keys.ts';
import { migrationConfig, type OpenedDatabase } from './database.ts';
import { listenOn } from './listen.ts';
import { statementName } from './preparedStatements.ts';
import { postgresQueue } from './queueConnection.ts';
import { assertRuntimeLogin, deriveRuntimeLogin, grantRoles } from './runtimeLogin.ts';
import * as schema from './schema/index.ts';
import { SCOPE_STATEMENT } from './scope.ts';
import { secureTables } from './secureTables.ts';

/** Arbitrary number, shared by all replicas and used for no other lock. */
const MIGRATION_LOCK = 727_274;

/** Connection settings of a PostgreSQL server. */
export interface PostgresAddress {
  /**
   * Login that serves requests. Without `migrationUrl` it is the owner of the tables, which then creates a login for requests.
   */
  url: string;
  /** Owner of the tables. */
  migrationUrl?: string | undefined;
  /** Derive the created login and its password. */
  secrets: Keys;
}

/**
 * Opens PostgreSQL 15 or newer with two logins. The owner of the tables runs migrations. Another login, which owns nothing,
 * serves requests.
 */
export async function openPostgres(address: PostgresAddress): Promise<OpenedDatabase> {
  const owner = poolOf(address.migrationUrl ?? address.url);
  try {
    const runtimeUrl = await prepare(owner, address);
    const runtime = poolOf(runtimeUrl);
    try {
      await assertRuntimeLogin(runtime);
    } catch (error) {
      await runtime.end();
      throw error;
    }
    const db = drizzle(runtime, { schema });
    const queue = postgresQueue(runtimeUrl);
    return {
      runtime: {
        db,
        kind: 'postgres',
        queue,
        listen: listenOn(runtimeUrl),
        ping: async () => void (await db.execute(sql`select 1`)),
        close: async () => {
          await queue.close();
          await runtime.end();
        },
      },
      owner: { db: drizzle(owner, { schema }), close: () => owner.end() },
    };
  } catch (error) {
    await owner.end();
    throw error;
  }
}

/**
 * Sends `begin` and the scope of a transaction together with the next statement instead of waiting for their answers, which saves
 * two round trips per transaction. If one of them fails, the next statement fails too: the transaction is aborted. The `commit` of
 * a transaction that only reads is not waited for either, because it cannot fail in a way that matters. Prepares the statements
 * that keep their plans.
 */
class PipelinedClient extends pg.Client {
  private role = '';
  private onlyReads = false;

  override query = ((...args: Parameters<pg.Client['query']>) => {
    const [statement, values]: unknown[] = args;
    if (!isStatement(statement)) return pg.Client.prototype.query.apply(this, args);
    const { text } = statement;
    const isScope = text.startsWith(SCOPE_STATEMENT);
    if (isScope && Array.isArray(values)) this.role = String(values[0]);
    if (text.startsWith(BEGIN)) this.onlyReads = text === BEGIN_READ_ONLY;
    const name = statementName(text, this.role);
    const sent = (name === undefined ? args : [{ ...statement, name }, values]) as typeof args;
    const answer: unknown = pg.Client.prototype.query.apply(this, sent);
    const isWaitedFor = !isScope && !text.startsWith(BEGIN) && !(this.onlyReads && text === 'commit');
    // with a callback, there is no promise
    if (isWaitedFor || !(answer instanceof Promise)) return answer;
    answer.catch(() => undefined);
    return Promise.resolve({ rows: [], rowCount: null });
  }) as pg.Client['query'];
}

const BEGIN = 'begin';
const BEGIN_READ_ONLY = 'begin read only';

/** Whether the argument is a statement of drizzle. The pool and the login check send texts. */
const isStatement = (statement: unknown): statement is { text: string } =>
  typeof statement === 'object' && statement !== null && 'text' in statement && typeof statement.text === 'string';

function poolOf(url: string): pg.Pool {
  const pool = new pg.Pool({
    Client: PipelinedClient,
    pipeline: true,
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    // Compiling a query takes longer than any query of the server.
    options: '-c timezone=UTC -c jit=off',
  });
  // The server closed an idle connection. The pool opens a new one when needed.
  pool.on('error', () => undefined);
  return pool;
}

/**
 * Migrates the database, secures its tables and creates the login that serves requests. Returns the address of that login.
 * Takes a lock, because the migrator has none and several replicas may start at the same time.
 */
async function prepare(owner: pg.Pool, { url, migrationUrl, secrets }: PostgresAddress): Promise<string> {
  const client = await owner.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const db = drizzle(client, { schema });
    await migrate(db, migrationConfig);
    await secureTables(db);
    if (migrationUrl === undefined) return await deriveRuntimeLogin(client, url, secrets);
    await grantRoles(client, new pg.Client({ connectionString: url }).user ?? '');
    return url;
  } finally {
    // Closes the connection instead of returning it to the pool. This releases the lock and the setting in any case.
    client.release(true);
  }
}
