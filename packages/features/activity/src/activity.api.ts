import type { Result, Schemas } from '@fairlead/api-client/client';
import { useRead, useWrite } from '@fairlead/api-client/swr';
import { useCreate, useWriteById } from '@fairlead/kit';
import type { TimelineKind, TimelineRecordType } from '@fairlead/rules';

export type Note = Schemas['Note'];
export type Entry = Schemas['TimelineEntry'];
/** Entry with the customer of its record. */
export type RecentEntry = Schemas['RecentEntry'];
export type Change = Schemas['TimelineChange'];

export interface TimelineRecord {
  recordType: TimelineRecordType;
  recordId: string;
}

/** Content of a note or a call, as its form makes it. */
export type NoteBody = Pick<Schemas['NoteUpdate'], 'text' | 'callDirection' | 'callOutcome' | 'minutes' | 'mentionIds'>;

const PAGE = 20;

/**
 * A page of a timeline, the newest entries first.
 *
 * @param before - `next` of the previous page. Undefined for the first page.
 */
export const useTimeline = (record: TimelineRecord, entryKind: TimelineKind | undefined, before: string | undefined) =>
  useRead(
    [
      '/api/activity/timeline',
      { query: { ...record, pageSize: PAGE, ...(entryKind && { entryKind }), ...(before && { before }) } },
    ],
    { keepPreviousData: true },
  );

/** Newest changes, documents and notes of the agency. */
export const useRecentActivity = () => useRead(['/api/activity/recent', undefined]);

/** Agents whom a note can mention. */
export const useColleagues = () => useRead(['/api/agency/agents/dropdown', undefined]);

/** Returns a function that saves a new note or call. */
export function useAddNote(record: TimelineRecord) {
  const create = useCreate('/api/activity/note/create');
  return (noteKind: Note['noteKind'], body: NoteBody, isPinned: boolean): Promise<Result<Note>> =>
    create({ ...record, noteKind, isPinned, ...body });
}

/** Returns a function that changes a note in the version that the user has seen. */
export function useUpdateNote(): (note: Pick<Note, 'id' | 'version'>, body: NoteBody) => Promise<Result<Note>> {
  const update = useWrite('put', '/api/activity/note/update');
  return ({ id, version }, body) => update({ body: { ...body, noteId: id, version } });
}

/** Returns a function that pins or unpins a note. */
export function usePinNote(): (id: string, isPinned: boolean) => Promise<Result<Note>> {
  const pin = useWrite('post', '/api/activity/note/id/{id}/pin');
  return (id, isPinned) => pin({ params: { path: { id } }, body: { isPinned } });
}

export const useDeleteNote = () => useWriteById('delete', '/api/activity/note/delete/{id}');
export const useRestoreNote = () => useWriteById('post', '/api/activity/note/id/{id}/restore');
