import type { components } from '@fairlead/openapi';
import { dateOf, documentUploadTypes } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import { InvalidRequest, Problem } from '../../contract/problem.ts';
import type { FieldMessage } from '../../contract/types.ts';
import { audit } from '../../db/audit.ts';
import { uuidv7 } from '../../db/ids.ts';
import { claimStatusHistory, claims, docs, policies } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { nextSerial } from '../../db/serials.ts';
import { exceedUpload, lockUploads } from '../../records/attachedFiles.ts';
import { refusalOfErased } from '../../records/erasedContacts.ts';
import { recipientFor } from '../../records/recipients.ts';
import { columnsOf, lossErrors, replacePeople, reporterErrors, reportOf } from './terms.ts';

/** User who files the claim, and time (Unix seconds). */
interface Filing {
  session: { userId: string; agencyId: string };
  role: 'CUSTOMER' | 'AGENT';
  now: number;
}

/** Files a claim on a policy that the user may see. It is assigned to the agent of the policy. */
export async function fileClaim(
  tx: Transaction,
  input: components['schemas']['ClaimCreate'],
  { session, role, now }: Filing,
): Promise<string> {
  const { userId, agencyId } = session;
  const { claimType } = input;
  const unreported = { claimType, reportedBy: 'CUSTOMER', reporterName: '', drivable: null } as const;
  // customers report their own losses
  const report = reportOf(role === 'CUSTOMER' ? { ...input, reportedBy: 'CUSTOMER' } : input, unreported);
  const errors = [...lossErrors(input, now), ...reporterErrors(report)];
  const [policy] = await tx.select().from(policies).where(eq(policies.id, input.policyId));
  if (!policy) errors.push({ field: 'policyId', code: 'claim.policyUnknown' });
  const refused = policy && role === 'AGENT' ? await refusalOfErased(tx, policy.contactId) : undefined;
  if (refused) throw new Problem(refused.status, refused);
  const fileIds = input.fileIds ?? [];
  errors.push(...(await fileErrors(tx, userId, fileIds)));
  if (!policy || errors.length > 0) throw new InvalidRequest(errors);

  const at = now * 1000;
  const [id, createdAt] = [uuidv7(at), new Date(at)];
  const { contactId } = policy;
  // an agent without a license could not open the claim
  const agent = await recipientFor(tx, policy.assignedAgentId, { licensed: true });
  const assignedAgentId = agent?.id ?? policy.assignedAgentId;
  const row = {
    ...columnsOf(input),
    ...report,
    lossOn: dateOf(input.lossDate),
    description: input.description.trim(),
    id,
    agencyId,
    serial: await nextSerial(tx, agencyId, 'claim'),
    policyId: policy.id,
    contactId,
    assignedAgentId,
    createdBy: userId,
    createdAt,
    updatedAt: createdAt,
  };
  await tx.insert(claims).values(row);
  await replacePeople(tx, { agencyId, claimId: id }, input.people ?? [], at);
  await tx
    .insert(claimStatusHistory)
    .values({ id: uuidv7(at), agencyId, claimId: id, status: 'SUBMITTED', changedBy: userId, createdAt });
  if (fileIds.length > 0) {
    const authorship = { createdByRole: role, createdBy: userId, createdAt };
    const documents = fileIds.map((fileId, index) => ({
      id: uuidv7(at + index),
      agencyId,
      contactId,
      claimId: id,
      fileId,
      ...authorship,
    }));
    await tx.insert(docs).values(documents);
  }
  const after = { ...row, people: input.people ?? [], fileIds };
  await audit(tx, session, 'createClaim', { type: 'claim', id, after });
  return id;
}

/** Errors of files that the user did not upload for a claim, or whose total size is too large. */
async function fileErrors(tx: Transaction, userId: string, ids: readonly string[]): Promise<FieldMessage[]> {
  const locked = await lockUploads(tx, ids, { userId, uploadTypes: documentUploadTypes('CLAIM') });
  if ('refused' in locked) {
    if (locked.refused === 'used') throw new Problem(409, { code: 'doc.fileUsed' });
    return [{ field: 'fileIds', code: 'doc.fileUnknown' }];
  }
  return exceedUpload(locked.uploads) ? [{ field: 'fileIds', code: 'file.tooLarge' }] : [];
}
