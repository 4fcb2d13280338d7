import { areTaskRuleDays, type FactorGroup, factorGroups } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import { invalidRequest } from '../../contract/answers.ts';
import { changeRecord } from '../../contract/changeRecord.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import type { Services } from '../../contract/services.ts';
import { audit } from '../../db/audit.ts';
import { uuidv7 } from '../../db/ids.ts';
import { assertExists, onlyRow } from '../../db/rows.ts';
import { agencies, taskRuleChanges } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { isKnownTimeZone } from '../../records/agencyTime.ts';
import { factorRequiredMail } from './mails.ts';
import { countExpired, toRetention } from './retention/retention.ts';
import { readSettings, settingsOfAgency } from './settings.ts';
import { findStaff } from './signInSecurity.ts';

/** Starts the day of an agency again, so that its tasks and policy statuses follow the new settings. */
async function restartDay(tx: Transaction, agencyId: string): Promise<void> {
  await tx.update(agencies).set({ dayStartedOn: null }).where(eq(agencies.id, agencyId));
  await enqueue(tx, agencyId, { kind: 'startDay', payload: {} }, agencyId);
}

/** Handlers for the settings of an agency. */
export function agencySettingsHandlers({ clock, mailer }: Services) {
  /** Mails the agents of the groups that have to set up a second factor at their next sign-in. */
  const announceFactor = async (tx: Transaction, agency: typeof agencies.$inferSelect, groups: FactorGroup[]) => {
    if (groups.length === 0) return;
    for (const { group, hasFactor, ...agent } of await findStaff(tx, agency.id)) {
      if (group && groups.includes(group) && !hasFactor)
        await mailer.write(tx, factorRequiredMail(mailer, agent, agency.name));
    }
  };

  const readOwn = async (tx: Transaction, agencyId: string) =>
    readSettings(tx, assertExists(await settingsOfAgency.find(tx, agencyId), `agency ${agencyId}`));

  return defineHandlers({
    async getAgencySettings({ session, run }) {
      const payload = await run((tx) => readOwn(tx, session.agencyId ?? ''));
      return { status: 200, code: 'ok', payload };
    },

    updateTimeSettings({ body, session, operationId, run }) {
      const { agencyId: id, timeZone, digestTime, defaultLanguage, version } = body;
      return run((tx) =>
        changeRecord(settingsOfAgency, { tx, session, operationId, id, version }, async (before, save) => {
          if (!(await isKnownTimeZone(tx, timeZone)))
            return invalidRequest([{ field: 'timeZone', code: 'task.timeZone' }]);
          const after = await save({ timeZone, digestTime, defaultLanguage });
          if (timeZone !== before.timeZone) await restartDay(tx, id);
          return { status: 200, code: 'agency.timeUpdated', payload: await readSettings(tx, after) } as const;
        }),
      );
    },

    updateSignInSecurity({ body, session, operationId, run }) {
      const { agencyId: id, idleMinutes, version } = body;
      const factorRequiredFor = factorGroups.filter((group) => body.factorRequiredFor.includes(group));
      return run((tx) =>
        changeRecord(settingsOfAgency, { tx, session, operationId, id, version }, async (before, save) => {
          const after = await save({ factorRequiredFor, idleMinutes });
          const added = factorRequiredFor.filter((group) => !before.factorRequiredFor.includes(group));
          await announceFactor(tx, after, added);
          return { status: 200, code: 'agency.signInUpdated', payload: await readSettings(tx, after) } as const;
        }),
      );
    },

    updateRetention({ body, session, operationId, run }) {
      const { agencyId: id, version } = body;
      return run((tx) =>
        changeRecord(settingsOfAgency, { tx, session, operationId, id, version }, async (_before, save) => {
          const after = await save(toRetention(body));
          return { status: 200, code: 'agency.retentionUpdated', payload: await readSettings(tx, after) } as const;
        }),
      );
    },

    updateBrand({ body: { agencyId: id, theme, version }, session, operationId, run }) {
      return run((tx) =>
        changeRecord(settingsOfAgency, { tx, session, operationId, id, version }, async (_before, save) => {
          const after = await save({ theme });
          return { status: 200, code: 'agency.brandUpdated', payload: await readSettings(tx, after) } as const;
        }),
      );
    },

    async countExpiredRecords({ query, run }) {
      return { status: 200, code: 'ok', payload: await run((tx) => countExpired(tx, query, clock.now())) };
    },

    async updateTaskRule({ body, session, operationId, run }) {
      const { taskRule: rule } = body;
      if (body.days && !areTaskRuleDays(rule, body.days)) return invalidRequest([{ field: 'days', code: 'task.days' }]);
      const agencyId = session.agencyId ?? '';
      return run(async (tx) => {
        // Its lock on the agency keeps a change of the other field at the same time.
        await restartDay(tx, agencyId);
        const { taskRules } = await readOwn(tx, agencyId);
        const before = assertExists(
          taskRules.find(({ taskRule }) => taskRule === rule),
          'task rule',
        );
        const after = { ...before, ...body };
        const { enabled, days } = after;
        const change = { enabled, days, changedBy: session.userId, changedAt: new Date(clock.now() * 1000) };
        const { id } = onlyRow(
          await tx
            .insert(taskRuleChanges)
            .values({ id: uuidv7(), agencyId, rule, ...change })
            .onConflictDoUpdate({ target: [taskRuleChanges.agencyId, taskRuleChanges.rule], set: change })
            .returning({ id: taskRuleChanges.id }),
        );
        await audit(tx, session, operationId, { type: 'taskRule', id, before, after });
        return { status: 200, code: 'task.ruleUpdated', payload: await readOwn(tx, agencyId) };
      });
    },
  });
}
