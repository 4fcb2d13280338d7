import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { FieldMessage } from '../../contract/types.ts';
import { contacts, files, insuranceTypes } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';

/** Of an insurance type that is not offered. */
export async function insuranceError(
  tx: Transaction,
  field: string,
  ids: readonly string[],
): Promise<FieldMessage | undefined> {
  const offered = await tx
    .select({ id: insuranceTypes.id })
    .from(insuranceTypes)
    .where(
      and(inArray(insuranceTypes.id, [...ids]), eq(insuranceTypes.active, true), isNull(insuranceTypes.deletedAt)),
    );
  return offered.length < new Set(ids).size ? { field, code: 'opportunity.insuranceUnknown' } : undefined;
}

/** Whose, and what, a file must be; it belongs to the agency of the transaction anyway. */
interface Wanted {
  field: string;
  uploadedBy?: string;
  pdf: boolean;
}

/** Of a file that is none of those uploaded for an opportunity. */
export async function documentError(
  tx: Transaction,
  id: string,
  { field, uploadedBy, pdf }: Wanted,
): Promise<FieldMessage | undefined> {
  const [file] = await tx
    .select({ contentType: files.contentType })
    .from(files)
    .where(
      and(
        eq(files.id, id),
        eq(files.uploadType, 'OPPORTUNITY'),
        uploadedBy === undefined ? undefined : eq(files.uploadedBy, uploadedBy),
      ),
    );
  if (!file) return { field, code: 'opportunity.documentUnknown' };
  return pdf && file.contentType !== 'application/pdf' ? { field, code: 'opportunity.documentNotPdf' } : undefined;
}

/** A contact whom the caller may see. */
export async function findOwner(tx: Transaction, contactId: string): Promise<{ agentId: string } | undefined> {
  const [found] = await tx.select({ agentId: contacts.agentId }).from(contacts).where(eq(contacts.id, contactId));
  return found;
}
