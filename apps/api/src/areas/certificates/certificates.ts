import type { components, operations } from '@fairlead/openapi';
import { desc, eq } from 'drizzle-orm';
import { listOf, type Page, readPage } from '../../db/page.ts';
import { first } from '../../db/rows.ts';
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
  return readPage(
    tx,
    query,
    listOf(tx, certificates, {
      where: eq(certificates.policyId, query.policyId),
      orderBy: [desc(certificates.createdAt), desc(certificates.id)],
      rows: selectCertificates(tx),
    }),
  );
}

/** Finds a certificate that the caller may see. */
export const findCertificate = (tx: Transaction, id: string): Promise<CertificateRow | undefined> =>
  first(selectCertificates(tx).where(eq(certificates.id, id)));
