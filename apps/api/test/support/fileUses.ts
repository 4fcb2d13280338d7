import { eq } from 'drizzle-orm';
import { uuidv7 } from '../../src/db/ids.ts';
import { onlyRow } from '../../src/db/rows.ts';
import {
  agencies,
  carriers,
  certificates,
  claims,
  docs,
  emailAttachments,
  emails,
  files,
  mailAttachments,
  mails,
  opportunities,
  policies,
  quotes,
  uploadedDocs,
  users,
  verificationDocs,
} from '../../src/db/schema/index.ts';
import type { Harness } from './harness.ts';
import { samples } from './multipart.ts';

export interface Uploader {
  id: string;
  agencyId: string | null;
}
type Use = (server: Harness, fileId: string, uploader: Uploader) => Promise<unknown>;

const images = ['CARRIER', 'USER_IMAGE', 'AGENCY', 'SIGNATURE'];
let serial = 7_000_000;

/** Stores a file of a user without the validation of uploads. */
export async function storeFile({ db, storage }: Harness, { id: uploadedBy, agencyId }: Uploader, uploadType: string) {
  const isImage = images.includes(uploadType);
  const content = isImage ? samples.png : samples.pdf;
  const storageKey = uuidv7();
  async function* bytes() {
    yield await Promise.resolve(content);
  }
  await storage.write(storageKey, bytes());
  const values = {
    id: uuidv7(),
    agencyId,
    uploadedBy,
    storageKey,
    name: isImage ? 'picture.png' : 'document.pdf',
    contentType: isImage ? 'image/png' : 'application/pdf',
    size: content.length,
    sha256: uploadType,
    uploadType,
  };
  return onlyRow(await db.insert(files).values(values).returning());
}

/** Reads the row and the bytes of a file. */
export async function readStoredFile({ db, storage }: Harness, id: string) {
  const row = onlyRow(await db.select().from(files).where(eq(files.id, id)));
  const stream = await storage.read(row.storageKey);
  const chunks: Buffer[] = [];
  for await (const chunk of stream ?? []) chunks.push(Buffer.from(chunk));
  return { row, bytes: Buffer.concat(chunks).toString('base64') };
}

const agencyOf = ({ agencyId }: Uploader): string => {
  if (!agencyId) throw new Error('the uploader has no agency');
  return agencyId;
};

/** Attaches the file as a document of an agency's record. */
const docOf =
  (find: (server: Harness, agencyId: string) => Promise<Pick<typeof docs.$inferInsert, 'contactId'>>): Use =>
  async (server, fileId, uploader) => {
    const agencyId = agencyOf(uploader);
    const record = await find(server, agencyId);
    const by = { createdByRole: 'AGENT' as const, createdBy: uploader.id };
    return server.db.insert(docs).values({ id: uuidv7(), agencyId, fileId, ...record, ...by });
  };

const policyOf = async ({ db }: Harness, agencyId: string) =>
  onlyRow(await db.select().from(policies).where(eq(policies.agencyId, agencyId)).limit(1));

const policyDoc = docOf(async (server, agencyId) => {
  const { id: policyId, contactId } = await policyOf(server, agencyId);
  return { policyId, contactId };
});
const quoteDoc = docOf(async ({ db }, agencyId) => {
  const { id: quoteId, contactId } = onlyRow(
    await db.select().from(quotes).where(eq(quotes.agencyId, agencyId)).limit(1),
  );
  return { quoteId, contactId };
});

/** Attaches the file to a new claim with the given status. */
const claimDoc = (status: typeof claims.$inferSelect.status) =>
  docOf(async (server, agencyId) => {
    const { id: policyId, contactId, assignedAgentId } = await policyOf(server, agencyId);
    const claimId = uuidv7();
    serial += 1;
    const about = { claimType: 'OTHER' as const, lossOn: '2030-01-01', description: 'Sample' };
    const of = { agencyId, policyId, contactId, assignedAgentId, createdBy: assignedAgentId };
    await server.db.insert(claims).values({ id: claimId, serial, status, ...of, ...about });
    return { claimId, contactId };
  });

const opportunity: Use = async ({ db }, documentFileId, uploader) => {
  const agencyId = agencyOf(uploader);
  const like = onlyRow(await db.select().from(opportunities).where(eq(opportunities.agencyId, agencyId)).limit(1));
  serial += 1;
  return db.insert(opportunities).values({ ...like, id: uuidv7(), serial, documentFileId });
};

const sentCertificate: Use = async (server, fileId, uploader) => {
  const agencyId = agencyOf(uploader);
  const { id: policyId } = await policyOf(server, agencyId);
  const sent = { status: 'SENT' as const, sentBy: uploader.id, sentAt: new Date(), fileId };
  const asked = { holderName: 'City of Portland', requestedBy: uploader.id };
  return server.db.insert(certificates).values({ id: uuidv7(), agencyId, policyId, ...asked, ...sent });
};

const approvedDoc: Use = async ({ db }, fileId, uploader) => {
  const docId = uuidv7();
  await db
    .insert(verificationDocs)
    .values({ id: docId, name: docId, hasExpirationDate: false, required: true, active: true });
  const agencyId = agencyOf(uploader);
  const upload = { id: uuidv7(), agencyId, docId, fileId, uploadedBy: uploader.id };
  return db.insert(uploadedDocs).values({ ...upload, status: 'APPROVED' });
};

/** Attaches the file to a mail to a contact and to its outgoing message. */
const sentAttachment: Use = async ({ db }, fileId, uploader) => {
  const agencyId = agencyOf(uploader);
  const { id: emailId } = onlyRow(await db.select().from(emails).where(eq(emails.agencyId, agencyId)).limit(1));
  await db.insert(emailAttachments).values({ id: uuidv7(), agencyId, emailId, fileId, place: 0 });
  const mailId = uuidv7();
  const content = { kind: 'contactMail', to: 'x@y.test', subject: 'Sample', html: '', text: '' };
  await db.insert(mails).values({ id: mailId, agencyId, ...content });
  return db.insert(mailAttachments).values({ id: uuidv7(), agencyId, mailId, fileId, place: 0 });
};

const carrierImage: Use = async ({ db }, imageFileId) => {
  const id = uuidv7();
  const urls = { websiteUrl: 'https://a.test', claimUrl: 'https://a.test', paymentUrl: 'https://a.test' };
  return db.insert(carriers).values({ id, name: `Carrier ${id}`, ...urls, active: true, imageFileId });
};
const photo: Use = ({ db }, photoFileId, { id }) => db.update(users).set({ photoFileId }).where(eq(users.id, id));
const logo: Use = ({ db }, photoFileId, uploader) =>
  db
    .update(agencies)
    .set({ photoFileId })
    .where(eq(agencies.id, agencyOf(uploader)));
/** Makes the file a previous version of a user's photo. */
const earlierPhoto: Use = async (server, fileId, uploader) => {
  const { id } = await storeFile(server, uploader, 'USER_IMAGE');
  await server.db.update(files).set({ previousVersionId: fileId }).where(eq(files.id, id));
  return photo(server, id, uploader);
};

/** Uses of files, by kind of upload. */
export const fileUses: Readonly<Record<string, Readonly<Record<string, Use>>>> = {
  CARRIER: { 'image of a carrier': carrierImage },
  USER_IMAGE: { 'photo of a user': photo, 'earlier photo of a user': earlierPhoto },
  AGENCY: { 'logo of the agency': logo },
  ATTACHMENT: { 'document of a quote': quoteDoc },
  POLICY: { 'document of a policy': policyDoc },
  CERTIFICATE: { 'SENT certificate': sentCertificate },
  BILL: { 'document of a policy': policyDoc },
  CLAIM: { 'document of an open claim': claimDoc('IN_REVIEW'), 'document of a SETTLED claim': claimDoc('SETTLED') },
  QUOTE: { 'document of a quote': quoteDoc },
  OPPORTUNITY: {
    'document of an opportunity': opportunity,
    'document of an opportunity and of the policy made from it': async (...use) => {
      await opportunity(...use);
      return policyDoc(...use);
    },
  },
  EMAIL: { 'attachment of a sent mail': sentAttachment },
  VERIFICATION_DOC: { 'approved verification document': approvedDoc },
};
