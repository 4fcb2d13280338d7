import { inArray } from 'drizzle-orm';
import { carriers, insuranceTypes, users } from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';
import { type AuditedType, type Content, type NamedTable, type NameOf, namedIds } from './auditedFields.ts';

interface AuditedContent {
  type: AuditedType;
  before: Content;
  after: Content;
}

/** Loads the names of the people, carriers and insurance types of changes. */
export async function loadNames(tx: Transaction, changes: readonly AuditedContent[]): Promise<NameOf> {
  const wanted: Record<NamedTable, Set<string>> = { users: new Set(), carriers: new Set(), insuranceTypes: new Set() };
  for (const { type, before, after } of changes)
    for (const [table, id] of namedIds(type, before, after)) wanted[table].add(id);
  const tables = { users, carriers, insuranceTypes };
  const names = new Map<string, string>();
  for (const table of ['users', 'carriers', 'insuranceTypes'] as const) {
    if (wanted[table].size === 0) continue;
    const { id, name } = tables[table];
    const rows = await tx
      .select({ id, name })
      .from(tables[table])
      .where(inArray(id, [...wanted[table]]));
    for (const row of rows) names.set(row.id, row.name);
  }
  return (_, id) => names.get(id) ?? null;
}
