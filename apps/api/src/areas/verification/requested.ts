import type { components } from '@fairlead/openapi';
import { verificationStatus } from '@fairlead/rules';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { agencies, uploadedDocs, verificationDocs } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { nameOrder } from '../../db/text.ts';
import type { FileLinks } from '../../ports/fileLinks.ts';
import { selectUploads, toUpload, uploadState } from '../../records/uploads.ts';

/**
 * All documents that agencies are asked for, required ones first, with the uploads of one agency. Undefined when the agency
 * does not exist. `now` in Unix seconds.
 */
export async function listRequested(
  tx: Transaction,
  agencyId: string,
  links: FileLinks,
  now: number,
): Promise<components['schemas']['RequestedDoc'][] | undefined> {
  const [agency] = await tx.select({ id: agencies.id }).from(agencies).where(eq(agencies.id, agencyId));
  if (!agency) return undefined;
  const docs = await tx
    .select()
    .from(verificationDocs)
    .where(and(isNull(verificationDocs.deletedAt), eq(verificationDocs.active, true)))
    .orderBy(desc(verificationDocs.required), nameOrder(verificationDocs.name));
  const present = await selectUploads(tx).where(
    and(eq(uploadedDocs.agencyId, agencyId), isNull(uploadedDocs.replacedAt)),
  );
  return docs.map(({ id, name, hasExpirationDate, required }) => {
    const row = present.find(({ doc }) => doc.id === id);
    return {
      id,
      name,
      hasExpirationDate,
      required,
      status: verificationStatus(row ? uploadState(row.upload) : null, now),
      upload: row ? toUpload(row, links, now) : null,
    };
  });
}
