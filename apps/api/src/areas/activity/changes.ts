import type { Language } from '@fairlead/rules';
import { eq, inArray } from 'drizzle-orm';
import { auditLog, roles, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import {
  auditedFields,
  type Content,
  changedValues,
  isAuditedType,
  isContent,
  partName,
} from '../../records/auditedFields.ts';
import { loadNames } from '../../records/auditedNames.ts';
import { type PartialEntry, system } from './entries.ts';
import type { TimelineScope } from './scope.ts';

const selectChanges = (tx: Transaction) =>
  tx
    .select({ row: auditLog, person: { id: users.id, name: users.name }, roleType: roles.roleType })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.userId))
    .leftJoin(roles, eq(roles.id, users.roleId));
type ChangeRow = Awaited<ReturnType<typeof selectChanges>>[number];

/** Account of the actor. Platform admins, whom agencies do not see, count as the system. */
function actorOf({ row, person, roleType }: ChangeRow): PartialEntry['actor'] {
  if (row.actorKind === 'STRIPE') return { actorKind: 'STRIPE', person: null };
  if (row.actorKind === 'VISITOR') return { actorKind: 'VISITOR', person };
  if (row.actorKind === 'JOB' || !person) return system;
  return { actorKind: roleType === 'CUSTOMER' ? 'CUSTOMER' : 'AGENT', person };
}

const none: Content = {};

/** Loads rows of the audit log with the fields that agents may read. */
export async function loadChanges(
  tx: Transaction,
  ids: readonly string[],
  { recordOf }: Pick<TimelineScope, 'recordOf'>,
  language: Language,
): Promise<PartialEntry[]> {
  if (ids.length === 0) return [];
  const rows = await selectChanges(tx).where(inArray(auditLog.id, [...ids]));
  const found = rows.flatMap((each) => {
    const { recordType, recordId, before, after } = each.row;
    const of = recordId === null ? undefined : recordOf.get(recordId);
    if (!of || !isAuditedType(recordType)) return [];
    const contents = { before: isContent(before) ? before : null, after: isContent(after) ? after : null };
    return [{ ...each, of, type: recordType, ...contents }];
  });
  const nameOf = await loadNames(
    tx,
    found.flatMap(({ type, before, after }) => (before && after ? [{ type, before, after }] : [])),
  );
  return found.map(({ of, type, before, after, ...each }) => ({
    id: each.row.id,
    actor: actorOf(each),
    of,
    change: {
      changedType: auditedFields[type].type,
      changeAction: before === null ? 'CREATED' : after === null ? 'DELETED' : 'CHANGED',
      name: partName(type, after ?? before ?? none, language),
      values: before && after ? changedValues(type, { before, after }, language, nameOf) : [],
    },
  }));
}
