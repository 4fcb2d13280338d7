import type { components } from '@fairlead/openapi';
import { taskRuleDays, taskRules } from '@fairlead/rules';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { OperationId } from '../../access.ts';
import { recordKind } from '../../contract/changeRecord.ts';
import { first } from '../../db/rows.ts';
import { agencies, auditLog, taskRuleChanges, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { toSeconds } from '../../db/time.ts';
import { toDeletion } from './deletion/deletion.ts';
import { toRetention } from './retention/retention.ts';
import { readSignInSecurity } from './signInSecurity.ts';

type Settings = components['schemas']['AgencySettings'];

/** Settings of the agency of the transaction. */
export async function readSettings(tx: Transaction, agency: typeof agencies.$inferSelect): Promise<Settings> {
  const { id, timeZone, digestTime, defaultLanguage, theme, version, deletionRequestedBy } = agency;
  const requester = first(
    tx
      .select({ name: users.name })
      .from(users)
      .where(eq(users.id, deletionRequestedBy ?? id)),
  );
  const { rule, enabled, days } = taskRuleChanges;
  const changes = await tx
    .select({ rule, enabled, days })
    .from(taskRuleChanges)
    .where(eq(taskRuleChanges.agencyId, id));
  const byRule = new Map(changes.map((change) => [change.rule, change]));
  return {
    timeZone,
    digestTime,
    defaultLanguage,
    theme,
    signIn: await readSignInSecurity(tx, agency),
    taskRules: taskRules.map((taskRule) => ({
      taskRule,
      enabled: byRule.get(taskRule)?.enabled ?? true,
      days: byRule.get(taskRule)?.days ?? [...taskRuleDays[taskRule]],
    })),
    retention: toRetention(agency),
    lastChanges: await readLastChanges(tx, id),
    deletion: toDeletion(agency, (await requester)?.name ?? null),
    version,
  };
}

/** Operations that change the sections of the settings. */
const operations = {
  time: 'updateTimeSettings',
  signIn: 'updateSignInSecurity',
  taskRules: 'updateTaskRule',
  retention: 'updateRetention',
  brand: 'updateBrand',
} as const satisfies Record<keyof Settings['lastChanges'], OperationId>;

async function readLastChanges(tx: Transaction, agencyId: string): Promise<Settings['lastChanges']> {
  const { operationId, at } = auditLog;
  const rows = await tx
    .selectDistinctOn([operationId], { operationId, at, name: users.name })
    .from(auditLog)
    .innerJoin(users, eq(users.id, auditLog.userId))
    .where(
      and(
        eq(auditLog.agencyId, agencyId),
        inArray(auditLog.recordType, ['agency', 'taskRule']),
        inArray(operationId, Object.values(operations)),
        eq(auditLog.outcome, 'DONE'),
      ),
    )
    .orderBy(operationId, desc(at));
  const lastOf = (operation: OperationId) => {
    const found = rows.find((row) => row.operationId === operation);
    return found ? { changedAt: toSeconds(found.at), changedBy: found.name } : null;
  };
  return {
    time: lastOf(operations.time),
    signIn: lastOf(operations.signIn),
    taskRules: lastOf(operations.taskRules),
    retention: lastOf(operations.retention),
    brand: lastOf(operations.brand),
  };
}

/** The settings as a record that operations change. */
export const settingsOfAgency = recordKind({
  table: agencies,
  type: 'agency',
  notFound: 'agency.notFound',
  find: (tx: Transaction, id: string) => first(tx.select().from(agencies).where(eq(agencies.id, id))),
  rowOf: (row) => row,
  toPayload: (row, tx) => readSettings(tx, row),
});
