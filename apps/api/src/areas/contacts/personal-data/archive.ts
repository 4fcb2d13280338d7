import { and, asc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { first } from '../../../db/rows.ts';
import {
  addresses,
  certificates,
  claimPeople,
  claimStatusHistory,
  claims,
  type contacts,
  coverages,
  docs,
  documentRequests,
  emailAttachments,
  emails,
  files,
  notes,
  opportunities,
  policies,
  policyTransactions,
  quotes,
  serviceRequests,
  tasks,
  userDetails,
  users,
} from '../../../db/schema/index.ts';
import type { Transaction } from '../../../db/scope.ts';
import { archivedName } from '../../../files/archivedFile.ts';
import { storedFileEntries } from '../../../files/storedFileEntries.ts';
import type { ZipEntry } from '../../../files/zip.ts';
import type { Storage } from '../../../ports/storage.ts';

type Contact = typeof contacts.$inferSelect;
type StoredFile = Pick<typeof files.$inferSelect, 'id' | 'name' | 'storageKey'>;
type RecordTable = PgTable & { id: PgColumn };

/** Content of an export: `data` becomes the file `data.json`. */
interface PersonalDataArchive {
  data: object;
  files: StoredFile[];
}

/** Reads all records of a contact and the files that they use. */
export async function readArchive(tx: Transaction, contact: Contact): Promise<PersonalDataArchive> {
  const rowsOf = <Table extends RecordTable>(table: Table, condition: SQL | undefined) => {
    const anyTable: RecordTable = table;
    const rows = tx.select().from(anyTable).where(condition).orderBy(asc(anyTable.id));
    return rows as unknown as Promise<Table['$inferSelect'][]>;
  };
  const ofContact = <Table extends RecordTable & { agencyId: PgColumn; contactId: PgColumn }>(
    table: Table,
    more?: SQL,
  ) => rowsOf(table, and(eq(table.agencyId, contact.agencyId), eq(table.contactId, contact.id), more));
  const { userId } = contact;
  const details = userId === null ? undefined : await first(rowsOf(userDetails, eq(userDetails.id, userId)));
  const account = userId === null ? undefined : await first(rowsOf(users, eq(users.id, userId)));
  const addressIds = [contact.addressId, details?.addressId].filter((id) => typeof id === 'string');

  const [quoteRows, policyRows, claimRows] = [
    await ofContact(quotes),
    await ofContact(policies),
    await ofContact(claims),
  ];
  const [quoteIds, policyIds, claimIds] = [idsOf(quoteRows), idsOf(policyRows), idsOf(claimRows)];
  const opportunityRows = await ofContact(opportunities);
  const documents = await ofContact(docs, isNull(docs.deletedAt));
  const certificateRows = await rowsOf(certificates, inArray(certificates.policyId, policyIds));
  const mails = await ofContact(emails);
  const mailAttachments = await rowsOf(emailAttachments, inArray(emailAttachments.emailId, idsOf(mails)));
  const fileIds = [
    ...[...documents, ...certificateRows, ...mailAttachments].map(({ fileId }) => fileId),
    ...opportunityRows.map(({ documentFileId }) => documentFileId),
    account?.photoFileId,
  ].filter((id) => typeof id === 'string');
  const stored = await rowsOf(files, inArray(files.id, fileIds));
  const data = {
    contact,
    account: account && { name: account.name, email: account.email, language: account.language },
    accountDetails: details,
    addresses: await rowsOf(addresses, inArray(addresses.id, addressIds)),
    opportunities: opportunityRows,
    quotes: quoteRows,
    policies: policyRows,
    coverages: await rowsOf(
      coverages,
      or(inArray(coverages.policyId, policyIds), inArray(coverages.quoteId, quoteIds)),
    ),
    policyTransactions: await rowsOf(policyTransactions, inArray(policyTransactions.policyId, policyIds)),
    certificates: certificateRows,
    serviceRequests: await rowsOf(serviceRequests, inArray(serviceRequests.policyId, policyIds)),
    claims: claimRows,
    claimPeople: await rowsOf(claimPeople, and(inArray(claimPeople.claimId, claimIds), isNull(claimPeople.deletedAt))),
    claimStatuses: await rowsOf(claimStatusHistory, inArray(claimStatusHistory.claimId, claimIds)),
    documentRequests: await ofContact(documentRequests),
    documents,
    mails,
    mailAttachments,
    notes: await ofContact(notes, isNull(notes.deletedAt)),
    tasks: await ofContact(tasks, isNull(tasks.deletedAt)),
    files: stored.map((file) => ({ id: file.id, path: pathOf(file), contentType: file.contentType, size: file.size })),
  };
  return { data, files: stored };
}

/** Entries of the ZIP file. */
export async function* entriesOf(
  { data, files: stored }: PersonalDataArchive,
  storage: Storage,
): AsyncGenerator<ZipEntry> {
  yield { path: 'data.json', content: [Buffer.from(JSON.stringify(data, null, 2))] };
  yield* storedFileEntries([stored], { storage, pathOf });
}

const pathOf = (file: StoredFile): string => `files/${archivedName(file)}`;

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);
