import { DAY, dateOf, dayOf, type Viewer } from '@fairlead/rules';
import { eq, sql } from 'drizzle-orm';
import type { OperationId } from '../../src/access.ts';
import type { Operation } from '../../src/contract/document.ts';
import { uuidv7 } from '../../src/db/ids.ts';
import { onlyRow } from '../../src/db/rows.ts';
import { agencies, contacts, policies, policyTransactions, sessions, tasks } from '../../src/db/schema/index.ts';
import { demoPassword } from '../../src/demo/accounts.ts';
import { insertPasskey } from './customers.ts';
import { rowsOf } from './database.ts';
import { storeFile } from './fileUses.ts';
import type { Harness } from './harness.ts';
import { unknownId } from './requests.ts';
import { type Caller, changedTables, fieldOf, idLocationsOf } from './sweep.ts';

export interface Account {
  email: string;
  userId: string;
  agencyId: string;
  viewer: Viewer;
}
/** Records of the platform. */
export interface KnownIds {
  packageId: string;
  docId: string;
  typeId: string;
  carrierId: string;
}

/** Tables of the records that a parameter or property names. */
const tables: Readonly<Record<string, string>> = {
  contactId: 'contacts',
  opportunityId: 'opportunities',
  opportunity_id: 'opportunities',
  quoteId: 'quotes',
  policyId: 'policies',
  claimId: 'claims',
  certificateId: 'certificates',
  documentRequestId: 'document_requests',
  recordId: 'contacts',
  serviceRequestId: 'service_requests',
  threadId: 'mail_threads',
  coverageId: 'coverages',
  addressId: 'addresses',
  taskId: 'tasks',
  noteId: 'notes',
  viewId: 'list_views',
  agencySubscriptionId: 'agency_subscriptions',
};
/** Name of the property that names the table: a quote is the record of a document. */
const tableName = (name: string): string => (name === 'typeId' ? 'quoteId' : name);

/** A row of a table that the account's agency has and that is not deleted, of the account's contact where there is one. */
async function ownRow(
  { db, clock, tokenOf }: Harness,
  table: string,
  { agencyId, userId, email }: Account,
): Promise<{ id: string; version: number | null }> {
  if (table === 'users' || table === 'agencies') {
    const id = table === 'users' ? userId : agencyId;
    const rows = await db.execute(sql`select id, version from ${sql.identifier(table)} where id = ${id}`);
    return onlyRow(rowsOf<{ id: string; version: number }>(rows));
  }
  if (table === 'sessions') {
    // Not the session of the account's requests, because it may be ended.
    const at = new Date(clock.now() * 1000);
    const values = { id: uuidv7(), userId, supportTokenHash: uuidv7(), lastActiveAt: at };
    await db.insert(sessions).values({ ...values, expiresAt: new Date(at.getTime() + 3_600_000) });
    return { id: values.id, version: null };
  }
  if (table === 'passkeys') {
    // Afterwards the account needs the passkey to sign in.
    await tokenOf(email);
    return { id: await insertPasskey(db, userId), version: null };
  }
  const rows = await db.execute(
    sql`select id, (to_jsonb(t) ->> 'version')::int as version from ${sql.identifier(table)} t
      where agency_id = ${agencyId} and coalesce(to_jsonb(t) ->> 'deleted_at', to_jsonb(t) ->> 'erased_at') is null
      order by exists (select from contacts c where c.user_id = ${userId} and c.id::text = to_jsonb(t) ->> 'contact_id') desc,
        id desc limit 1`,
  );
  const [row] = rowsOf<{ id: string; version: number | null }>(rows);
  return row ?? { id: unknownId, version: null };
}

const uploadNames = ['file_id', 'fileId', 'fileIds', 'dbfileId', 'docId', 'opportunityDocId'];
const takesUpload = (operation: Operation) =>
  idLocationsOf(operation).some((place) => uploadNames.includes(fieldOf(place)));

/** A new upload of the account, under each name by which operations take one. */
async function unusedUpload(
  server: Harness,
  { id }: Operation,
  { userId, agencyId }: Account,
): Promise<Record<string, string>> {
  const types: Partial<Record<OperationId, string>> = {
    createUploadedDoc: 'VERIFICATION_DOC',
    createCertificateDoc: 'CERTIFICATE',
    updateAgency: 'AGENCY',
    updateProfilePicture: 'USER_IMAGE',
    previewQuoteMail: 'QUOTE',
    sendQuote: 'QUOTE',
  };
  const upload = await storeFile(server, { id: userId, agencyId }, types[id] ?? 'ATTACHMENT');
  return Object.fromEntries(uploadNames.map((name) => [name, upload.id]));
}

/** Lets a policy expire soon and takes away its next term, because only such a policy can be renewed. */
async function makeRenewable({ db, clock }: Harness, id: string): Promise<void> {
  await db.update(policies).set({ previousPolicyId: null }).where(eq(policies.previousPolicyId, id));
  await db
    .update(policies)
    .set({ status: 'ACTIVE', effectiveOn: null, expiresOn: dateOf(dayOf(clock.now()) + 21 * DAY) })
    .where(eq(policies.id, id));
}

/** Finishes a task as a user, or opens it. */
async function setDone({ db }: Harness, id: string, doneBy: string | null): Promise<void> {
  await db
    .update(tasks)
    .set({ doneBy, doneAt: doneBy === null ? null : new Date() })
    .where(eq(tasks.id, id));
}

/** Policy and type of a transaction, which an update must repeat. */
async function lockedValues({ db }: Harness, id: string): Promise<{ policyId?: string; transactionType?: string }> {
  const [row] = await db.select().from(policyTransactions).where(eq(policyTransactions.id, id));
  return row ? { policyId: row.policyId, transactionType: row.transactionType } : {};
}

/** A new contact of the agency, because an erasure leaves none for the other operations. */
async function contactToErase({ db }: Harness, { agencyId, userId }: Account): Promise<{ id: string; email: string }> {
  const id = uuidv7();
  const email = `erased-${id}@people.test`;
  const names = { firstName: 'Short', lastName: 'Lived', email };
  await db.insert(contacts).values({ id, agencyId: agencyId ?? unknownId, agentId: userId, ...names });
  return { id, email };
}

/** Makes the agency ask for its deletion, or not. Returns its name. */
async function prepareDeletion({ db }: Harness, { agencyId, userId }: Account, requested: boolean): Promise<string> {
  const values = { deletionRequestedAt: requested ? new Date() : null, deletionRequestedBy: requested ? userId : null };
  const changed = db
    .update(agencies)
    .set(values)
    .where(eq(agencies.id, agencyId ?? unknownId));
  return onlyRow(await changed.returning({ name: agencies.name })).name;
}

/** Values of good faith that a sample does not have. An id that is listed here is sent, although it is optional. */
const chosen: Partial<Record<OperationId, Readonly<Record<string, unknown>>>> = {
  updateProfilePicture: { dbfileId: true },
  createInvitation: { contactId: true },
  createPolicy: { contactId: true, insuranceTypeId: true, carrierId: true },
  createCertificate: { holderName: 'City of Portland', holderAddress: '1 Main Street' },
  moveClaim: { claimStatus: 'REOPENED' },
  previewQuoteMail: { to: 'reader@sample.test' },
  sendQuote: { to: 'reader@sample.test' },
  updateMailThread: { isDone: true },
  startBulk: { agentId: true },
  updateSignInSecurity: { factorRequiredFor: ['CUSTOMER'], idleMinutes: 60 },
  updateRetention: { correspondenceYears: 7, documentYears: null, lostOpportunityYears: 3, auditYears: 10 },
  updateBrand: { theme: 'DARK' },
  updateTimeSettings: { timeZone: 'America/New_York', digestTime: '07:00', defaultLanguage: 'en' },
  createTask: { recordType: 'CONTACT', recordId: true, assigneeId: true },
  createNote: { noteKind: 'NOTE', recordType: 'CONTACT', recordId: true, text: '<p>Asked about the roof</p>' },
  updateNote: { text: '<p>Asked about the roof</p>' },
  getTimeline: { recordType: 'CONTACT', recordId: true },
  createServiceRequest: { policyServiceType: 'REQUEST_FOR_ID' },
  removePasskey: { password: demoPassword },
};

/** Returns the values that an account of good faith sends to an operation. Each call reads the current version again. */
export async function agencyCaller(
  server: Harness,
  known: KnownIds,
  account: Account,
  operation: Operation,
): Promise<() => Promise<Caller>> {
  const { id } = operation;
  const { email, userId, agencyId, viewer } = account;
  const changed = changedTables[id] ?? 'users';
  const named = idLocationsOf(operation).map((place) => tables[tableName(fieldOf(place))] ?? changed);
  const wanted = [...new Set([...named, changed])];
  const rows = new Map(
    await Promise.all(wanted.map(async (table) => [table, await ownRow(server, table, account)] as const)),
  );
  const ids: Record<string, string | undefined> = {
    id: rows.get(changed)?.id,
    userId,
    agencyId,
    agentId: userId,
    assigneeId: userId,
    subscriptionPackageId: known.packageId,
    packageId: known.packageId,
    verificationDocId: known.docId,
    insuranceTypeId: known.typeId,
    carrierId: known.carrierId,
    ...(takesUpload(operation) && (await unusedUpload(server, operation, account))),
  };
  const values: Record<string, unknown> = {
    createdBy: viewer.role,
    fileType: 'DOCUMENT',
    fileUploadType: 'ATTACHMENT',
    createdDocType: 'QUOTE',
    effectiveDate: dayOf(server.clock.now()) + DAY,
    ...(id === 'createUploadedDoc' && { expirationDate: dayOf(server.clock.now()) + 30 * DAY }),
    ...(id === 'renewPolicy' && { expiredDate: dayOf(server.clock.now()) + 366 * DAY }),
    ...(id === 'startBulk' && { records: [{ id: ids['id'] }] }),
    ...(id === 'requotePolicy' && { carrierIds: [known.carrierId] }),
    ...(/^(uploadRequestedDocument|previewQuoteMail|sendQuote)$/.test(id) && { fileIds: [ids['fileIds']] }),
    // optional for customers
    ...(id === 'createOpportunities' && viewer.role === 'AGENT' && { contactId: true }),
    ...(id.endsWith('Task') && { dueDate: dayOf(server.clock.now()), snoozedUntil: server.clock.now() + DAY }),
    neededBy: dayOf(server.clock.now()) + DAY,
    ...chosen[id],
  };
  if (id === 'updatePolicyTransaction') {
    const { policyId, transactionType } = await lockedValues(server, ids['id'] ?? unknownId);
    ids['policyId'] = policyId;
    values['transactionType'] = transactionType;
  }
  if (id === 'eraseContact') {
    const contact = await contactToErase(server, account);
    ids['id'] = contact.id;
    values['email'] = contact.email;
  }
  if (id === 'requestAgencyDeletion' || id === 'withdrawAgencyDeletion')
    values['agencyName'] = await prepareDeletion(server, account, id === 'withdrawAgencyDeletion');
  if (id === 'renewPolicy' || id === 'requotePolicy') await makeRenewable(server, ids['id'] ?? unknownId);
  if (changed === 'tasks') await setDone(server, ids['id'] ?? unknownId, id === 'reopenTask' ? userId : null);
  const readVersion = async (): Promise<number> => {
    const current = await server.db.execute(
      sql`select to_jsonb(t) ->> 'version' as version from ${sql.identifier(changed)} t where id = ${ids['id'] ?? unknownId}`,
    );
    const [{ version } = { version: null }] = rowsOf<{ version: string | null }>(current);
    return Number(version ?? 1);
  };
  return async () => {
    // Only writes send a version.
    const version = operation.method === 'GET' ? undefined : await readVersion();
    return {
      email,
      typeId: known.typeId,
      ownId: (name) => ids[name] ?? rows.get(tables[tableName(name)] ?? '')?.id ?? null,
      choose: (name) => (name === 'version' ? version : values[name]),
    };
  };
}
