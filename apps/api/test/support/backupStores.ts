import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { CopyConnection } from '../../src/backup/connection.ts';
import { openPgliteCopy } from '../../src/backup/pgliteConnection.ts';
import { openPostgresCopy } from '../../src/backup/postgresConnection.ts';
import { createDatabase } from './createDatabase.ts';
import { copyDemo } from './demoFolder.ts';
import { addressOf } from './templates.ts';

/** A data folder, and on PostgreSQL its database. */
export interface Store {
  folder: string;
  /** Environment of the server, the backup and the restore. */
  env: NodeJS.ProcessEnv;
  /** Opens the database of a stopped server. */
  open(): Promise<CopyConnection>;
  remove(): Promise<void>;
}

/** Creates a store with the demo data, or an empty one. */
export async function makeStore(content: 'demo' | 'nothing'): Promise<Store> {
  const folder = await mkdtemp(join(tmpdir(), 'fairlead-backup-'));
  const removeFolder = () => rm(folder, { recursive: true });
  const template = inject('template');
  if (template.kind === 'pglite') {
    if (content === 'demo') await copyDemo(folder);
    return { folder, env: {}, open: () => openPgliteCopy(join(folder, 'pg')), remove: removeFolder };
  }
  const { name, drop } = await createDatabase(
    template.server,
    content === 'demo' ? template.databases.demo : undefined,
  );
  if (content === 'demo') await cp(inject('demo').folder, join(folder, 'files'), { recursive: true });
  const { url, migrationUrl } = addressOf(template, name);
  return {
    folder,
    env: { DATABASE_URL: url, FAIRLEAD_MIGRATION_DATABASE_URL: migrationUrl },
    open: () => openPostgresCopy(migrationUrl),
    remove: async () => {
      await drop();
      await removeFolder();
    },
  };
}

/** Definitions of the tables, indexes, constraints, triggers, policies, functions and rights of a database. */
export async function schemaOf(connection: CopyConnection): Promise<string[]> {
  const rows = await connection.query<{ line: string }>(`
    with own as (select oid from pg_namespace where nspname in ('public', 'pgboss'))
    select concat_ws(' ', 'table', oid::regclass, relkind, relrowsecurity, relforcerowsecurity, relowner::regrole,
      array(select a::text from unnest(relacl) a order by 1)) as line
      from pg_class where relnamespace in (table own) and relkind in ('r', 'p', 'v') and relname !~ '^queue_stats_'
    union all select concat_ws(' ', 'column', attrelid::regclass, attname, atttypid::regtype, attnotnull, attstattarget,
      array(select a::text from unnest(attacl) a order by 1))
      from pg_attribute join pg_class c on c.oid = attrelid
      where relnamespace in (table own) and attnum > 0 and relkind in ('r', 'p') and relname !~ '^queue_stats_'
    union all select concat_ws(' ', 'index', pg_get_indexdef(indexrelid), indisvalid)
      from pg_index join pg_class c on c.oid = indexrelid where relnamespace in (table own) and relname !~ '^queue_stats_'
    union all select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated)
      from pg_constraint where connamespace in (table own) and conrelid::regclass::text !~ 'queue_stats_'
    union all select concat_ws(' ', 'trigger', pg_get_triggerdef(t.oid), tgenabled)
      from pg_trigger t join pg_class c on c.oid = tgrelid where relnamespace in (table own) and not tgisinternal
    union all select concat_ws(' ', 'policy', tablename, policyname, array(select unnest(roles) order by 1), cmd, qual, with_check)
      from pg_policies
    union all select concat_ws(' ', 'function', oid::regprocedure, prosecdef, proowner::regrole, md5(prosrc),
      array(select a::text from unnest(proacl) a order by 1))
      from pg_proc where pronamespace in (table own)
    order by 1`);
  return rows.map(({ line }) => line);
}
