import { sql } from 'drizzle-orm';
import type { OpenedDatabase } from '../../src/db/database.ts';
import type { Transaction } from '../../src/db/scope.ts';
import { makeDemo } from '../../src/demo/demo.ts';
import { systemClock } from '../../src/ports/clock.ts';
import { diskStorage } from '../../src/ports/diskStorage.ts';

/** Columns that only the server writes, and the addresses with which accounts sign in. */
const internal =
  /(_hash|_key|sha256|_type|_role|_reference|email|kind|language|duration|currency|status|tag|code|operation_id|_brand|_last4|zip_code|^state|sender|to)$/;
const internalTables = [
  'states',
  'credentials',
  'sessions',
  'sign_in_failures',
  'authenticators',
  'recovery_codes',
  'sign_in_challenges',
  'passkey_setups',
  'idempotency_keys',
  'audit_log',
  'mails',
];

interface Column {
  table: string;
  name: string;
}

/**
 * Writes attacks into every free text column of new demo data. Bypasses the server's validation, so that each page must
 * show them.
 *
 * @param database Empty database of a server that is not running. It is closed.
 * @param files Folder for the files of the demo data.
 * @returns The attacked columns, as `table.column`.
 */
export async function attackEveryText({ owner, runtime }: OpenedDatabase, files: string, vectors: readonly string[]) {
  try {
    await makeDemo(owner.db, systemClock.now(), diskStorage(files));
    return await owner.db.transaction(async (tx) => {
      // Also bypasses the triggers that protect attached files.
      await tx.execute(sql`set local session_replication_role = replica`);
      // The server finds builtin roles by their names.
      await tx.execute(sql`create temporary table builtin_names as select id, name from roles where builtin`);
      const attacked: string[] = [];
      for (const column of await textColumns(tx)) if (await attack(tx, column, vectors)) attacked.push(nameOf(column));
      await tx.execute(
        sql`update roles set name = builtin_names.name from builtin_names where roles.id = builtin_names.id`,
      );
      return attacked;
    });
  } finally {
    await runtime.close();
    await owner.close();
  }
}

const nameOf = ({ table, name }: Column) => `${table}.${name}`;

async function textColumns(tx: Transaction): Promise<Column[]> {
  const columns = await tx.execute(
    sql`select c.table_name as table, c.column_name as name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where table_schema = 'public' and c.data_type = 'text' and t.table_type = 'BASE TABLE' order by 1, 2`,
  );
  const { rows } = columns as { rows: Column[] };
  return rows.filter(({ table, name }) => !internalTables.includes(table) && !internal.test(name));
}

/** Returns false for a column whose constraints allow no free text. */
async function attack(tx: Transaction, { table, name }: Column, vectors: readonly string[]): Promise<boolean> {
  const [t, c] = [sql.identifier(table), sql.identifier(name)];
  const list = sql.join(
    vectors.map((vector) => sql`${vector}`),
    sql`, `,
  );
  try {
    // The row number keeps unique columns unique and the rows in the order of the attacks.
    await tx.transaction((nested) =>
      nested.execute(
        sql`with numbered as (select ctid as row, row_number() over (order by ctid) as n from ${t})
          update ${t} set ${c} = (array[${list}]::text[])[1 + (n % ${vectors.length})] || case when ${c} = '' then '' else ' ' || n end
          from numbered where ${t}.ctid = numbered.row`,
      ),
    );
    return true;
  } catch {
    return false;
  }
}
