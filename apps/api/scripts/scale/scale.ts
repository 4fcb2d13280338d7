import { readFile } from 'node:fs/promises';
import type { Viewer } from '@fairlead/rules';
import { eq, sql } from 'drizzle-orm';
import { hashPassword } from '../../src/areas/auth/passwords.ts';
import { StartError } from '../../src/config.ts';
import { ensureBuiltinRoles } from '../../src/db/builtinRoles.ts';
import type { Database } from '../../src/db/database.ts';
import { users } from '../../src/db/schema/index.ts';
import type { Transaction } from '../../src/db/scope.ts';
import { demoPassword } from '../../src/demo/accounts.ts';
import type { Storage } from '../../src/ports/storage.ts';
import { scaleFunctions } from './functions.ts';
import { firstNames, lastNames } from './names.ts';
import { addPlatformRecords, addTexts, roleIdsOf } from './platform.ts';
import { sizesFor } from './sizes.ts';

/** Accounts of the large agency. They have the password of the demo accounts. */
export const scaleAccounts = {
  admin: 'scale.admin@demo.test',
  agent: 'scale.agent@demo.test',
  customer: 'scale.customer@demo.test',
} as const;

/** Rights of the accounts. */
export const scaleViewers: Readonly<Record<keyof typeof scaleAccounts, Viewer>> = {
  admin: { role: 'AGENT', privileges: ['TRANSACTION_VIEW'], subscribed: true, agencyAdmin: true, licensed: true },
  agent: { role: 'AGENT', privileges: [], subscribed: true, agencyAdmin: false, licensed: true },
  customer: { role: 'CUSTOMER', privileges: [], subscribed: true, agencyAdmin: false, licensed: false },
};

/** Id of the agency. Fixed, like the ids of its records. */
const agencyId = '01940000-0000-7000-8000-000000005ca1';
/** Ids of further agencies, numbered from 1. */
const idOfCopy = (copy: number): string => agencyId.slice(0, -8) + copy.toString(16).padStart(8, '0');

/** SQL files, in the order in which they run. */
const parts = [
  'agency',
  'contacts',
  'opportunities',
  'quotes',
  'policies',
  'service',
  'tasks',
  'mails',
  'audit',
] as const;

interface ScaleOptions {
  /** Number of policies. The numbers of the other records are in proportion. */
  policies: number;
  /** Unix seconds. */
  now: number;
  storage: Storage;
  /** Number of a further agency, from 1. Undefined for the large agency. */
  copy?: number;
  /** Called after each part, with its duration in seconds. */
  onPart?: (name: string, seconds: number) => void;
}

/**
 * Creates one large agency in a migrated database, with or without other agencies. Its documents have no stored bytes.
 *
 * @param db Connection of the table owner.
 * @throws {StartError} The agency exists already.
 */
export async function makeScale(db: Database, { policies, now, storage, copy, onPart }: ScaleOptions): Promise<void> {
  const mark = copy === undefined ? '' : `-${copy}`;
  const admin = scaleAccounts.admin.replace('@', `${mark}@`);
  const agency = copy === undefined ? agencyId : idOfCopy(copy);
  const [existing] = await db.select({ id: users.id }).from(users).where(eq(users.email, admin)).limit(1);
  if (existing) throw new StartError(`the large agency exists already: the database has the account ${admin}`);
  await ensureBuiltinRoles(db);
  const passwordHash = await hashPassword(demoPassword);
  const timed = async (name: string, work: () => Promise<unknown>) => {
    const start = performance.now();
    await work();
    onPart?.(name, (performance.now() - start) / 1000);
  };
  await db.transaction(async (tx) => {
    // Some statements take longer than the server allows.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local work_mem = '128MB'`);
    await addPlatformRecords(tx, now, storage);
    const sizes = { ...sizesFor(policies), ...(await addTexts(tx)) };
    const values = {
      agencyId: agency,
      mark,
      now,
      passwordHash,
      firstNames,
      lastNames,
      roleIds: await roleIdsOf(tx),
      sizes,
    };
    for (const definition of scaleFunctions(values)) await tx.execute(definition);
    // One update after all rows is faster than one for each row.
    await switchTaskTriggers(tx, 'disable');
    for (const part of parts) await timed(part, () => runFile(tx, part));
    await switchTaskTriggers(tx, 'enable');
    if (copy === undefined || analyzedCopies.includes(copy)) await timed('analyze', () => tx.execute(sql`analyze`));
    const at = new Date(now * 1000).toISOString();
    await timed('tasks of rules', () => tx.execute(sql`select update_tasks(${agency}, null, ${at})`));
  });
}

/** Copies after which the statistics of the tables are renewed. */
const analyzedCopies: readonly number[] = [1, 10, 100];

/**
 * Creates several agencies of the same size.
 *
 * @param db Connection of the table owner.
 * @throws {StartError} The agencies exist already.
 */
export async function makeAgencies(
  db: Database,
  { agencies, ...options }: Omit<ScaleOptions, 'copy' | 'onPart'> & { agencies: number },
): Promise<void> {
  for (let copy = 1; copy <= agencies; copy++) await makeScale(db, { ...options, copy });
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`analyze`);
  });
}

/** Disables or enables the triggers that update the tasks of rules. */
const switchTaskTriggers = (tx: Transaction, verb: 'disable' | 'enable') =>
  tx.execute(
    sql.raw(`do $$
      declare
        found record;
      begin
        for found in select tgrelid::regclass as name, tgname from pg_trigger where tgname like '%\\_tasks' loop
          execute format('alter table %s ${verb} trigger %I', found.name, found.tgname);
        end loop;
      end $$`),
  );

/** Runs the statements of an SQL file of this folder. */
async function runFile(tx: Transaction, name: string): Promise<void> {
  const text = await readFile(new URL(`${name}.sql`, import.meta.url), 'utf8');
  for (const statement of text.split(';\n')) {
    if (statement.trim() !== '') await tx.execute(sql.raw(statement));
  }
}

/** Tables whose rows the summary counts. */
const counted = [
  'users',
  'contacts',
  'invitations',
  'opportunities',
  'quotes',
  'policies',
  'policy_transactions',
  'coverages',
  'docs',
  'certificates',
  'service_requests',
  'claims',
  'tasks',
  'emails',
  'mails',
  'audit_log',
] as const;

/** Number of rows of the agency, by table. */
export async function countScale(db: Database): Promise<Record<string, number>> {
  const selects = counted.map(
    (table) => `select '${table}' as name, count(*)::int as total from ${table} where agency_id = '${agencyId}'`,
  );
  const found: unknown = await db.execute(sql.raw(selects.join(' union all ')));
  const { rows } = found as { rows: { name: string; total: number }[] };
  const totals = new Map(rows.map(({ name, total }) => [name, total]));
  return Object.fromEntries(counted.map((table) => [table, totals.get(table) ?? 0]));
}
