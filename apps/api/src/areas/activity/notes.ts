import type { components } from '@fairlead/openapi';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { recordKind } from '../../contract/changeRecord.ts';
import { first, lockAndFind } from '../../db/rows.ts';
import { notes, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { toSeconds } from '../../db/time.ts';
import { loadWorkRecords, recordIdOf } from '../../records/workRecords.ts';

type Note = components['schemas']['Note'];
export type NoteRow = typeof notes.$inferSelect;

const selectNotes = (tx: Transaction) => tx.select().from(notes).$dynamic();

const findNote = (tx: Transaction, id: string): Promise<NoteRow | undefined> =>
  first(selectNotes(tx).where(and(eq(notes.id, id), isNull(notes.deletedAt))));

/** Finds a note, also a deleted one. */
const findAnyNote = (tx: Transaction, id: string): Promise<NoteRow | undefined> =>
  first(selectNotes(tx).where(eq(notes.id, id)));

/** Converts notes, with the names of the people and records. */
export async function toNotes(tx: Transaction, rows: readonly NoteRow[]): Promise<Note[]> {
  const ids = new Set(
    rows.flatMap(({ createdBy, pinnedBy, mentionIds }) => [createdBy, pinnedBy ?? [], mentionIds].flat()),
  );
  const people =
    ids.size === 0
      ? []
      : await tx
          .select({ id: users.id, name: users.name })
          .from(users)
          .where(inArray(users.id, [...ids]));
  const byId = new Map(people.map((person) => [person.id, person]));
  const person = (id: string) => byId.get(id) ?? { id, name: '' };
  const recordOf = await loadWorkRecords(tx, rows.map(recordIdOf));
  return rows.map((row) => ({
    id: row.id,
    noteKind: row.kind,
    text: row.text,
    callDirection: row.callDirection,
    callOutcome: row.callOutcome,
    minutes: row.minutes,
    record: recordOf(recordIdOf(row)),
    mentions: row.mentionIds.map(person),
    isPinned: row.pinnedAt !== null,
    pinnedBy: row.pinnedBy === null ? null : person(row.pinnedBy),
    pinnedDate: row.pinnedAt && toSeconds(row.pinnedAt),
    createdBy: person(row.createdBy),
    creationDate: toSeconds(row.createdAt),
    editedDate: row.editedAt && toSeconds(row.editedAt),
    version: row.version,
  }));
}

async function toNote(row: NoteRow, tx: Transaction): Promise<Note> {
  const [note] = await toNotes(tx, [row]);
  if (!note) throw new Error(`note ${row.id} was not converted`);
  return note;
}

export const noteKind = recordKind({
  table: notes,
  type: 'note',
  notFound: 'note.notFound',
  find: findNote,
  rowOf: (row: NoteRow) => row,
  toPayload: toNote,
});

/** A note that may be deleted. */
export const anyNoteKind = recordKind({
  ...noteKind,
  find: findAnyNote,
  lock: (tx, id) => lockAndFind(tx, notes, id, findAnyNote),
});

/** Reads the pinned note of a record. */
export const findPinned = (tx: Transaction, agencyId: string, recordId: string): Promise<NoteRow | undefined> =>
  first(
    selectNotes(tx).where(
      and(
        eq(notes.agencyId, agencyId),
        sql`coalesce(${notes.opportunityId}, ${notes.quoteId}, ${notes.policyId}, ${notes.claimId}, ${notes.contactId}) = ${recordId}::uuid`,
        isNotNull(notes.pinnedAt),
        isNull(notes.deletedAt),
      ),
    ),
  );
