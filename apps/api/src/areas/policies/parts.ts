import { mayChangePolicyDocs } from '@fairlead/rules';
import { and, eq, inArray, isNull, notInArray } from 'drizzle-orm';
import type { OperationId } from '../../access.ts';
import { auditAll } from '../../db/audit.ts';
import { uuidv7 } from '../../db/ids.ts';
import { coverages, docs } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import type { Session } from '../auth/sessions.ts';
import { isOwnUpload } from '../docs/docs.ts';
import { PolicyRefused } from './refused.ts';

interface Of {
  session: Pick<Session, 'userId' | 'viewer'> & { agencyId: string };
  operationId: OperationId;
  policy: { id: string; contactId: string };
  /** Unix seconds. */
  now: number;
}

/** Puts files that the caller has uploaded with a policy. */
export async function addFiles(tx: Transaction, ids: readonly string[], of: Of): Promise<void> {
  if (ids.length === 0) return;
  const { session, policy, operationId, now } = of;
  if (!mayChangePolicyDocs(session.viewer)) throw new PolicyRefused([{ field: 'docId', code: 'policy.docsLicensed' }]);
  for (const id of ids)
    if (!(await isOwnUpload(tx, session.userId, id, 'POLICY')))
      throw new PolicyRefused([{ field: 'docId', code: 'doc.fileUnknown' }]);
  const taken = await tx
    .select({ id: docs.id })
    .from(docs)
    .where(and(inArray(docs.fileId, [...ids]), isNull(docs.deletedAt)));
  if (taken.length > 0) throw new PolicyRefused([{ field: 'docId', code: 'doc.fileUsed' }]);
  const rows = ids.map((fileId, at) => ({
    // ids a millisecond apart keep the order
    id: uuidv7(now * 1000 + at),
    agencyId: session.agencyId,
    policyId: policy.id,
    contactId: policy.contactId,
    fileId,
    createdByRole: 'AGENT' as const,
    createdBy: session.userId,
    createdAt: new Date(now * 1000),
  }));
  await tx.insert(docs).values(rows);
  const changes = rows.map((after) => ({ type: 'doc' as const, id: after.id, after }));
  await auditAll(tx, session, operationId, changes);
}

/** Leaves a policy these documents and files, and no others. */
export async function keepDocs(tx: Transaction, ids: readonly string[], of: Of): Promise<void> {
  const there = await tx
    .select()
    .from(docs)
    .where(and(eq(docs.policyId, of.policy.id), isNull(docs.deletedAt)));
  const known = new Set(there.map(({ id }) => id));
  const gone = there.filter(({ id }) => !ids.includes(id));
  if (gone.length > 0) {
    if (!mayChangePolicyDocs(of.session.viewer))
      throw new PolicyRefused([{ field: 'docId', code: 'policy.docsLicensed' }]);
    const goneIds = gone.map(({ id }) => id);
    await tx
      .update(docs)
      .set({ deletedAt: new Date(of.now * 1000) })
      .where(inArray(docs.id, goneIds));
    const changes = gone.map((before) => ({ type: 'doc' as const, id: before.id, before }));
    await auditAll(tx, of.session, of.operationId, changes);
  }
  const added = ids.filter((id) => !known.has(id));
  await addFiles(tx, added, of);
}

/** Leaves a policy these of its coverages, and no others. */
export async function keepCoverages(tx: Transaction, ids: readonly string[], of: Of): Promise<void> {
  const ofPolicy = and(eq(coverages.policyId, of.policy.id), isNull(coverages.deletedAt));
  const there = await tx.select({ id: coverages.id }).from(coverages).where(ofPolicy);
  const known = new Set(there.map(({ id }) => id));
  if (ids.some((id) => !known.has(id)))
    throw new PolicyRefused([{ field: 'coverageIds', code: 'policy.coverageOther' }]);
  if (ids.length === known.size) return;
  const gone = await tx
    .update(coverages)
    .set({ deletedAt: new Date(of.now * 1000) })
    .where(and(ofPolicy, ids.length > 0 ? notInArray(coverages.id, [...ids]) : undefined))
    .returning();
  const changes = gone.map((before) => ({ type: 'coverage' as const, id: before.id, before }));
  await auditAll(tx, of.session, of.operationId, changes);
}
