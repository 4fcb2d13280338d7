import { sql } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';
import { onlyRow } from '../../src/db/rows.ts';
import { rowsOf } from './database.ts';

type Reader = Pick<Database, 'execute'>;

async function tablesOf(db: Reader, schemas: readonly string[]): Promise<string[]> {
  const found = await db.execute(
    sql`select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
      where schemaname = any(${sql.param([...schemas])}::text[]) order by 1`,
  );
  return rowsOf<{ name: string }>(found).map(({ name }) => name);
}

/** Beginnings of the rows of all tables, the queue included, that contain one of the texts. */
export async function rowsWith(db: Reader, texts: readonly string[]): Promise<string[]> {
  const words = sql.param(texts.map((each) => each.toLowerCase()));
  const found: string[] = [];
  for (const name of await tablesOf(db, ['public', 'pgboss'])) {
    const rows = await db.execute(
      sql`select t::text as content from ${sql.raw(name)} t
        where exists (select from unnest(${words}::text[]) w (word) where position(w.word in lower(t::text)) > 0)`,
    );
    found.push(...rowsOf<{ content: string }>(rows).map(({ content }) => `${name}: ${content.slice(0, 300)}`));
  }
  return found;
}

/** Hashes of the rows of all tables except sessions, whose rows every request changes. */
export async function tableHashes(db: Reader): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const name of await tablesOf(db, ['public'])) {
    if (name === 'public.sessions') continue;
    const rows = await db.execute(
      sql`select coalesce(md5(string_agg(t::text, chr(10) order by t::text)), '') as hash from ${sql.raw(name)} t`,
    );
    hashes[name] = onlyRow(rowsOf<{ hash: string }>(rows)).hash;
  }
  return hashes;
}
