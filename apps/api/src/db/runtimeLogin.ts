import { createHash, createHmac } from 'node:crypto';
import pg from 'pg';
import { StartError } from '../config.ts';
import { type Keys, keyId } from '../keys.ts';
import { onlyRow } from './rows.ts';
import { databaseRoles } from './scope.ts';
import { scramVerifier } from './scram.ts';

/** PostgreSQL's limit for names, in bytes. */
const MAX_NAME = 63;
/** Length of a key id with its separator. */
const KEY_SUFFIX = 9;

const { escapeIdentifier, escapeLiteral } = pg;

const nameBoth =
  'name a login for requests in DATABASE_URL and the owner of the tables in FAIRLEAD_MIGRATION_DATABASE_URL';
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export interface RuntimeLogin {
  user: string;
  password: string;
}

/**
 * Creates the login that serves requests, or resets its password. Both derive from the name of the database and the current
 * secret, so all processes use the same. Processes with a previous secret keep the login of that secret. Removes logins of other
 * secrets. Run it as the owner of the tables, under the migration lock.
 *
 * @throws {StartError} The owner may not create roles.
 */
export async function deriveRuntimeLogin(owner: pg.ClientBase, secrets: Keys): Promise<RuntimeLogin> {
  const { rows } = await owner.query<{ database: string }>('select current_database() as database');
  const { database } = onlyRow(rows);
  const [secret] = secrets;
  const login = runtimeLoginOf(database, secret);
  const derived = (purpose: string) => createHmac('sha256', secret).update(`${purpose} of ${login}`).digest();
  const password = derived('password').toString('base64url');
  const verifier = scramVerifier(password, derived('salt').subarray(0, 16));
  const { rowCount } = await owner.query('select from pg_roles where rolname = $1', [login]);
  const options = `LOGIN NOINHERIT PASSWORD ${escapeLiteral(verifier)}`;
  try {
    await owner.query(`${rowCount ? 'ALTER' : 'CREATE'} ROLE ${escapeIdentifier(login)} ${options}`);
    await grantRoles(owner, login);
  } catch (error) {
    throw new StartError(
      `the login of DATABASE_URL cannot create the login "${login}" for requests (${messageOf(error)}): ${nameBoth}`,
    );
  }
  await removeOldLogins(owner, { database, login, accepted: secrets.map((key) => runtimeLoginOf(database, key)) });
  return { user: login, password };
}

/** The address with a login. Without one, the address itself. */
export function withLogin(url: string, login: RuntimeLogin | undefined): string {
  if (!login) return url;
  const address = new URL(url);
  // Query parameters override the user of the URL and also work without a host.
  address.searchParams.set('user', login.user);
  address.searchParams.set('password', login.password);
  return address.href;
}

/** Name of the login that serves requests on a database: one for each secret, so that secrets can be replaced one process at a time. */
export function runtimeLoginOf(database: string, secret: string): string {
  return `${loginsOf(database)}_${keyId(secret)}`;
}

/** Beginning of the names of all logins of a database. Earlier versions used it as the name of their only login. */
function loginsOf(database: string): string {
  const name = `fairlead_runtime_${database}`;
  if (Buffer.byteLength(name) <= MAX_NAME - KEY_SUFFIX) return name;
  return `fairlead_runtime_${createHash('sha256').update(database).digest('hex').slice(0, 32)}`;
}

/**
 * Removes the logins of secrets that are no longer accepted. Keeps logins that are in use, and newer ones than its own: a process
 * that was started with a newer secret made them.
 */
async function removeOldLogins(
  owner: pg.ClientBase,
  { database, login, accepted }: { database: string; login: string; accepted: readonly string[] },
): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(
    `select rolname as name from pg_roles r
      where (rolname = $1 or starts_with(rolname, $1) and substr(rolname, length($1) + 1) ~ '^_[0-9a-f]{8}$')
        and rolname <> all ($2) and oid < (select oid from pg_roles where rolname = $3)
        and not exists (select from pg_stat_activity where usename = r.rolname)`,
    [loginsOf(database), accepted, login],
  );
  // A login with rights that the operator has granted stays.
  for (const { name } of rows) await owner.query(`DROP ROLE ${escapeIdentifier(name)}`).catch(() => undefined);
}

/**
 * Grants a login the roles of requests, but not the roles of the owner and its functions. Revokes the right to create temporary
 * tables and functions in the database, which PostgreSQL grants to all logins by default.
 */
export async function grantRoles(owner: pg.ClientBase, login: string): Promise<void> {
  const { rows } = await owner.query<{ role: string }>(
    `select role from unnest($2::text[]) role where not pg_has_role($1, role, 'MEMBER')`,
    [login, databaseRoles],
  );
  for (const { role } of rows) await owner.query(`GRANT ${escapeIdentifier(role)} TO ${escapeIdentifier(login)}`);
  const { rows: temporary } = await owner.query<{ database: string }>(
    `select current_database() as database where has_database_privilege($1, current_database(), 'TEMPORARY')`,
    [login],
  );
  for (const { database } of temporary) {
    await owner.query(`REVOKE TEMPORARY ON DATABASE ${escapeIdentifier(database)} FROM PUBLIC`);
  }
}

/**
 * Checks that the login has no more rights than taking the roles of requests.
 *
 * @throws {StartError}
 */
export async function assertRuntimeLogin(runtime: Pick<pg.ClientBase, 'query'>): Promise<void> {
  await runtime.query('select 1').catch((error) => {
    throw new StartError(`the login for requests cannot connect (${messageOf(error)}): ${nameBoth}`);
  });
  const { rows } = await runtime.query<{
    login: string;
    powerful: boolean;
    owner: boolean;
    inherits: boolean;
    others: string | null;
  }>(
    `select session_user as login,
        r.rolsuper or r.rolbypassrls or r.rolcreaterole or r.rolreplication as powerful,
        exists (select from pg_class where relnamespace = 'public'::regnamespace and relowner = r.oid)
          or exists (select from pg_database where datname = current_database() and datdba = r.oid) as owner,
        (select string_agg(other.rolname, ', ') from pg_roles other
          where pg_has_role(other.oid, 'MEMBER') and other.rolname <> all ($1) and other.oid <> r.oid) as others,
        exists (select from unnest($1::text[]) role where pg_has_role(role, 'USAGE')) as inherits
      from pg_roles r where rolname = session_user`,
    [databaseRoles],
  );
  const { login, powerful, owner, inherits, others } = onlyRow(rows);
  const problem = powerful
    ? 'it is a superuser, bypasses row security, replicates or creates roles'
    : owner
      ? 'it owns the database or tables'
      : others !== null
        ? `it is a member of other roles (${others})`
        : inherits
          ? `it inherits the rights of its roles (ALTER ROLE ${escapeIdentifier(login)} NOINHERIT, then grant them again)`
          : undefined;
  if (problem) throw new StartError(`requests cannot be served as "${login}": ${problem}`);
}
