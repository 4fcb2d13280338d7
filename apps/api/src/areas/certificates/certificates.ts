import type { components, operations } from '@fairlead/openapi';
import { count, desc, eq } from 'drizzle-orm';
import { type Page, readPage } from '../../db/page.ts';
import { certificates, files } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { toSeconds } from '../../db/time.ts';
import type { FileLinks } from '../../ports/fileLinks.ts';
import { toDbFile } from '../../records/docs.ts';

type CertificateQuery = operations['listCertificates']['parameters']['query'];
export type CertificateRow = Awaited<ReturnType<typeof selectCertificates>>[number];

const selectCertificates = (tx: Transaction) =>
  tx
    .select({ certificate: certificates, file: files })
    .from(certificates)
    .leftJoin(files, eq(files.id, certificates.fileId))
    .$dynamic();

export const toCertificate = (
  { certificate, file }: CertificateRow,
  links: FileLinks,
): components['schemas']['Certificate'] => ({
  id: certificate.id,
  policyId: certificate.policyId,
  certificateStatus: certificate.status,
  holderName: certificate.holderName,
  holderAddress: certificate.holderAddress,
  description: certificate.description,
  docId: certificate.fileId,
  dbFile: file && toDbFile(file, links),
  creationDate: toSeconds(certificate.createdAt),
  sentDate: certificate.sentAt && toSeconds(certificate.sentAt),
  version: certificate.version,
});

/** A page of the certificates of a policy, newest first. */
export function listCertificates(tx: Transaction, query: CertificateQuery): Promise<Page<CertificateRow>> {
  const condition = eq(certificates.policyId, query.policyId);
  return readPage(
    query,
    selectCertificates(tx).where(condition).orderBy(desc(certificates.createdAt), desc(certificates.id)),
    tx.select({ total: count() }).from(certificates).where(condition),
  );
}

/** Finds a certificate that the caller may see. */
export async function findCertificate(tx: Transaction, id: string): Promise<CertificateRow | undefined> {
  const [row] = await selectCertificates(tx).where(eq(certificates.id, id));
  return row;
}
