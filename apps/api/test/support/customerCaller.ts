import { sql } from 'drizzle-orm';
import type { OperationId } from '../../src/access.ts';
import type { Operation } from '../../src/contract/document.ts';
import { onlyRow } from '../../src/db/rows.ts';
import { demoPassword } from '../../src/demo/accounts.ts';
import type { SampleCustomer } from './customers.ts';
import { rowsOf } from './database.ts';
import type { Harness } from './harness.ts';
import { unknownId } from './requests.ts';
import { type Caller, changedTables, fieldOf, type IdLocation } from './sweep.ts';

/** Values of good faith, where the first of an enum is not for customers or an optional one is needed. */
const chosen: Partial<Record<OperationId, Readonly<Record<string, unknown>>>> = {
  uploadFile: { fileType: 'DOCUMENT', fileUploadType: 'ATTACHMENT' },
  replaceFile: { fileUploadType: 'ATTACHMENT' },
  createCertificate: { holderName: 'City of Portland', holderAddress: '1 Main Street' },
  createServiceRequest: { policyServiceType: 'REQUEST_FOR_ID' },
  removePasskey: { password: demoPassword },
};

/** Valid request of a customer to an operation, with the current version of the record. */
export async function customerCaller(
  { db }: Harness,
  customer: SampleCustomer,
  { id }: Pick<Operation, 'id'>,
  {
    place,
    sent = '',
    typeId,
    recordOf,
  }: { place?: IdLocation | undefined; sent?: string | undefined; typeId: string; recordOf(id: string): string },
): Promise<Caller> {
  const { email, userId, agencyId, contactId, ids, unused } = customer;
  // Operations that are not for customers change tables without rows of a customer: any version will do there.
  const changed = changedTables[id] ?? 'users';
  const table = ids[changed] ? changed : 'users';
  const { version } = onlyRow(
    rowsOf<{ version: number | null }>(
      await db.execute(
        sql`select (to_jsonb(t) ->> 'version')::int as version from ${sql.identifier(table)} t
          where id = ${ids[table]?.[0] ?? unknownId}`,
      ),
    ),
  );
  const tables: Record<string, string> = {
    policyId: 'policies',
    quoteId: 'quotes',
    recordId: 'quotes',
    claimId: 'claims',
    addressId: 'addresses',
    notificationIds: 'notifications',
    typeId: 'quotes',
    id: ['document_requests', 'passkeys', 'sessions'].includes(changed) ? changed : 'docs',
  };
  const document = id === 'updateProfilePicture' ? unused.image : unused.document;
  const known: Record<string, string> = {
    userId,
    agencyId,
    contactId,
    insuranceTypeIds: typeId,
    file_id: document,
    dbfileId: document,
    dbFileId: document,
    docId: document,
    opportunityDocId: document,
    fileIds: document,
  };
  const values: Record<string, unknown> = {
    version,
    createdDocType: recordOf(place && fieldOf(place) === 'typeId' ? sent : ''),
    recordType: recordOf(place && fieldOf(place) === 'recordId' ? sent : ''),
    ...(place && fieldOf(place) === 'policyId' && id === 'updatePolicy' && { policyStatus: 'CANCELLED' }),
    ...(id === 'uploadRequestedDocument' && { fileIds: [document] }),
    ...chosen[id],
  };
  return {
    email,
    typeId,
    ownId: (name) => known[name] ?? ids[tables[name] ?? '']?.[0] ?? null,
    choose: (name) => values[name],
  };
}
