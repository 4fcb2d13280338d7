import type { components } from '@fairlead/openapi';
import { and, desc, eq } from 'drizzle-orm';
import { notFound } from '../../contract/answers.ts';
import { createRecord, insertRows } from '../../contract/createRecord.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import type { Services } from '../../contract/services.ts';
import { uuidv7 } from '../../db/ids.ts';
import { first } from '../../db/rows.ts';
import { files, mailNotes, mailThreads, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { toSeconds } from '../../db/time.ts';
import type { LinkTo } from '../../ports/fileLinks.ts';
import { visibleThreads } from '../../records/visibleThreads.ts';

const selectNotes = (tx: Transaction) =>
  tx
    .select({
      note: mailNotes,
      author: { id: users.id, name: users.name },
      photo: { id: files.id, version: files.version },
    })
    .from(mailNotes)
    .innerJoin(users, eq(users.id, mailNotes.createdBy))
    .leftJoin(files, eq(files.id, users.photoFileId))
    .$dynamic();

const toNote = (
  { note, author, photo }: Awaited<ReturnType<typeof selectNotes>>[number],
  linkTo: LinkTo,
): components['schemas']['ThreadNote'] => ({
  id: note.id,
  threadId: note.threadId,
  text: note.text,
  createdBy: { ...author, photo: linkTo(photo) },
  createdAt: toSeconds(note.createdAt),
});

/** The newest notes of a thread as messages, the oldest first. */
export async function loadNotes(
  tx: Transaction,
  { agencyId, id }: { agencyId: string; id: string },
  most: number,
  linkTo: LinkTo,
): Promise<components['schemas']['ThreadMessage'][]> {
  const rows = await selectNotes(tx)
    .where(and(eq(mailNotes.agencyId, agencyId), eq(mailNotes.threadId, id)))
    .orderBy(desc(mailNotes.createdAt), desc(mailNotes.id))
    .limit(most);
  return rows.reverse().map((row) => {
    const note = toNote(row, linkTo);
    return { id: note.id, sentAt: note.createdAt, subject: '', sentBy: null, email: null, request: null, note };
  });
}

/** Handler for internal notes of agents in threads. Row security hides notes from customers. */
export function threadNoteHandlers({ clock, linkTo }: Services) {
  const threadNote = {
    table: mailNotes,
    type: 'mailNote',
    find: (tx: Transaction, id: string) => first(selectNotes(tx).where(eq(mailNotes.id, id))),
    toPayload: (row: Awaited<ReturnType<typeof selectNotes>>[number]) => toNote(row, linkTo),
  } as const;

  return defineHandlers({
    async createThreadNote({ body, header, session, operationId, run }) {
      return run(async (tx) => {
        const thread = await first(
          tx
            .select()
            .from(mailThreads)
            .where(and(eq(mailThreads.id, body.threadId), visibleThreads(session.viewer))),
        );
        if (!thread) return notFound('email.threadNotFound');
        const create = async () => {
          const authorship = { createdBy: session.userId, createdAt: new Date(clock.now() * 1000) };
          const { agencyId, id: threadId } = thread;
          const values = { id: uuidv7(), agencyId, threadId, text: body.text.trim(), ...authorship };
          await insertRows(threadNote, { tx, session, operationId }, [values]);
          return values.id;
        };
        const created = { create, code: 'email.noted' } as const;
        return createRecord(threadNote, { tx, session, operationId, header, body }, created);
      });
    },
  });
}
