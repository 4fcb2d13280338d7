import { eq, sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { componentSchemas, contract, resolve } from '../src/contract/document.ts';
import { onlyRow } from '../src/db/rows.ts';
import { files, users } from '../src/db/schema/index.ts';
import { carrierInput } from './support/carriers.ts';
import { claimCalls } from './support/claims.ts';
import { rowsOf } from './support/database.ts';
import { documentRequestCalls } from './support/documentRequests.ts';
import { fileUses, readStoredFile, storeFile, type Uploader } from './support/fileUses.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { agent, customer, owner } from './support/quotes.ts';
import { verificationCalls } from './support/verification.ts';

let server: Harness;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const admin = 'admin@demo.test';
const claims = claimCalls(() => server);
const documentRequests = documentRequestCalls(() => server);
const { policies, send } = claims;
const verification = verificationCalls(() => server);

interface Attaching {
  as: string;
  /** Another account of the same agency, or of the platform. */
  other: string;
  /** Kinds of upload that the record accepts. */
  types: readonly string[];
  /** Whether the operation uses the file. Defaults to true. */
  uses?: boolean;
  attach(fileId: string): Promise<LightMyRequestResponse>;
}

const photoOf = (as: string, other: string, url: string): Attaching => ({
  as,
  other,
  types: ['USER_IMAGE'],
  attach: async (dbfileId) => {
    const { version } = (await server.call(as, { url: '/api/auth/me' })).json().payload.user;
    return send(as, 'PUT', url, { dbfileId, version });
  },
});

/** A mail of a quote, or its preview. */
const mailOf = (mailed: 'sendMail' | 'previewMail'): Attaching => ({
  as: agent,
  other: owner,
  types: ['QUOTE'],
  uses: mailed === 'sendMail',
  attach: async (fileId) => policies.quotes[mailed](await policies.quotes.quote(), { fileIds: [fileId] }),
});

/** A new document of a record. */
const docOf = (
  as: string,
  other: string,
  types: readonly string[],
  record: () => Promise<{ typeId: string; createdDocType: string; docType?: string }>,
): Attaching => ({
  as,
  other,
  types,
  attach: async (dbfileId) => {
    const createdBy = as === customer ? 'CUSTOMER' : 'AGENT';
    return policies.quotes.addDoc({ dbfileId, createdBy, ...(await record()) }, as);
  },
});
const quoteRecord = async () => ({ typeId: (await policies.quotes.quote()).id, createdDocType: 'QUOTE' });
const claimRecord = async () => ({ typeId: (await claims.claim()).id, createdDocType: 'CLAIM' });
const policyRecord = async () => ({ typeId: (await policies.policy()).id, createdDocType: 'POLICY' });

/** Operations whose body contains the id of an upload, with the caller and the record where several differ. */
const operations: Readonly<Record<string, Attaching>> = {
  updateProfilePicture: photoOf(agent, owner, '/api/auth/profile-picture/update'),
  'updateProfilePicture by a customer': photoOf(customer, agent, '/api/auth/profile-picture/update'),
  'updateProfilePicture by an agency admin': photoOf(owner, customer, '/api/auth/profile-picture/update'),
  updateAdminProfilePicture: photoOf(admin, 'limited-admin@demo.test', '/api/admin/update-profile-picture'),
  updateAgency: {
    as: owner,
    other: agent,
    types: ['AGENCY'],
    attach: async (dbfileId) => {
      const { agencyId } = await policies.quotes.userOf(owner);
      const { version } = (await server.call(owner, { url: `/api/agency/id/${agencyId}` })).json().payload;
      return send(owner, 'PUT', '/api/agency/update', { agencyId, version, dbfileId });
    },
  },
  createOpportunities: {
    as: agent,
    other: owner,
    types: ['OPPORTUNITY', 'ATTACHMENT'],
    attach: async (opportunityDocId) => {
      const { contactId, insuranceTypeId } = await policies.input();
      const body = { contactId, insuranceTypeIds: [insuranceTypeId], opportunityDocId };
      return send(agent, 'POST', '/api/opportunity/create', body);
    },
  },
  'createOpportunities by a customer': {
    as: customer,
    other: agent,
    types: ['OPPORTUNITY', 'ATTACHMENT'],
    attach: async (opportunityDocId) => {
      const { insuranceTypeId } = await policies.input();
      const body = { insuranceTypeIds: [insuranceTypeId], opportunityDocId };
      return send(customer, 'POST', '/api/opportunity/create', body);
    },
  },
  updateOpportunity: {
    as: agent,
    other: customer,
    types: ['OPPORTUNITY', 'ATTACHMENT'],
    attach: async (opportunityDocId) => {
      const { id, version } = await policies.quotes.opportunity();
      return send(agent, 'PUT', '/api/opportunity/update', { id, version, opportunityDocId });
    },
  },
  submitCustomerPolicyDoc: {
    as: customer,
    other: agent,
    types: ['OPPORTUNITY', 'ATTACHMENT'],
    attach: (docId) => send(customer, 'POST', '/api/opportunity/customer-policy-doc', { docId, type: 'POLICY_REVIEW' }),
  },
  createCarrier: {
    as: admin,
    other: 'limited-admin@demo.test',
    types: ['CARRIER'],
    attach: async (dbfileId) => send(admin, 'POST', '/api/carrier/create', await carrierInput(server, { dbfileId })),
  },
  updateCarrier: {
    as: admin,
    other: 'limited-admin@demo.test',
    types: ['CARRIER'],
    attach: async (dbfileId) => {
      const input = await carrierInput(server);
      const { id: carrierId, version } = (await send(admin, 'POST', '/api/carrier/create', input)).json().payload;
      return send(admin, 'PUT', '/api/carrier/update/', { ...input, carrierId, version, dbfileId });
    },
  },
  createUploadedDoc: {
    as: owner,
    other: agent,
    types: ['VERIFICATION_DOC'],
    attach: async (fileId) => {
      const { id: verificationDocId } = await verification.doc();
      return verification.submitDocument({ verificationDocId, fileId, replacesId: null });
    },
  },
  'createDoc by a customer on a quote': docOf(customer, agent, ['QUOTE', 'ATTACHMENT'], quoteRecord),
  'createDoc by an agent on a quote': docOf(agent, customer, ['QUOTE', 'ATTACHMENT'], quoteRecord),
  'createDoc by a customer on a claim': docOf(customer, owner, ['CLAIM', 'ATTACHMENT'], claimRecord),
  'createDoc by an agent on a claim': docOf(agent, customer, ['CLAIM', 'ATTACHMENT'], claimRecord),
  'createDoc by an agency admin on a policy': docOf(owner, agent, ['POLICY', 'ATTACHMENT'], policyRecord),
  'createDoc by an agent of a bill': docOf(agent, owner, ['POLICY', 'ATTACHMENT', 'BILL'], async () => ({
    ...(await policyRecord()),
    docType: 'BILL',
  })),
  createPolicy: {
    as: agent,
    other: owner,
    types: ['POLICY', 'ATTACHMENT'],
    attach: async (fileId) => policies.create(await policies.input({ docId: [fileId] })),
  },
  updatePolicy: {
    as: agent,
    other: owner,
    types: ['POLICY', 'ATTACHMENT'],
    attach: async (fileId) => policies.update(await policies.policy(), { docId: [fileId] }),
  },
  createCertificateDoc: {
    as: agent,
    other: owner,
    types: ['CERTIFICATE'],
    attach: async (docId) => policies.answer({ certificateId: (await policies.certificate()).id, docId }),
  },
  uploadRequestedDocument: {
    as: customer,
    other: agent,
    types: ['ATTACHMENT'],
    attach: async (fileId) => {
      const { id } = await documentRequests.request();
      return documentRequests.upload(id, { fileIds: [fileId] });
    },
  },
  previewQuoteMail: mailOf('previewMail'),
  sendQuote: mailOf('sendMail'),
  createClaim: {
    as: customer,
    other: agent,
    types: ['CLAIM', 'ATTACHMENT'],
    attach: async (fileId) => claims.create(await claims.input({ fileIds: [fileId] })),
  },
};

const kinds: unknown = componentSchemas['FileUploadType'];
const uploadTypes = Object.values((kinds as { enum: string[] }).enum);

const uploaderOf = async (email: string): Promise<Uploader> =>
  onlyRow(await server.db.select({ id: users.id, agencyId: users.agencyId }).from(users).where(eq(users.email, email)));
const isUsed = async (id: string) =>
  onlyRow(rowsOf<{ used: boolean }>(await server.db.execute(sql`select file_is_used(${id}) as used`))).used;

/** Creates a file of `mine` that another record uses. */
async function usedFile(mine: Uploader, theirs: Uploader, type: string): Promise<string> {
  const { id } = await storeFile(server, mine, type);
  if (type === 'USER_IMAGE') await fileUses['USER_IMAGE']?.['photo of a user']?.(server, id, theirs);
  else if (type === 'CARRIER') await fileUses['CARRIER']?.['image of a carrier']?.(server, id, mine);
  else await fileUses['POLICY']?.['document of a policy']?.(server, id, mine);
  return id;
}

it('lists every operation whose body contains the id of an upload', () => {
  const naming = [...contract.values()].filter(({ body }) => {
    const schema = body?.['application/json']?.schema;
    const { properties = {} } = typeof schema === 'object' ? resolve<{ properties?: object }>(schema) : {};
    return Object.keys(properties).some((name) => /^(dbfileid|fileids?|docid|opportunitydocid)$/i.test(name));
  });
  const listed = new Set(Object.keys(operations).map((name) => name.replace(/ .*/, '')));
  expect(naming.map(({ id }) => id).sort()).toEqual([...listed].sort());
});

describe.each(Object.entries(operations))('%s', (_, { as, other, types, uses = true, attach }) => {
  const refused = async (fileId: string, about: string) => {
    const before = await readStoredFile(server, fileId);
    const used = await isUsed(fileId);
    const response = await attach(fileId);
    expect([400, 409], `${about}: ${response.statusCode} ${response.body}`).toContain(response.statusCode);
    const code: string = response.json().errors?.[0]?.code ?? response.json().code;
    expect(code, about).toMatch(used ? /(file\.used|fileUsed)$/ : /Unknown$/);
    expect(await readStoredFile(server, fileId), about).toEqual(before);
    expect(await isUsed(fileId), about).toBe(used);
  };

  it('accepts an unused upload of the caller once', async () => {
    const uploader = await uploaderOf(as);
    for (const type of types) {
      const { id } = await storeFile(server, uploader, type);
      const response = await attach(id);
      expect(response.statusCode, response.body).toBeLessThan(300);
      expect(await isUsed(id)).toBe(uses);
      // setting the current photo or logo again has no effect
      if (uses && !/AGENCY|USER_IMAGE/.test(type)) await refused(id, `${type} again`);
    }
  });

  it('rejects uploads of other users and kinds, and attached files', async () => {
    const [mine, theirs, foreign] = [
      await uploaderOf(as),
      await uploaderOf(other),
      await uploaderOf(isOfAgency(as) ? 'unsubscribed@demo.test' : agent),
    ];
    for (const type of types) {
      await refused((await storeFile(server, theirs, type)).id, `${type} of ${other}`);
      await refused((await storeFile(server, foreign, type)).id, `${type} of another agency`);
      await refused(await usedFile(mine, theirs, type), `used ${type}`);
      const [earlier, later] = [await storeFile(server, mine, type), await storeFile(server, mine, type)];
      await server.db.update(files).set({ previousVersionId: earlier.id }).where(eq(files.id, later.id));
      await refused(earlier.id, `earlier version of ${type}`);
    }
    for (const type of uploadTypes.filter((each) => !types.includes(each)))
      await refused((await storeFile(server, mine, type)).id, type);
  });
});

const isOfAgency = (as: string) => !as.includes('admin@');
