import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ensureBuiltinRoles } from '../src/db/builtinRoles.ts';
import type { OpenedDatabase } from '../src/db/database.ts';
import { uuidv7 } from '../src/db/ids.ts';
import { openPostgres } from '../src/db/postgres.ts';
import { runtimeLoginOf } from '../src/db/runtimeLogin.ts';
import { databaseRoles, scoped } from '../src/db/scope.ts';
import { defaultSettings } from '../src/db/settings.ts';
import { databaseKind, rowsOf } from './support/database.ts';

// Only for PostgreSQL: PGlite has a single login, a superuser.

const name = `fairlead_test_${process.pid}_logins`;
const owner = `${name}_owner`;
const secret = 's'.repeat(32);
const runtimeLogin = runtimeLoginOf(name, secret);
const execute = promisify(execFile);
let admin: pg.Client;

const addressAs = (login?: string, password?: string) => {
  const template = inject('template');
  const url = new URL(template.kind === 'postgres' ? template.server : 'postgres://unused');
  url.pathname = `/${name}`;
  if (login !== undefined) url.searchParams.set('user', login);
  if (password !== undefined) url.searchParams.set('password', password);
  return url.href;
};

/** Error message of PostgreSQL, which the query builder wraps. */
const innermost = (error: unknown): string =>
  error instanceof Error && error.cause !== undefined
    ? innermost(error.cause)
    : error instanceof Error
      ? error.message
      : String(error);

const close = async ({ owner: tables, runtime }: OpenedDatabase) => {
  await runtime.close();
  await tables.close();
};

describe.runIf(databaseKind() === 'postgres')('the login that serves requests', () => {
  let opened: OpenedDatabase;

  beforeAll(async () => {
    admin = new pg.Client({ connectionString: addressAs().replace(name, 'postgres') });
    await admin.connect();
    // As at a hosting provider: the login owns the database and may create roles, but is no superuser.
    await admin.query(`create role ${owner} login createrole password 'owner'`);
    const { rows } = await admin.query(
      `select rolname as role from pg_roles where rolname ~ '^fairlead_(app|agency_admin|customer|platform|auth|billing|jobs|definer|setup)$'`,
    );
    for (const { role } of rows) await admin.query(`grant ${role} to ${owner} with admin option`);
    await admin.query(`create database ${name} owner ${owner}`);
    opened = await openPostgres({ url: addressAs(owner, 'owner'), secrets: [secret] });
  });
  afterAll(async () => {
    await close(opened);
    await admin.query(`drop database ${name}`);
    await admin.query(`drop role if exists ${runtimeLogin}, ${name}_inherits, ${name}_given, ${name}_member`);
    await admin.query(`drop owned by ${owner}`);
    await admin.query(`drop role ${owner}`);
    await admin.end();
  });

  const runtime = (statement: string) => opened.runtime.db.execute(statement);
  const refusalOf = (statement: string): Promise<string> => runtime(statement).then(() => 'not refused', innermost);

  it('differs from the owner and owns nothing', async () => {
    const [login] = rowsOf(
      await runtime(`select session_user as login, current_user as role, rolsuper, rolbypassrls,
      rolcreaterole, rolcreatedb, rolinherit from pg_roles where rolname = session_user`),
    );
    expect(login).toEqual({
      login: runtimeLogin,
      role: runtimeLogin,
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolinherit: false,
    });
    const owned = await runtime(
      `select relname from pg_class where relowner = (select oid from pg_roles where rolname = session_user)`,
    );
    expect(rowsOf(owned)).toEqual([]);
  });

  it.each([
    ['reads no table without a role', 'select * from users', 'permission denied for table users'],
    [
      'reads no table after it has reset its role',
      'begin; set local role fairlead_customer; reset role; select * from users',
      'permission denied for table users',
    ],
    ['cannot become the owner', `set role ${owner}`, 'permission denied to set role'],
    ['cannot become a superuser', `set role postgres`, 'permission denied to set role|does not exist'],
    [
      'cannot sign in anew as the owner',
      `set session authorization ${owner}`,
      'permission denied to set session authorization',
    ],
    ['cannot take the role of migrations', 'set role fairlead_setup', 'permission denied to set role'],
    ['cannot take the role of the functions', 'set role fairlead_definer', 'permission denied to set role'],
    ['cannot take the role of the erasure', 'set role fairlead_eraser', 'permission denied to set role'],
    [
      'cannot turn row security off for a table',
      'alter table users disable row level security',
      'must be owner of table users',
    ],
    ['cannot add a policy', 'create policy mine on users using (true)', 'must be owner of (relation|table) users'],
    [
      'cannot turn row security off for itself',
      'begin; set local role fairlead_customer; set local row_security = off; select id from users',
      'would be affected by row-level security',
    ],
    ['reads no password', 'select rolpassword from pg_authid', 'permission denied for table pg_authid'],
    [
      'creates no function',
      'create function mine() returns int language sql as $$ select 1 $$',
      'permission denied for schema public',
    ],
    [
      'creates no temporary function or table',
      'create temporary table mine (id int)',
      'permission denied to create temporary tables',
    ],
    [
      'replaces no function',
      'create or replace function app_agency() returns uuid language sql as $$ select null::uuid $$',
      'permission denied for schema public|must be owner',
    ],
    ['creates no role', 'create role mine', 'permission denied to create role'],
    ['grants itself no role', `grant fairlead_setup to ${runtimeLogin}`, 'admin option|permission denied'],
    [
      'reads no file of the server',
      `select pg_read_file('/etc/passwd')`,
      'permission denied for function pg_read_file',
    ],
  ])('%s', async (_, statement, refusal) => {
    expect(await refusalOf(statement)).toMatch(new RegExp(refusal));
    await runtime('rollback');
  });

  it('takes the roles of requests, and row-level security also applies to the owner', async () => {
    await ensureBuiltinRoles(opened.owner.db);
    for (const role of databaseRoles) {
      await scoped(opened.runtime.db, { role, agency: uuidv7() })((tx) => tx.execute('select 1'));
    }
    const forced = await opened.owner.db.execute(
      `select count(*)::int as count from pg_class where relnamespace = 'public'::regnamespace and relforcerowsecurity`,
    );
    expect(rowsOf<{ count: number }>(forced)[0]?.count).toBeGreaterThan(40);
    expect(rowsOf(await opened.owner.db.execute('select id from roles'))).not.toEqual([]);
  });

  it('calls the functions that need more rights', async () => {
    const run = scoped(opened.runtime.db, { role: 'fairlead_jobs' });
    const done = await run((tx) =>
      tx.execute(
        `select remove_unused_files(now(), 'ffffffff-ffff-ffff-ffff-ffffffffffff', 1) as files, age_policies(gen_random_uuid(), 30, now()) as policies`,
      ),
    );
    expect(rowsOf(done)).toEqual([{ files: null, policies: 0 }]);
  });

  it('has a password that the database never receives in plain text', async () => {
    const { rows } = await admin.query('select rolpassword as verifier from pg_authid where rolname = $1', [
      runtimeLogin,
    ]);
    expect(rows[0].verifier).toMatch(/^SCRAM-SHA-256\$4096:/);
    // A second process keeps the login unchanged.
    await close(await openPostgres({ url: addressAs(owner, 'owner'), secrets: [secret] }));
    const again = await admin.query('select rolpassword as verifier from pg_authid where rolname = $1', [runtimeLogin]);
    expect(again.rows).toEqual(rows);
  });

  it('can be given, and migrations of another login support it', async () => {
    await admin.query(`create role ${name}_given login noinherit password 'given'`);
    const given = {
      url: addressAs(`${name}_given`, 'given'),
      migrationUrl: addressAs(owner, 'owner'),
      secrets: [secret] as const,
    };
    const { runtime: served, owner: tables } = await openPostgres(given);
    const who = await served.db.execute('select session_user as login');
    expect(rowsOf(who)).toEqual([{ login: `${name}_given` }]);
    await close({ runtime: served, owner: tables });
  });

  it('is rejected when it is the owner or inherits the rights of its roles', async () => {
    const migrationUrl = addressAs(owner, 'owner');
    await expect(openPostgres({ url: migrationUrl, migrationUrl, secrets: [secret] })).rejects.toThrow(
      /requests cannot be served as .*_owner"/,
    );
    await admin.query(`create role ${name}_inherits login password 'inherits'`);
    const url = addressAs(`${name}_inherits`, 'inherits');
    await expect(openPostgres({ url, migrationUrl, secrets: [secret] })).rejects.toThrow(
      /inherits the rights of its roles/,
    );
  });

  it('is rejected when it is a member of another role', async () => {
    await admin.query(`create role ${name}_member login noinherit password 'member'`);
    await admin.query(`grant pg_read_all_data to ${name}_member`);
    const url = addressAs(`${name}_member`, 'member');
    await expect(openPostgres({ url, migrationUrl: addressAs(owner, 'owner'), secrets: [secret] })).rejects.toThrow(
      /is a member of other roles \(pg_read_all_data\)/,
    );
  });

  it('allows the owner a complete backup that can be restored into an empty database', async () => {
    await ensureBuiltinRoles(opened.owner.db);
    const restored = `${name}_restored`;
    const file = path.join(await mkdtemp(path.join(tmpdir(), 'fairlead-backup-')), 'dump');
    const original = addressAs(owner, 'owner');
    const copy = original.replace(`/${name}?`, `/${restored}?`);
    await admin.query(`create database ${restored} owner ${owner}`);
    try {
      await execute('pg_dump', ['--format=custom', '--enable-row-security', `--file=${file}`, original]);
      await execute('pg_restore', ['--no-owner', '--exit-on-error', `--dbname=${copy}`, file]);
      const { owner: tables, runtime: served } = await openPostgres({ url: copy, secrets: [secret] });
      for (const count of ['roles', 'pg_policy', 'pgboss.queue', '"drizzle"."__drizzle_migrations"']) {
        const statement = `select count(*)::int as count from ${count}`;
        const [expected] = rowsOf<{ count: number }>(await opened.owner.db.execute(statement));
        expect(expected?.count).toBeGreaterThan(0);
        expect(rowsOf(await tables.db.execute(statement)), count).toEqual([expected]);
      }
      await close({ owner: tables, runtime: served });
    } finally {
      await rm(path.dirname(file), { recursive: true });
      await admin.query(`drop database ${restored} with (force)`);
      await admin.query(`drop role if exists ${runtimeLoginOf(restored, secret)}`);
    }
  }, 60_000);

  it('is one for each secret, so that a secret can be replaced one process at a time', async () => {
    const next = 'n'.repeat(32);
    const nextLogin = runtimeLoginOf(name, next);
    const logins = async () => {
      const { rows } = await admin.query<{ login: string }>(
        `select rolname as login from pg_roles where starts_with(rolname, 'fairlead_runtime_${name}') order by oid`,
      );
      return rows.map(({ login }) => login);
    };
    const start = async (...secrets: [string, ...string[]]) =>
      openPostgres({ url: addressAs(owner, 'owner'), secrets });
    // The login of earlier versions, which did not depend on the secret
    await admin.query(`create role fairlead_runtime_${name} login`);
    const rotated = await start(next, secret);
    // Made before the new one, and unused
    expect(await logins()).toEqual([runtimeLogin, nextLogin]);
    // The process with the old secret opens new connections, also after a restart.
    await close(await start(secret));
    await opened.runtime.ping();
    expect(await logins()).toContain(nextLogin);
    // It keeps its login while it runs, although its secret is no longer accepted.
    await close(await start(next));
    expect(await logins()).toEqual([runtimeLogin, nextLogin]);
    await opened.runtime.ping();
    await close(opened);
    await close(await start(next));
    expect(await logins()).toEqual([nextLogin]);
    await rotated.runtime.ping();
    await close(rotated);
    opened = await start(secret);
    expect(await logins()).toEqual([runtimeLogin]);
  });

  it('does not serve when fewer connections are allowed than the process opens', async () => {
    const start = (poolSize: number) =>
      openPostgres({
        url: addressAs(owner, 'owner'),
        secrets: [secret],
        settings: { ...defaultSettings, poolSize, queuePoolSize: 2 },
      });
    await expect(start(1000)).rejects.toThrow(
      /^this process needs 1003 connections, more than the \d+ that the server allows \(max_connections\): lower DATABASE_POOL_SIZE \(1000\)/,
    );
    await admin.query(`alter role ${runtimeLogin} connection limit 10`);
    await expect(start(8)).rejects.toThrow(`more than the 10 that the login "${runtimeLogin}" may open`);
    await close(await start(7));
    await admin.query(`alter role ${runtimeLogin} connection limit -1`);
  });

  it('must be given when the owner may not create roles', async () => {
    await admin.query(`alter role ${owner} nocreaterole`);
    await expect(openPostgres({ url: addressAs(owner, 'owner'), secrets: ['x'.repeat(32)] })).rejects.toThrow(
      /FAIRLEAD_MIGRATION_DATABASE_URL/,
    );
    await admin.query(`alter role ${owner} createrole`);
  });
});
