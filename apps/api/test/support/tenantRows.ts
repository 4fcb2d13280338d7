import { eq, sql } from 'drizzle-orm';
import { uuidv7 } from '../../src/db/ids.ts';
import {
  addresses,
  agencyInsuranceTypes,
  agencySerials,
  agencySubscriptions,
  auditLog,
  bulkRunRows,
  bulkRuns,
  contacts,
  disputes,
  emailAttachments,
  emailReplyTokens,
  emails,
  files,
  insuranceTypes,
  invitations,
  listViews,
  mailAttachments,
  mailNotes,
  mails,
  mailUnread,
  opportunities,
  referralSignUps,
  refunds,
  roles,
  statusCounts,
  subscriptionPackages,
  supportForwards,
  transactions,
  uploadedDocs,
  userDetails,
  users,
  verificationDocs,
} from '../../src/db/schema/index.ts';
import type { Transaction } from '../../src/db/scope.ts';
import { claimSamples } from './claimSamples.ts';
import { rowsOf } from './database.ts';
import { policySamples } from './policySamples.ts';
import { quoteSamples } from './quoteSamples.ts';

async function insertTransaction(tx: Transaction, agencyId: string) {
  const [offered] = await tx.select().from(subscriptionPackages).limit(1);
  const bought = { packageId: offered?.id ?? uuidv7(), packageName: 'Sample', duration: 'ONE_MONTH' as const };
  const amounts = { priceCents: 100, discountCents: 0, paidCents: 100 };
  const kind = { kind: 'NEW' as const, status: 'PAID' as const, reference: uuidv7(), idempotencyKey: uuidv7() };
  const userId = await findUserOf(tx, agencyId);
  return tx.insert(transactions).values({ id: uuidv7(), agencyId, userId, ...kind, ...bought, ...amounts });
}

/** Id of a payment of the agency, which is inserted first. */
async function insertedTransaction(tx: Transaction, agencyId: string): Promise<string> {
  await insertTransaction(tx, agencyId);
  const ofAgency = eq(transactions.agencyId, agencyId);
  const [paid] = await tx.select({ id: transactions.id }).from(transactions).where(ofAgency).limit(1);
  return paid?.id ?? uuidv7();
}

/** Inserts a row for an agency, by table. Every new tenant table needs an entry. */
const samples: Record<string, (tx: Transaction, agencyId: string) => Promise<unknown>> = {
  addresses: async (tx, agencyId) =>
    tx
      .insert(addresses)
      .values({ id: uuidv7(), agencyId, addressType: 'USER_ADDRESS', createdBy: await findUserOf(tx, agencyId) }),
  status_counts: async (tx, agencyId) =>
    tx.insert(statusCounts).values({ agencyId, tableName: 'policies', status: 'ACTIVE', total: 0, premiumCents: 0 }),
  users: async (tx, agencyId) => {
    const [role] = await tx.select().from(roles).where(eq(roles.name, 'Agent'));
    const id = uuidv7();
    return tx
      .insert(users)
      .values({ id, agencyId, roleId: role?.id ?? '', name: 'Sample', email: `${id}@sample.test` });
  },
  // one row per user: existing users may already have one
  user_details: async (tx, agencyId) =>
    tx
      .insert(userDetails)
      .values({ id: await findUserOf(tx, agencyId), agencyId })
      .onConflictDoNothing(),
  agency_subscriptions: async (tx, agencyId) => {
    const [offered] = await tx.select().from(subscriptionPackages).limit(1);
    const time = new Date();
    const bought = {
      packageId: offered?.id ?? '',
      packageName: 'Sample',
      priceCents: 1,
      duration: 'ONE_MONTH' as const,
      subscribedAt: time,
      expiresAt: time,
      closedAt: time,
    };
    return tx.insert(agencySubscriptions).values({ id: uuidv7(), agencyId, ...bought });
  },
  files: async (tx, agencyId) => {
    const id = uuidv7();
    const content = { name: 'a.png', contentType: 'image/png', size: 1, sha256: '', uploadType: 'USER_IMAGE' };
    return tx
      .insert(files)
      .values({ id, agencyId, uploadedBy: await findUserOf(tx, agencyId), storageKey: id, ...content });
  },
  audit_log: (tx, agencyId) =>
    tx.insert(auditLog).values({
      id: uuidv7(),
      userId: uuidv7(),
      agencyId,
      operationId: 'signIn',
      recordType: 'session',
      recordId: uuidv7(),
    }),
  contacts: async (tx, agencyId) =>
    tx.insert(contacts).values({
      id: uuidv7(),
      agencyId,
      agentId: await findUserOf(tx, agencyId),
      firstName: 'Sample',
      lastName: 'Contact',
      email: 'sample@sample.test',
      phone: '1',
    }),
  bulk_runs: async (tx, agencyId) =>
    tx
      .insert(bulkRuns)
      .values({ id: uuidv7(), agencyId, userId: await findUserOf(tx, agencyId), list: 'policies', action: 'ASSIGN' }),
  bulk_run_rows: async (tx, agencyId) => {
    const [userId, runId] = [await findUserOf(tx, agencyId), uuidv7()];
    await tx.insert(bulkRuns).values({ id: runId, agencyId, userId, list: 'policies', action: 'ASSIGN' });
    await tx.insert(bulkRunRows).values({ id: uuidv7(), agencyId, userId, runId, recordId: uuidv7(), version: 1 });
  },
  list_views: async (tx, agencyId) =>
    tx.insert(listViews).values({
      id: uuidv7(),
      agencyId,
      list: 'policies',
      name: uuidv7(),
      shared: true,
      createdBy: await findUserOf(tx, agencyId),
    }),
  invitations: async (tx, agencyId) => {
    const [role] = await tx.select().from(roles).where(eq(roles.name, 'Agent'));
    const invited = { roleId: role?.id ?? '', email: 'sample@sample.test', tokenHash: uuidv7(), expiresAt: new Date() };
    return tx
      .insert(invitations)
      .values({ id: uuidv7(), agencyId, invitedBy: await findUserOf(tx, agencyId), ...invited });
  },
  mails: (tx, agencyId) =>
    tx
      .insert(mails)
      .values({ id: uuidv7(), agencyId, kind: 'sample', to: 'a@b.test', subject: '', html: '', text: '' }),
  support_forwards: (tx, agencyId) => tx.insert(supportForwards).values({ id: uuidv7(), agencyId, content: '{}' }),
  transactions: insertTransaction,
  refunds: async (tx, agencyId) => {
    const made = { amountCents: 100, status: 'SUCCEEDED' as const, idempotencyKey: uuidv7() };
    const transactionId = await insertedTransaction(tx, agencyId);
    return tx.insert(refunds).values({ id: uuidv7(), agencyId, transactionId, ...made });
  },
  disputes: async (tx, agencyId) => {
    const opened = { reason: 'FRAUDULENT', status: 'NEEDS_RESPONSE', openedAt: new Date() } as const;
    const transactionId = await insertedTransaction(tx, agencyId);
    const ids = { id: uuidv7(), agencyId, transactionId, providerReference: uuidv7() };
    return tx.insert(disputes).values({ ...ids, amountCents: 100, withdrawnCents: 100, ...opened });
  },
  uploaded_docs: async (tx, agencyId) => {
    const uploadedBy = await findUserOf(tx, agencyId);
    const file = { contentType: 'image/png', size: 1, sha256: '', uploadType: 'OTHER', name: 'a.png' };
    const fileId = uuidv7();
    await tx.insert(files).values({ id: fileId, agencyId, uploadedBy, storageKey: fileId, ...file });
    // An agency's role cannot read the definition. The insert then fails because of the agency.
    const [doc] = await tx
      .select({ id: verificationDocs.id })
      .from(verificationDocs)
      .where(eq(verificationDocs.name, 'Sample'));
    return tx.insert(uploadedDocs).values({ id: uuidv7(), agencyId, docId: doc?.id ?? uuidv7(), fileId, uploadedBy });
  },
  agency_insurance_types: async (tx, agencyId) => {
    const [type] = await tx.select().from(insuranceTypes).where(eq(insuranceTypes.tag, 'SAMPLE'));
    return tx.insert(agencyInsuranceTypes).values({ id: uuidv7(), agencyId, insuranceTypeId: type?.id ?? uuidv7() });
  },
  // unique per agency, and the demo agency already has one
  agency_serials: (tx, agencyId) =>
    tx.insert(agencySerials).values({ id: uuidv7(), agencyId, kind: 'claim', last: 1 }).onConflictDoNothing(),
  opportunities: async (tx, agencyId) => {
    const [contact] = await tx.select({ id: contacts.id }).from(contacts).where(eq(contacts.agencyId, agencyId));
    const createdBy = await findUserOf(tx, agencyId);
    return tx.insert(opportunities).values({
      id: uuidv7(),
      agencyId,
      // higher than the numbers of the demo data
      serial: 1_000_000,
      contactId: contact?.id ?? uuidv7(),
      createdBy,
      createdByRole: 'AGENT',
    });
  },
  ...quoteSamples,
  referral_sign_ups: async (tx, agencyId) => {
    const id = await findUserOf(tx, agencyId);
    const person = { firstName: 'Sample', lastName: 'Customer', phone: '1', dateOfBirth: '1990-01-01' };
    const home = { street: '1 Main St', city: 'Portland', zipCode: '04101', state: 'ME' };
    return tx.insert(referralSignUps).values({ id, agencyId, agentId: id, ...person, ...home });
  },
  emails: async (tx, agencyId) => insertMail(tx, agencyId),
  // A trigger adds the thread and the message of a mail.
  mail_threads: async (tx, agencyId) => insertMail(tx, agencyId),
  mail_messages: async (tx, agencyId) => insertMail(tx, agencyId),
  mail_notes: async (tx, agencyId) => {
    const threadId = await insertMail(tx, agencyId);
    const createdBy = await findUserOf(tx, agencyId);
    return tx.insert(mailNotes).values({ id: uuidv7(), agencyId, threadId, text: 'Sample', createdBy });
  },
  mail_unread: async (tx, agencyId) => {
    const threadId = await insertMail(tx, agencyId);
    return tx.insert(mailUnread).values({ agencyId, threadId, userId: await findUserOf(tx, agencyId) });
  },
  email_attachments: async (tx, agencyId) => {
    const emailId = await insertMail(tx, agencyId);
    const place = 0;
    return tx
      .insert(emailAttachments)
      .values({ id: uuidv7(), agencyId, emailId, fileId: await insertFile(tx, agencyId), place });
  },
  email_reply_tokens: async (tx, agencyId) =>
    tx.insert(emailReplyTokens).values({
      id: uuidv7(),
      agencyId,
      emailId: await insertMail(tx, agencyId),
      tokenHash: uuidv7(),
      expiresAt: new Date(),
    }),
  mail_attachments: async (tx, agencyId) => {
    const id = uuidv7();
    await tx.insert(mails).values({ id, agencyId, kind: 'sample', to: 'a@b.test', subject: '', html: '', text: '' });
    const fileId = await insertFile(tx, agencyId);
    return tx.insert(mailAttachments).values({ id: uuidv7(), agencyId, mailId: id, fileId, place: 0 });
  },
  ...policySamples,
  ...claimSamples,
};
async function insertFile(tx: Transaction, agencyId: string): Promise<string> {
  const id = uuidv7();
  const content = { name: 'a.pdf', contentType: 'application/pdf', size: 1, sha256: '', uploadType: 'EMAIL' };
  await tx.insert(files).values({ id, agencyId, storageKey: id, ...content });
  return id;
}
async function insertMail(tx: Transaction, agencyId: string): Promise<string> {
  const id = uuidv7();
  const [contact] = await tx.select({ id: contacts.id }).from(contacts).where(eq(contacts.agencyId, agencyId));
  const between = { agentId: await findUserOf(tx, agencyId), contactId: contact?.id ?? uuidv7() };
  const what = { emailType: 'OTHER' as const, subject: 'Sample', body: '<p>Sample</p>', reference: 'ML-0' };
  const values = { id, agencyId, ...between, sender: 'AGENT' as const, contactEmail: 'a@b.test', ...what };
  await tx.insert(emails).values(values);
  return id;
}
/** Returns a user of the agency. Returns a random id when the role cannot read users; the row then fails for its agency. */
export async function findUserOf(tx: Transaction, agencyId: string): Promise<string> {
  const found = await tx.execute(sql`select id from users where agency_id = ${agencyId}`);
  return rowsOf<{ id: string }>(found)[0]?.id ?? uuidv7();
}
/** Inserts a row of an agency into a table. */
export const insertInto = (table: string, tx: Transaction, agencyId: string) => {
  const insert = samples[table];
  if (!insert) throw new Error(`test/tenancy.test.ts has no sample row for the tenant table ${table}`);
  return insert(tx, agencyId);
};
