import type { components } from '@fairlead/openapi';
import { dateOf, MAX_UPLOAD_BYTES } from '@fairlead/rules';
import { and, eq, inArray } from 'drizzle-orm';
import type { FieldMessage } from '../../contract/types.ts';
import { audit } from '../../db/audit.ts';
import { uuidv7 } from '../../db/ids.ts';
import { claimStatusHistory, claims, docs, files, policies } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { nextSerial } from '../../db/serials.ts';
import { columnsOf, keepPeople, lossErrors } from './terms.ts';

/** Ends the transaction: nothing of a claim that is refused is kept, not even the key under which it was sent. */
export class ClaimRefused extends Error {
  readonly errors: FieldMessage[];
  constructor(errors: FieldMessage[]) {
    super('the claim is refused');
    this.errors = errors;
  }
}

/** Who files it, and when (unix seconds). */
interface Filing {
  session: { userId: string; agencyId: string };
  now: number;
}

/** A claim of a customer for one of their policies, on whose agent it falls. */
export async function fileClaim(
  tx: Transaction,
  input: components['schemas']['ClaimCreate'],
  { session, now }: Filing,
): Promise<string> {
  const { userId, agencyId } = session;
  const errors = lossErrors(input, now);
  const [policy] = await tx.select().from(policies).where(eq(policies.id, input.policyId));
  if (!policy) errors.push({ field: 'policyId', code: 'claim.policyUnknown' });
  const fileIds = input.fileIds ?? [];
  errors.push(...(await fileErrors(tx, userId, fileIds)));
  if (!policy || errors.length > 0) throw new ClaimRefused(errors);

  const at = now * 1000;
  const [id, createdAt] = [uuidv7(at), new Date(at)];
  const { contactId, assignedAgentId } = policy;
  const row = {
    ...columnsOf(input),
    claimType: input.claimType,
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
  await keepPeople(tx, { agencyId, claimId: id }, input.people ?? [], at);
  await tx
    .insert(claimStatusHistory)
    .values({ id: uuidv7(at), agencyId, claimId: id, status: 'SUBMITTED', changedBy: userId, createdAt });
  if (fileIds.length > 0) {
    const by = { createdByRole: 'CUSTOMER' as const, createdBy: userId, createdAt };
    const papers = fileIds.map((fileId, place) => ({
      id: uuidv7(at + place),
      agencyId,
      contactId,
      claimId: id,
      fileId,
      ...by,
    }));
    await tx.insert(docs).values(papers);
  }
  const after = { ...row, people: input.people ?? [], fileIds };
  await audit(tx, session, 'createClaim', { type: 'claim', id, after });
  return id;
}

/** The files that come with it have been uploaded for that, by the same customer, and are not too much together. */
async function fileErrors(tx: Transaction, userId: string, ids: readonly string[]): Promise<FieldMessage[]> {
  if (ids.length === 0) return [];
  const found = await tx
    .select({ size: files.size })
    .from(files)
    .where(and(inArray(files.id, [...ids]), eq(files.uploadedBy, userId), eq(files.uploadType, 'CLAIM')));
  if (found.length < ids.length) return [{ field: 'fileIds', code: 'doc.fileUnknown' }];
  const bytes = found.reduce((sum, { size }) => sum + size, 0);
  return bytes > MAX_UPLOAD_BYTES ? [{ field: 'fileIds', code: 'file.tooLarge' }] : [];
}
