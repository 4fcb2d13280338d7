import type { components } from '@fairlead/openapi';
import type { Transaction } from '../../db/scope.ts';
import type { FileLinks } from '../../ports/fileLinks.ts';
import { documentsSeenAt, listOwnDocuments, toOwnDocument } from '../../records/ownDocuments.ts';

type Dashboard = components['schemas']['CustomerDashboard'];

const LIMIT = 3;

/** The newest documents that agents have added to policies and claims of the calling customer, and the number of all. */
export async function receivedDocuments(
  tx: Transaction,
  userId: string,
  links: FileLinks,
): Promise<Pick<Dashboard, 'receivedDocuments' | 'receivedDocumentCount'>> {
  const page = await listOwnDocuments(tx, { createdBy: 'AGENT', pageSize: LIMIT });
  const rows = page.rows.map(toOwnDocument(links, await documentsSeenAt(tx, userId)));
  return {
    receivedDocuments: rows.map(({ id, file, number, insuranceName, creationDate, isNew }) => ({
      id,
      file,
      number,
      insuranceName,
      createdAt: creationDate,
      isNew,
    })),
    receivedDocumentCount: { totalElements: page.total, totalIsCapped: page.isCapped ?? false },
  };
}
