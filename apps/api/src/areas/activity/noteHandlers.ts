import type { components } from '@fairlead/openapi';
import { isBlankHtml, mayChangeNote, mayReadTimeline, type Viewer } from '@fairlead/rules';
import { eq, sql } from 'drizzle-orm';
import { forbidden, invalidRequest, notFound } from '../../contract/answers.ts';
import { changeAnyVersion, changeRecord, deleteRecord, saveRecord, type Write } from '../../contract/changeRecord.ts';
import { createRecord, insertRow } from '../../contract/createRecord.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import type { Services } from '../../contract/services.ts';
import type { FieldMessage } from '../../contract/types.ts';
import { notes } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { htmlToText } from '../../mail/htmlToText.ts';
import { refusalOfErased } from '../../records/erasedContacts.ts';
import { areAgents } from '../../records/isAgent.ts';
import { notify, removeNotifications } from '../../records/notifications.ts';
import { findWorkRecord, missingWorkRecord, recordIdOf } from '../../records/workRecords.ts';
import { cleanHtml } from '../../sanitize.ts';
import { anyNoteKind, findPinned, type NoteRow, noteKind } from './notes.ts';

type Schemas = components['schemas'];
type Content = Pick<Schemas['NoteUpdate'], 'text' | 'callDirection' | 'callOutcome' | 'minutes' | 'mentionIds'>;

const notLicensed = { status: 403, code: 'note.licensed' } as const;

/** Handlers for notes and calls. Row security hides them from customers. */
export function noteHandlers({ clock }: Services) {
  const now = () => new Date(clock.now() * 1000);

  /** Unpins the current note of a record, because a record has one pinned note. Waits for concurrent pins of the record. */
  async function unpinOther(write: Write, { agencyId, recordId }: { agencyId: string; recordId: string }) {
    await write.tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`pinned note ${recordId}`}, 0))`);
    const pinned = await findPinned(write.tx, agencyId, recordId);
    if (pinned) await saveRecord(noteKind, write, pinned, { values: { pinnedAt: null, pinnedBy: null } });
  }

  return defineHandlers({
    async createNote({ body, header, session, operationId, run }) {
      const { userId, agencyId, viewer } = session;
      if (!agencyId) throw new Error('the calling agent has no agency');
      const { noteKind: kind, recordType, recordId, isPinned = false } = body;
      if (!mayReadTimeline(viewer, recordType)) return notLicensed;
      return run(async (tx) => {
        const record = await findWorkRecord(tx, recordType, recordId);
        if (!record) return notFound(missingWorkRecord[recordType]);
        const refused = await refusalOfErased(tx, record.contactId);
        if (refused) return refused;
        const content = contentOf(kind, body);
        const errors = [...errorsOf(kind, content), ...(await mentionErrors(tx, content.mentionIds))];
        if (errors.length > 0) return invalidRequest(errors);
        const write = { tx, session, operationId };
        const create = async () => {
          if (isPinned) await unpinOther(write, { agencyId, recordId });
          const pin = isPinned ? { pinnedAt: now(), pinnedBy: userId } : {};
          const values = { agencyId, kind, ...record, ...content, ...pin, createdBy: userId, createdAt: now() };
          const note = await insertRow(noteKind, write, values);
          await announce(tx, userId, note);
          return note.id;
        };
        return createRecord(
          noteKind,
          { ...write, header, body },
          { create, code: kind === 'CALL' ? 'call.created' : 'note.created' },
        );
      });
    },

    updateNote({ body, session, operationId, run }) {
      const { noteId: id, version } = body;
      const check = refusal(session);
      return run((tx) =>
        changeRecord(noteKind, { tx, session, operationId, id, version, check }, async (before, save) => {
          const content = contentOf(before.kind, body);
          const errors = [...errorsOf(before.kind, content), ...(await mentionErrors(tx, content.mentionIds))];
          if (errors.length > 0) return invalidRequest(errors);
          const after = await save({ ...content, editedAt: now() });
          await announce(tx, session.userId, after, before);
          return { status: 200, code: 'note.updated', payload: await noteKind.toPayload(after, tx) } as const;
        }),
      );
    },

    pinNote({ path: { id }, body: { isPinned }, session, operationId, run }) {
      const { userId, viewer } = session;
      const check = (row: NoteRow) => (mayReadTimeline(viewer, recordIdOf(row).recordType) ? undefined : notLicensed);
      return run((tx) => {
        const write = { tx, session, operationId };
        return changeAnyVersion(noteKind, { ...write, id, check }, async (before, save) => {
          const { agencyId } = before;
          if (isPinned && before.pinnedAt === null)
            await unpinOther(write, { agencyId, recordId: recordIdOf(before).recordId });
          const after = await save({ pinnedAt: isPinned ? now() : null, pinnedBy: isPinned ? userId : null });
          const code = isPinned ? 'note.pinned' : 'note.unpinned';
          return { status: 200, code, payload: await noteKind.toPayload(after, tx) } as const;
        });
      });
    },

    deleteNote: ({ path: { id }, session, operationId, run }) =>
      run((tx) =>
        deleteRecord(noteKind, {
          tx,
          session,
          operationId,
          id,
          deletedAt: now(),
          done: 'note.deleted',
          check: refusal(session),
          cascade: async ({ agencyId }) => {
            await tx.update(notes).set({ pinnedAt: null, pinnedBy: null }).where(eq(notes.id, id));
            await removeNotifications(tx, { agencyId, subjectId: id, event: 'MENTION' });
          },
        }),
      ),

    restoreNote: ({ path: { id }, session, operationId, run }) =>
      run((tx) =>
        changeAnyVersion(anyNoteKind, { tx, session, operationId, id, check: refusal(session) }, async (_, save) => {
          const after = await save({ deletedAt: null });
          await announce(tx, session.userId, after);
          return { status: 200, code: 'note.restored', payload: await noteKind.toPayload(after, tx) } as const;
        }),
      ),
  });
}

/** Notifies the colleagues whom a saved note mentions for the first time. */
const announce = (tx: Transaction, actorId: string, note: NoteRow, before?: NoteRow) =>
  notify(tx, {
    agencyId: note.agencyId,
    recipients: note.mentionIds.filter((id) => !before?.mentionIds.includes(id)),
    event: 'MENTION',
    record: note,
    subjectId: note.id,
    detail: htmlToText(note.text).replace(/\s+/g, ' '),
    actorId,
  });

/** Refuses agents who may not handle the record or change the note. */
const refusal =
  ({ viewer, userId }: { viewer: Viewer; userId: string }) =>
  (row: NoteRow) => {
    if (!mayReadTimeline(viewer, recordIdOf(row).recordType)) return notLicensed;
    return mayChangeNote(viewer, { isAuthor: row.createdBy === userId }) ? undefined : forbidden;
  };

/** Columns with the content of a note. Only calls have a direction, an outcome and a length. */
function contentOf(kind: NoteRow['kind'], { text, callDirection, callOutcome, minutes, mentionIds = [] }: Content) {
  const call =
    kind === 'CALL'
      ? { callDirection: callDirection ?? null, callOutcome: callOutcome ?? null, minutes: minutes ?? null }
      : { callDirection: null, callOutcome: null, minutes: null };
  return { text: cleanHtml(text), mentionIds: [...mentionIds], ...call };
}

function errorsOf(kind: NoteRow['kind'], content: ReturnType<typeof contentOf>): FieldMessage[] {
  if (kind === 'NOTE') return isBlankHtml(content.text) ? [{ field: 'text', code: 'note.empty' }] : [];
  return [
    ...(content.callDirection === null ? [{ field: 'callDirection', code: 'note.direction' } as const] : []),
    ...(content.callOutcome === null ? [{ field: 'callOutcome', code: 'note.outcome' } as const] : []),
  ];
}

const mentionErrors = async (tx: Transaction, ids: readonly string[]): Promise<FieldMessage[]> =>
  (await areAgents(tx, ids)) ? [] : [{ field: 'mentionIds', code: 'note.mentionUnknown' }];
