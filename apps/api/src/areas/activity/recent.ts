import type { components } from '@fairlead/openapi';
import { mayReadTimeline } from '@fairlead/rules';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { auditLog, contacts } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { fullName } from '../../messages/formats.ts';
import { auditedFields } from '../../records/auditedFields.ts';
import { loadWorkRecords } from '../../records/workRecords.ts';
import { loadChanges } from './changes.ts';
import { loadClaimNotes, loadDocuments, loadNotes } from './entries.ts';
import { type Head, isShownChange } from './heads.ts';
import type { TimelineRecord } from './scope.ts';
import { type Reader, toEntry } from './timeline.ts';

type Recent = components['schemas']['RecentActivity'];

/** Newest rows of the audit log that are read, so that an import of many records does not make the page slow. */
const SCANNED = 400;
const SHOWN = 8;
/** Rows whose content is loaded. Some drop out, such as deleted notes. */
const LOADED = 5 * SHOWN;

/** Kinds of rows in the audit log: records with a page of their own, and what people add to them. */
const recordTypes = ['contact', 'opportunity', 'quote', 'policy', 'claim'] as const;
const addedTypes = { doc: 'DOCUMENT', note: 'NOTE', claimNote: 'NOTE' } as const;
const isAddedType = (type: string): type is keyof typeof addedTypes => Object.hasOwn(addedTypes, type);

interface Candidate extends Pick<Head, 'id' | 'kind' | 'at'> {
  /** Record of a change. Documents and notes are loaded to know theirs. */
  record: TimelineRecord | undefined;
  contactId: string | null;
  isDeletion: boolean;
}

/** Newest changes, documents and notes of the agency, one for each record. Records that were deleted meanwhile are left out. */
export async function readRecent(tx: Transaction, { agencyId, viewer, language, links }: Reader): Promise<Recent> {
  const includesClaims = mayReadTimeline(viewer, 'CLAIM');
  const found = (await selectCandidates(tx, agencyId, includesClaims)).flatMap(toCandidate);
  const candidates = firstOfRecords(found).slice(0, LOADED);
  const idsOf = (kind: Head['kind']) => candidates.flatMap((each) => (each.kind === kind ? [each.id] : []));
  const recordOf = new Map(candidates.flatMap(({ record }) => (record ? [[record.recordId, record] as const] : [])));
  const parts = [
    ...(await loadChanges(tx, idsOf('CHANGE'), { recordOf }, language)),
    ...(await loadDocuments(tx, idsOf('DOCUMENT'), links)),
    ...(await loadNotes(tx, idsOf('NOTE'))),
    ...(await loadClaimNotes(tx, idsOf('NOTE'))),
  ];
  const byId = new Map(parts.map((part) => [part.id, part]));
  const seen = new Set<string>();
  const newest = candidates
    .flatMap((candidate) => {
      const part = byId.get(candidate.id);
      if (!part || seen.has(part.of.recordId)) return [];
      if (part.of.recordType === 'CLAIM' && !includesClaims) return [];
      seen.add(part.of.recordId);
      return candidate.isDeletion ? [] : [{ candidate, part }];
    })
    .slice(0, SHOWN);
  const describe = await loadWorkRecords(
    tx,
    newest.map(({ part }) => part.of),
  );
  const nameOf = await loadContacts(
    tx,
    newest.flatMap(({ candidate: { contactId } }) => contactId ?? []),
  );
  return {
    entries: newest.map(({ candidate, part }) => {
      const kind = part.note?.noteKind ?? candidate.kind;
      return { ...toEntry({ ...candidate, kind }, part, describe), contact: nameOf(candidate.contactId) };
    }),
  };
}

/** Drops older changes of a record. Documents and notes stay, because their records are not known yet. */
function firstOfRecords(candidates: readonly Candidate[]): Candidate[] {
  const seen = new Set<string>();
  return candidates.filter(({ record }) => {
    if (!record) return true;
    const isFirst = !seen.has(record.recordId);
    seen.add(record.recordId);
    return isFirst;
  });
}

/** Selects changes, documents and notes among the newest rows of the audit log, the newest first. */
export function selectCandidates(tx: Transaction, agencyId: string, includesClaims: boolean) {
  const newest = tx
    .select()
    .from(auditLog)
    .where(eq(auditLog.agencyId, agencyId))
    .orderBy(desc(auditLog.at))
    .limit(SCANNED)
    .as('a');
  const wanted = recordTypes.filter((type) => type !== 'claim' || includesClaims);
  const isWanted = sql`(${inArray(newest.recordType, wanted)} and ${isShownChange}
    or ${inArray(newest.recordType, Object.keys(addedTypes))} and ${newest.action} = 'CREATED')`;
  return tx
    .select({
      id: newest.id,
      at: newest.at,
      type: newest.recordType,
      recordId: newest.recordId,
      contactId: sql<string | null>`coalesce(${newest.after}, ${newest.before}) ->> 'contactId'`,
      isDeletion: sql<boolean>`${newest.after} is null`,
    })
    .from(newest)
    .where(and(eq(newest.outcome, 'DONE'), isWanted))
    .orderBy(desc(newest.at), desc(newest.id));
}

function toCandidate(row: Awaited<ReturnType<typeof selectCandidates>>[number]): Candidate[] {
  const { id, type, recordId, contactId, isDeletion } = row;
  const at = row.at.getTime();
  if (recordId === null) return [];
  if (isAddedType(type))
    return [{ id: recordId, kind: addedTypes[type], at, record: undefined, contactId, isDeletion }];
  const recordType = recordTypes.find((each) => each === type);
  if (!recordType) return [];
  const record = { recordType: auditedFields[recordType].type, recordId };
  return [{ id, kind: 'CHANGE', at, record, contactId: type === 'contact' ? recordId : contactId, isDeletion }];
}

async function loadContacts(tx: Transaction, ids: readonly string[]) {
  const rows =
    ids.length === 0
      ? []
      : await tx
          .select({ id: contacts.id, firstName: contacts.firstName, lastName: contacts.lastName })
          .from(contacts)
          .where(inArray(contacts.id, [...new Set(ids)]));
  const names = new Map(rows.map((contact) => [contact.id, { id: contact.id, name: fullName(contact) }]));
  return (id: string | null) => (id === null ? null : (names.get(id) ?? null));
}
