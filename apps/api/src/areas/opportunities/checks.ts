import { documentUploadTypes } from '@fairlead/rules';
import { and, eq } from 'drizzle-orm';
import type { FieldMessage } from '../../contract/types.ts';
import { policies } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { attachError, lockUpload } from '../../records/attachedFiles.ts';

interface WantedDocument {
  /** Field of the request that names the file. */
  field: string;
  userId: string;
  pdf: boolean;
}

/** Checks and locks an upload for the document of an opportunity. Returns its error, or undefined when it can be used. */
export async function documentError(
  tx: Transaction,
  id: string,
  { field, userId, pdf }: WantedDocument,
): Promise<FieldMessage | undefined> {
  const locked = await lockUpload(tx, id, { userId, uploadTypes: documentUploadTypes('OPPORTUNITY') });
  if ('refused' in locked) return attachError(field, locked.refused, 'opportunity.documentUnknown');
  const isPdf = locked.upload.contentType === 'application/pdf';
  return pdf && !isPdf ? { field, code: 'opportunity.documentNotPdf' } : undefined;
}

/** Finds a policy of the contact, with its agent. */
export async function findOwnPolicy(
  tx: Transaction,
  id: string,
  contactId: string,
): Promise<{ assignedAgentId: string } | undefined> {
  const [found] = await tx
    .select({ assignedAgentId: policies.assignedAgentId })
    .from(policies)
    .where(and(eq(policies.id, id), eq(policies.contactId, contactId)));
  return found;
}
