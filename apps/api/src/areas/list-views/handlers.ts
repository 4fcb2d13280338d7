import { eq } from 'drizzle-orm';
import { answerUniqueViolations, forbidden, notFound, taken } from '../../contract/answers.ts';
import { changeRecord, recordKind } from '../../contract/changeRecord.ts';
import { insertRecord } from '../../contract/createRecord.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import { ErrorAnswer } from '../../contract/errorAnswer.ts';
import type { Services } from '../../contract/services.ts';
import type { Session } from '../../contract/session.ts';
import { audit } from '../../db/audit.ts';
import { lockAndFind } from '../../db/rows.ts';
import { listViews } from '../../db/schema/index.ts';
import { clearDefault, findView, hasTooMany, mayReadList, toListView, viewsOf } from './listViews.ts';

const uniqueIndexes = { list_views_name_ux: taken('name', 'listView.nameTaken') };

const viewKind = (session: Session) =>
  recordKind({
    table: listViews,
    type: 'listView',
    notFound: 'listView.notFound',
    find: findView,
    rowOf: ({ view }) => view,
    toPayload: (row) => toListView(row, session),
  });

/** Handlers for saved views of lists. */
export function listViewHandlers({ clock }: Services) {
  return defineHandlers({
    async listListViews({ query, session, run }) {
      if (!mayReadList(query.list, session.viewer)) return forbidden;
      const rows = await run((tx) => viewsOf(tx, query.list, session.userId));
      return { status: 200, code: 'ok', payload: rows.map((row) => toListView(row, session)) };
    },

    async createListView({ body, header, session, operationId, run }) {
      const { userId, agencyId } = session;
      const { list, name, query, columns = null, density = null, shared, isDefault = false } = body;
      if ((shared && !agencyId) || !mayReadList(list, session.viewer)) return forbidden;
      return answerUniqueViolations(uniqueIndexes, () =>
        run(async (tx) => {
          const values = async () => {
            if (await hasTooMany(tx, list, userId))
              throw new ErrorAnswer<'createListView'>({ status: 409, code: 'listView.tooMany' });
            if (isDefault) await clearDefault(tx, list, userId);
            const state = { query, columns, density, shared, isDefault };
            return { agencyId, createdBy: userId, list, name: name.trim(), ...state };
          };
          const created = { values, code: 'listView.created' } as const;
          return insertRecord(viewKind(session), { tx, session, operationId, header, body }, created);
        }),
      );
    },

    updateListView({ body, session, operationId, run }) {
      const { viewId: id, version, name, ...changes } = body;
      return answerUniqueViolations(uniqueIndexes, () =>
        run((tx) => {
          const kind = viewKind(session);
          return changeRecord(kind, { tx, session, operationId, id, version }, async (before, save) => {
            const { view } = before;
            if (changes.shared && !view.agencyId) return forbidden;
            const isOwn = view.createdBy === session.userId;
            // The default and the visibility of a view belong to its creator.
            if (!isOwn && (changes.shared === false || changes.isDefault !== undefined)) return forbidden;
            if (changes.isDefault && !view.isDefault) await clearDefault(tx, view.list, session.userId);
            const updatedAt = new Date(clock.now() * 1000);
            const after = await save({ ...changes, ...(name !== undefined && { name: name.trim() }), updatedAt });
            return { status: 200, code: 'listView.updated', payload: toListView(after, session) } as const;
          });
        }),
      );
    },

    deleteListView: ({ path: { id }, session, operationId, run }) =>
      run(async (tx) => {
        const before = await lockAndFind(tx, listViews, id, findView);
        if (!before) return notFound('listView.notFound');
        await tx.delete(listViews).where(eq(listViews.id, id));
        await audit(tx, session, operationId, { type: 'listView', id, before: before.view });
        return { status: 200, code: 'listView.deleted' } as const;
      }),
  });
}
