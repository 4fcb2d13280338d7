import { eq } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';
import { uuidv7 } from '../../src/db/ids.ts';
import { onlyRow } from '../../src/db/rows.ts';
import {
  addresses,
  auditLog,
  bulkRunRows,
  bulkRuns,
  carriers,
  certificates,
  claimNotes,
  claimPeople,
  claimStatusHistory,
  claims,
  contacts,
  coverages,
  credentials,
  discounts,
  docs,
  documentRequests,
  emailAttachments,
  emailReplyTokens,
  emails,
  files,
  idempotencyKeys,
  insuranceTypes,
  invitations,
  mailAttachments,
  mailNotes,
  mails,
  mailTokens,
  mailUnread,
  notes,
  notificationSettings,
  notifications,
  opportunities,
  passkeySetups,
  passkeys,
  policies,
  policyTransactions,
  quotes,
  recoveryCodes,
  referralSignUps,
  serviceRequests,
  sessions,
  signInChallenges,
  states,
  supportForwards,
  tasks,
  userDetails,
  users,
} from '../../src/db/schema/index.ts';
import type { Harness } from './harness.ts';

/** A customer of the first demo agency with records of every kind. */
export interface SampleCustomer {
  email: string;
  /** Text that only the customer's records contain. */
  marker: string;
  agencyId: string;
  userId: string;
  contactId: string;
  /** Ids of the customer's rows, by table. */
  ids: Readonly<Record<string, readonly string[]>>;
  /** Ids of uploads that no record uses. */
  unused: { document: string; image: string };
}

let serial = 6_000_000;

/**
 * Signs a customer in and adds a passkey, which later sign-ins need.
 *
 * @returns The customer, with the id of the passkey.
 */
export async function addPasskey(
  { db, tokenOf }: Pick<Harness, 'db' | 'tokenOf'>,
  customer: SampleCustomer,
): Promise<SampleCustomer> {
  const { userId, email, ids } = customer;
  await tokenOf(email);
  return { ...customer, ids: { ...ids, passkeys: [await insertPasskey(db, userId)] } };
}

/** Removes the policy from the customer's quote, which can then be answered. */
export async function withoutPolicy({ db }: Pick<Harness, 'db'>, customer: SampleCustomer): Promise<SampleCustomer> {
  await db.update(policies).set({ quoteId: null }).where(eq(policies.contactId, customer.contactId));
  return customer;
}

/** Adds a passkey that no device has. Returns its id. */
export async function insertPasskey(db: Database, userId: string): Promise<string> {
  const id = uuidv7();
  const credential = { credentialId: uuidv7(), publicKey: '', counter: 0, transports: [], synced: false };
  await db.insert(passkeys).values({ id, userId, name: 'Laptop', ...credential });
  return id;
}

/** Creates a customer with at least one record of every kind except passkeys, and the password of the demo accounts. */
export function makeCustomer(db: Database, marker: string): Promise<SampleCustomer> {
  return db.transaction(async (tx) => {
    const ids: Record<string, string[]> = {};
    const idOf = (table: string): string => {
      const id = uuidv7();
      ids[table] = [...(ids[table] ?? []), id];
      return id;
    };
    serial += 10;
    const agent = onlyRow(await tx.select().from(users).where(eq(users.email, 'agent@demo.test')));
    const sample = onlyRow(await tx.select().from(users).where(eq(users.email, 'customer@demo.test')));
    const secret = onlyRow(await tx.select().from(credentials).where(eq(credentials.userId, sample.id)));
    const [type] = await tx.select().from(insuranceTypes).where(eq(insuranceTypes.active, true)).limit(1);
    const [carrier] = await tx.select({ id: carriers.id }).from(carriers).limit(1);
    const agencyId = agent.agencyId ?? '';
    const insuranceTypeId = type?.id ?? '';
    const carrierId = carrier?.id ?? '';
    const email = `${marker.toLowerCase()}@customer.test`;
    const future = new Date(Date.now() + 365 * 24 * 3600 * 1000);
    const of = { agencyId };

    const userId = idOf('users');
    const { roleId, emailVerifiedAt } = sample;
    await tx.insert(users).values({ id: userId, ...of, roleId, name: marker, email, emailVerifiedAt });
    await tx.insert(credentials).values({ userId, passwordHash: secret.passwordHash });
    const session = { userId, supportTokenHash: uuidv7(), expiresAt: future };
    await tx.insert(sessions).values({ id: idOf('sessions'), ...session });
    const challenge = { userId, tokenHash: uuidv7(), expiresAt: future };
    await tx.insert(signInChallenges).values({ id: idOf('sign_in_challenges'), ...challenge });
    await tx.insert(passkeySetups).values({ userId, challenge: uuidv7(), expiresAt: future });
    await tx.insert(recoveryCodes).values({ id: idOf('recovery_codes'), userId, codeHash: uuidv7() });
    const mailToken = { userId, purpose: 'resetPassword' as const, tokenHash: uuidv7(), expiresAt: future };
    await tx.insert(mailTokens).values({ id: idOf('mail_tokens'), ...mailToken });
    const repeated = { userId, key: marker, bodyHash: '', answer: { marker } };
    await tx.insert(idempotencyKeys).values({ id: idOf('idempotency_keys'), ...repeated });

    const address = async (addressType: 'USER_ADDRESS' | 'CONTACT_ADDRESS') => {
      const id = idOf('addresses');
      await tx.insert(addresses).values({ id, ...of, addressType, createdBy: userId, street: `1 ${marker} Road` });
      return id;
    };
    const file = async (uploadType: string, uploadedBy: string | null = userId) => {
      const id = idOf('files');
      const content = { name: `${marker}.pdf`, contentType: 'application/pdf', size: 1, sha256: '' };
      await tx.insert(files).values({ id, ...of, uploadedBy, storageKey: id, ...content, uploadType });
      return id;
    };
    const image = async () => {
      const id = idOf('files');
      const content = {
        name: `${marker}.png`,
        contentType: 'image/png',
        size: 1,
        sha256: '',
        uploadType: 'USER_IMAGE',
      };
      await tx.insert(files).values({ id, ...of, uploadedBy: userId, storageKey: id, ...content });
      return id;
    };
    const photo = await image();
    await tx.update(users).set({ photoFileId: photo }).where(eq(users.id, userId));
    const details = { phone: '+12075550111', bio: marker, addressId: await address('USER_ADDRESS') };
    await tx.insert(userDetails).values({ id: userId, ...of, ...details });
    ids.user_details = [userId];

    const contactId = idOf('contacts');
    const named = { firstName: marker, lastName: 'Customer', email, addressId: await address('CONTACT_ADDRESS') };
    await tx.insert(contacts).values({ id: contactId, ...of, agentId: agent.id, userId, ...named });
    const invited = { roleId, contactId, email, invitedBy: agent.id, tokenHash: uuidv7(), expiresAt: future };
    await tx.insert(invitations).values({ id: idOf('invitations'), ...of, ...invited });

    const opportunityId = idOf('opportunities');
    const asked = { createdBy: userId, createdByRole: 'CUSTOMER' as const, shortNote: marker };
    const request = { ...asked, insuranceTypeId, documentFileId: await file('OPPORTUNITY') };
    await tx.insert(opportunities).values({ id: opportunityId, ...of, serial, contactId, ...request });
    const quoteId = idOf('quotes');
    const terms = { premiumCents: 100, effectiveOn: '2030-01-01', status: 'PENDING_APPROVAL' as const };
    const quoted = { serial, contactId, opportunityId, insuranceTypeId, carrierId, createdBy: agent.id };
    await tx.insert(quotes).values({ id: quoteId, ...of, ...quoted, assignedAgentId: agent.id, ...terms });
    const policyId = idOf('policies');
    const insured = { serial, policyNumber: marker, contactId, insuranceTypeId, carrierId, quoteId };
    const active = { status: 'ACTIVE' as const, assignedAgentId: agent.id, createdBy: agent.id };
    await tx.insert(policies).values({ id: policyId, ...of, ...insured, ...active });
    await tx.insert(coverages).values([
      { id: idOf('coverages'), ...of, quoteId, name: marker, value: '1' },
      { id: idOf('coverages'), ...of, policyId, name: marker, value: '1' },
    ]);
    await tx.insert(discounts).values({ id: idOf('discounts'), ...of, quoteId, name: marker });
    const billed = { transactionType: 'AUDIT' as const, paymentStatus: 'PAID' as const, transactionOn: '2030-01-01' };
    const transactionId = idOf('policy_transactions');
    await tx
      .insert(policyTransactions)
      .values({ id: transactionId, ...of, policyId, createdBy: agent.id, ...billed, reference: transactionId });
    const sent = { fileId: await file('CERTIFICATE', agent.id), sentBy: agent.id, sentAt: new Date() };
    const holder = { policyId, holderName: marker, requestedBy: userId };
    const certificateId = idOf('certificates');
    await tx.insert(certificates).values({ id: certificateId, ...of, ...holder, status: 'SENT', ...sent });
    const service = { serviceType: 'REQUEST_FOR_CERTIFICATE' as const, title: marker, requestedBy: userId };
    await tx
      .insert(serviceRequests)
      .values({ id: idOf('service_requests'), ...of, policyId, certificateId, ...service });

    const wanted = { requestedType: 'PHOTOS' as const, neededBy: '2030-01-01', message: marker };
    await tx
      .insert(documentRequests)
      .values({ id: idOf('document_requests'), ...of, contactId, policyId, requestedBy: agent.id, ...wanted });

    const work = { title: marker, kind: 'CALL' as const, dueOn: '2030-01-01' };
    const people = { assigneeId: agent.id, createdBy: agent.id };
    const news = {
      event: 'QUOTE_SENT' as const,
      subjectId: contactId,
      detail: marker,
      inPortal: true,
      inDigest: false,
    };
    await tx.insert(notifications).values({ id: idOf('notifications'), ...of, userId, contactId, ...news });
    const setting = { event: 'QUOTE_SENT' as const, portal: true, mail: false, digest: true, changedAt: new Date() };
    await tx.insert(notificationSettings).values({ id: idOf('notification_settings'), ...of, userId, ...setting });
    await tx.insert(tasks).values({ id: idOf('tasks'), ...of, contactId, policyId, ...work, ...people });

    const written = { kind: 'NOTE' as const, text: marker, createdBy: agent.id };
    await tx.insert(notes).values({ id: idOf('notes'), ...of, contactId, policyId, ...written });

    const claimId = idOf('claims');
    const loss = { claimType: 'OTHER' as const, lossOn: '2030-01-01', description: marker };
    const filed = { serial, policyId, contactId, assignedAgentId: agent.id, createdBy: userId };
    await tx.insert(claims).values({ id: claimId, ...of, ...filed, ...loss });
    await tx.insert(claimPeople).values({ id: idOf('claim_people'), ...of, claimId, name: marker, role: 'WITNESS' });
    const moved = { claimId, status: 'SUBMITTED' as const, note: marker, changedBy: userId };
    await tx.insert(claimStatusHistory).values({ id: idOf('claim_status_history'), ...of, ...moved });
    const note = { claimId, text: marker, createdBy: agent.id };
    await tx.insert(claimNotes).values({ id: idOf('claim_notes'), ...of, ...note });
    const added = { contactId, createdBy: userId, createdByRole: 'CUSTOMER' as const };
    await tx.insert(docs).values([
      { id: idOf('docs'), ...of, ...added, quoteId, fileId: await file('QUOTE') },
      { id: idOf('docs'), ...of, ...added, policyId, fileId: await file('POLICY') },
      { id: idOf('docs'), ...of, ...added, claimId, fileId: await file('CLAIM') },
    ]);

    const stateCode = onlyRow(await tx.select({ code: states.code }).from(states).limit(1)).code;
    const signUp = { firstName: marker, lastName: marker, phone: '1', dateOfBirth: '1990-01-01', street: marker };
    const place = { city: marker, zipCode: '04101', state: stateCode };
    await tx.insert(referralSignUps).values({ id: userId, ...of, agentId: agent.id, ...signUp, ...place });
    ids.referral_sign_ups = [userId];
    await tx.insert(supportForwards).values({ id: idOf('support_forwards'), ...of, content: marker, token: marker });

    const emailId = idOf('emails');
    const between = { agentId: agent.id, contactId, sender: 'AGENT' as const, contactEmail: email };
    const text = { emailType: 'OTHER' as const, subject: marker, body: `<p>${marker}</p>`, reference: marker };
    await tx.insert(emails).values({ id: emailId, ...of, ...between, ...text });
    ids.mail_threads = [emailId];
    ids.mail_messages = [emailId];
    const aside = { threadId: emailId, text: marker, createdBy: agent.id };
    await tx.insert(mailNotes).values({ id: idOf('mail_notes'), ...of, ...aside });
    const run = { ...of, userId: agent.id };
    const runId = idOf('bulk_runs');
    await tx.insert(bulkRuns).values({ id: runId, ...run, list: 'policies', action: 'ASSIGN' });
    const changed = { recordId: uuidv7(), customerName: marker, version: 1 };
    await tx.insert(bulkRunRows).values({ id: idOf('bulk_run_rows'), ...run, runId, ...changed });
    await tx.insert(mailUnread).values({ id: idOf('mail_unread'), ...of, userId: agent.id, threadId: emailId });
    const attached = { emailId, fileId: await file('EMAIL', agent.id), place: 0 };
    await tx.insert(emailAttachments).values({ id: idOf('email_attachments'), ...of, ...attached });
    const reply = { emailId, tokenHash: uuidv7(), expiresAt: future };
    await tx.insert(emailReplyTokens).values({ id: idOf('email_reply_tokens'), ...of, ...reply });
    const mailId = idOf('mails');
    const mail = { kind: 'sample', to: email, subject: marker, html: marker, text: marker };
    await tx.insert(mails).values({ id: mailId, ...of, ...mail });
    await file('OTHER');
    const enclosed = { mailId, fileId: await file('EMAIL', agent.id), place: 0 };
    await tx.insert(mailAttachments).values({ id: idOf('mail_attachments'), ...of, ...enclosed });
    const trail = { userId, operationId: 'createClaim', recordType: 'claim', recordId: claimId, after: { marker } };
    await tx.insert(auditLog).values({ id: idOf('audit_log'), ...of, ...trail });
    const unused = { document: await file('ATTACHMENT'), image: await image() };
    return { email, marker, agencyId, userId, contactId, ids, unused };
  });
}
