import type { components, operations } from '@fairlead/openapi';
import { DEFAULT_PAGE_SIZE, type Language, mayReadTimeline, type Viewer } from '@fairlead/rules';
import type { Transaction } from '../../db/scope.ts';
import type { FileLinks } from '../../ports/fileLinks.ts';
import { loadWorkRecords } from '../../records/workRecords.ts';
import { loadChanges } from './changes.ts';
import { loadClaimNotes, loadDocuments, loadMails, loadNotes, loadTasks, type PartialEntry } from './entries.ts';
import { type Head, selectHeads } from './heads.ts';
import { findPinned, toNotes } from './notes.ts';
import { findScope } from './scope.ts';

type Query = operations['getTimeline']['parameters']['query'];
type Timeline = components['schemas']['Timeline'];

export interface Reader {
  agencyId: string;
  viewer: Viewer;
  language: Language;
  links: FileLinks;
}

const nothing = { note: null, claimNote: null, mail: null, change: null, document: null, task: null };

/** An entry of a timeline with its own content, and none of the other kinds. */
export const toEntry = (
  { kind: entryKind, at }: Pick<Head, 'kind' | 'at'>,
  { of, ...content }: PartialEntry,
  recordOf: Awaited<ReturnType<typeof loadWorkRecords>>,
): Timeline['entries'][number] => ({
  entryKind,
  date: Math.floor(at / 1000),
  ...nothing,
  ...content,
  record: recordOf(of),
});

/** Position of an entry, for the request of older ones: time in milliseconds and id. */
export const cursorOf = ({ at, id }: Head): string => `${at}_${id}`;
export function headOf(cursor: string): Pick<Head, 'at' | 'id'> {
  const [at = '', id = ''] = cursor.split('_');
  return { at: Number(at), id };
}

/** Reads a page of the timeline of a record that the caller may see. */
export async function readTimeline(
  tx: Transaction,
  { recordType, recordId, entryKind: kind, before, pageSize = DEFAULT_PAGE_SIZE }: Query,
  { agencyId, viewer, language, links }: Reader,
): Promise<Omit<Timeline, 'erased'>> {
  const record = { recordType, recordId };
  const includesClaims = mayReadTimeline(viewer, 'CLAIM');
  const scope = await findScope(tx, agencyId, record, includesClaims);
  const heads = await selectHeads(tx, {
    ...scope,
    agencyId,
    record,
    includesClaims,
    kind,
    before: before === undefined ? undefined : headOf(before),
    limit: pageSize + 1,
  });
  const page = heads.slice(0, pageSize);
  const idsOf = (...kinds: Head['kind'][]) => page.flatMap((head) => (kinds.includes(head.kind) ? [head.id] : []));
  const parts: PartialEntry[] = [
    ...(await loadNotes(tx, idsOf('NOTE', 'CALL'))),
    ...(await loadClaimNotes(tx, idsOf('NOTE'))),
    ...(await loadMails(tx, idsOf('MAIL'))),
    ...(await loadChanges(tx, idsOf('CHANGE'), scope, language)),
    ...(await loadDocuments(tx, idsOf('DOCUMENT'), links)),
    ...(await loadTasks(tx, idsOf('TASK'), language)),
  ];
  const byId = new Map(parts.map((part) => [part.id, part]));
  const recordOf = await loadWorkRecords(
    tx,
    parts.map((part) => part.of),
  );
  const pinned = await findPinned(tx, agencyId, recordId);
  const last = page.at(-1);
  return {
    entries: page.flatMap((head) => {
      const part = byId.get(head.id);
      return part ? [toEntry(head, part, recordOf)] : [];
    }),
    pinned: (pinned && (await toNotes(tx, [pinned]))[0]) ?? null,
    next: heads.length > pageSize && last ? cursorOf(last) : null,
  };
}
