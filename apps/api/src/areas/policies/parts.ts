import { documentUploadTypes, mayChangePolicyDocs } from '@fairlead/rules';
import { and, eq, inArray, isNull, notInArray } from 'drizzle-orm';
import type { OperationId } from '../../access.ts';
import { insertRows } from '../../contract/createRecord.ts';
import { InvalidRequest } from '../../contract/problem.ts';
import type { Session } from '../../contract/session.ts';
import { auditAll } from '../../db/audit.ts';
import { uuidv7 } from '../../db/ids.ts';
import { coverages, docs } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { takeUploads } from '../../records/attachedFiles.ts';

interface PartContext {
  session: Pick<Session, 'userId' | 'viewer'> & { agencyId: string };
  operationId: OperationId;
  policy: { id: string; contactId: string };
  /** Unix seconds. */
  now: number;
}

/** Adds files that the caller has uploaded to a policy. */
export async function addFiles(tx: Transaction, ids: readonly string[], context: PartContext): Promise<void> {
  if (ids.length === 0) return;
  const { session, policy, operationId, now } = context;
  if (!mayChangePolicyDocs(session.viewer)) throw new InvalidRequest([{ field: 'docId', code: 'policy.docsLicensed' }]);
  const uploadTypes = documentUploadTypes('POLICY');
  await takeUploads(tx, ids, { field: 'docId', userId: session.userId, uploadTypes });
  const rows = ids.map((fileId, at) => ({
    // ids one millisecond apart preserve the order
    id: uuidv7(now * 1000 + at),
    agencyId: session.agencyId,
    policyId: policy.id,
    contactId: policy.contactId,
    fileId,
    createdByRole: 'AGENT' as const,
    createdBy: session.userId,
    createdAt: new Date(now * 1000),
  }));
  await insertRows({ table: docs, type: 'doc' }, { tx, session, operationId }, rows);
}

const docsOf = (policyId: string) => and(eq(docs.policyId, policyId), isNull(docs.deletedAt));
const coveragesOf = (policyId: string) => and(eq(coverages.policyId, policyId), isNull(coverages.deletedAt));

/** Whether an update would remove documents or coverages of a policy. It keeps all of them without a list. */
export async function removesParts(
  tx: Transaction,
  policyId: string,
  { docId, coverageIds }: { docId?: string[] | undefined; coverageIds?: string[] | undefined },
): Promise<boolean> {
  const documents = docId && (await tx.select({ id: docs.id }).from(docs).where(docsOf(policyId)));
  if (documents?.some(({ id }) => !docId?.includes(id))) return true;
  const covers = coverageIds && (await tx.select({ id: coverages.id }).from(coverages).where(coveragesOf(policyId)));
  return covers?.some(({ id }) => !coverageIds?.includes(id)) ?? false;
}

/** Deletes all documents of a policy except these, and adds new ones. */
export async function replaceDocs(tx: Transaction, ids: readonly string[], context: PartContext): Promise<void> {
  const current = await tx.select().from(docs).where(docsOf(context.policy.id));
  const known = new Set(current.map(({ id }) => id));
  const removed = current.filter(({ id }) => !ids.includes(id));
  if (removed.length > 0) {
    if (!mayChangePolicyDocs(context.session.viewer))
      throw new InvalidRequest([{ field: 'docId', code: 'policy.docsLicensed' }]);
    const removedIds = removed.map(({ id }) => id);
    await tx
      .update(docs)
      .set({ deletedAt: new Date(context.now * 1000) })
      .where(inArray(docs.id, removedIds));
    const changes = removed.map((before) => ({ type: 'doc' as const, id: before.id, before }));
    await auditAll(tx, context.session, context.operationId, changes);
  }
  const added = ids.filter((id) => !known.has(id));
  await addFiles(tx, added, context);
}

/** Deletes all coverages of a policy except these. */
export async function replaceCoverages(tx: Transaction, ids: readonly string[], context: PartContext): Promise<void> {
  const ofPolicy = coveragesOf(context.policy.id);
  const current = await tx.select({ id: coverages.id }).from(coverages).where(ofPolicy);
  const known = new Set(current.map(({ id }) => id));
  if (ids.some((id) => !known.has(id)))
    throw new InvalidRequest([{ field: 'coverageIds', code: 'policy.coverageOther' }]);
  if (ids.length === known.size) return;
  const removed = await tx
    .update(coverages)
    .set({ deletedAt: new Date(context.now * 1000) })
    .where(and(ofPolicy, ids.length > 0 ? notInArray(coverages.id, [...ids]) : undefined))
    .returning();
  const changes = removed.map((before) => ({ type: 'coverage' as const, id: before.id, before }));
  await auditAll(tx, context.session, context.operationId, changes);
}
