import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { notFound } from '../../contract/answers.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import type { Services } from '../../contract/services.ts';
import type { Session } from '../../contract/session.ts';
import { audit } from '../../db/audit.ts';
import { uuidv7 } from '../../db/ids.ts';
import { readPage, toPage } from '../../db/page.ts';
import { auditLog } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { exportHandler } from '../../exports/exportList.ts';
import { describeEntries } from './entries.ts';
import { auditExport } from './export.ts';
import { auditList, countNewer, findEntry } from './list.ts';
import { type RestoreOperations, restoreEntry } from './restore.ts';

/** Seconds in which further looks of a person into the audit log are not recorded. */
const SAME_LOOK = 15 * 60;

/** Handlers for the audit log. */
export function auditHandlers({ clock, places }: Services, operations: RestoreOperations) {
  return defineHandlers({
    exportAuditLog: (context) => exportHandler(auditExport(context.session.viewer), clock)(context),

    async countNewAuditEntries({ query, session: { userId, agencyId, viewer }, language, run }) {
      const context = { userId, agencyId, viewer, language, now: clock.now() };
      const newEntries = await run((tx) => countNewer(tx, query, context));
      return { status: 200, code: 'ok', payload: { newEntries } };
    },

    async listAuditLog({ query, session, language, operationId, run }) {
      const payload = await run(async (tx) => {
        const { userId, agencyId, viewer } = session;
        const context = { userId, agencyId, viewer, language, now: clock.now() };
        const page = await readPage(tx, query, await auditList(tx, query, context));
        // After the page is read, so that the first look does not show itself.
        if ((query.pageNo ?? 0) === 0 && !(await hasLooked(tx, session)))
          await audit(tx, session, operationId, { type: 'auditLog', id: uuidv7() });
        return toPage(page, query, await describeEntries(tx, page.rows, { viewer, language, places }));
      });
      return { status: 200, code: 'ok', payload };
    },

    async restoreAuditEntry({ path, session, run }) {
      const entry = await run((tx) => findEntry(tx, path.id, session));
      if (!entry) return notFound('audit.notFound');
      return restoreEntry(operations, { session, run }, entry);
    },
  });
}

async function hasLooked(tx: Transaction, { userId, agencyId }: Session): Promise<boolean> {
  const { action, at } = auditLog;
  const found = await tx
    .select({ at })
    .from(auditLog)
    .where(
      and(
        agencyId === null ? isNull(auditLog.agencyId) : eq(auditLog.agencyId, agencyId),
        eq(auditLog.userId, userId),
        eq(action, 'READ'),
        gt(at, sql`now() - make_interval(secs => ${SAME_LOOK})`),
      ),
    )
    .limit(1);
  return found.length > 0;
}
