import { and, eq, isNull, sql } from 'drizzle-orm';
import { type BuiltinRole, builtinRoleId, builtinRoles } from '../../src/db/builtinRoles.ts';
import { carriers, files, insuranceTypes, subscriptionPackages } from '../../src/db/schema/index.ts';
import type { Transaction } from '../../src/db/scope.ts';
import { demoCarriers } from '../../src/demo/carriers.ts';
import { incidents, statusHistories } from '../../src/demo/claimTexts.ts';
import { demoInsuranceTypes } from '../../src/demo/insuranceTypes.ts';
import { demoPackages } from '../../src/demo/packages.ts';
import { coversOf } from '../../src/demo/quotes.ts';
import type { Storage } from '../../src/ports/storage.ts';

const activeCarriers = and(eq(carriers.active, true), isNull(carriers.deletedAt));
const activeTypes = and(eq(insuranceTypes.active, true), isNull(insuranceTypes.deletedAt));

/** Adds the carriers, insurance types and packages of the demo where the platform has none. `now` in Unix seconds. */
export async function addPlatformRecords(tx: Transaction, now: number, storage: Storage): Promise<void> {
  if ((await tx.$count(carriers, activeCarriers)) === 0) {
    const made = await demoCarriers(now, '', storage);
    await tx.insert(files).values(made.files.map((file) => ({ ...file, uploadedBy: null })));
    await tx.insert(carriers).values(made.carriers).onConflictDoNothing();
  }
  if ((await tx.$count(insuranceTypes, activeTypes)) === 0)
    await tx.insert(insuranceTypes).values(demoInsuranceTypes(now)).onConflictDoNothing();
  const yearly = and(eq(subscriptionPackages.duration, 'TWELVE_MONTH'), isNull(subscriptionPackages.deletedAt));
  if ((await tx.$count(subscriptionPackages, yearly)) === 0)
    await tx.insert(subscriptionPackages).values(demoPackages(now));
}

/** Ids of the builtin roles. */
export async function roleIdsOf(tx: Transaction): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const role of Object.keys(builtinRoles) as BuiltinRole[]) found[role] = await builtinRoleId(tx, role);
  return found;
}

/** Creates temporary tables with the texts of the demo that the SQL files use. Returns the numbers of rows to choose from. */
export async function addTexts(tx: Transaction): Promise<Record<'types' | 'carriers' | 'incidents', number>> {
  const types = await tx.select({ id: insuranceTypes.id, name: insuranceTypes.name }).from(insuranceTypes);
  const covers = types.flatMap(({ id, name }) =>
    coversOf(name).map((cover, place) => ({ type_id: id, place, ...cover })),
  );
  const steps = Object.entries(statusHistories).flatMap(([claim_status, history]) =>
    history.map(([status, note], step) => ({ claim_status, step, status, note })),
  );
  const losses = incidents.map(({ type, location, description, injuries, police }, n) => ({
    n,
    type,
    location,
    description,
    injuries,
    police,
  }));
  await fill(tx, 'covers', 'type_id uuid, place int, name text, value text, description text', covers);
  await fill(tx, 'ways', 'claim_status text, step int, status text, note text', steps);
  const columns = 'n int, type text, location text, description text, injuries text, police boolean';
  await fill(tx, 'incidents', columns, losses);
  return {
    types: await tx.$count(insuranceTypes, activeTypes),
    carriers: await tx.$count(carriers, activeCarriers),
    incidents: losses.length,
  };
}

async function fill(tx: Transaction, name: string, columns: string, rows: readonly object[]): Promise<void> {
  const table = sql.raw(`scale_${name}`);
  await tx.execute(sql`create temp table ${table} (${sql.raw(columns)}) on commit drop`);
  await tx.execute(
    sql`insert into ${table} select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (${sql.raw(columns)})`,
  );
}
