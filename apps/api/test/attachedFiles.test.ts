import { eq, inArray, isNotNull } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onlyRow } from '../src/db/rows.ts';
import { certificates, files, opportunities, users } from '../src/db/schema/index.ts';
import { scoped } from '../src/db/scope.ts';
import { cleanUp, retention } from '../src/jobs/cleanUp.ts';
import { carrierInput, uploadImage } from './support/carriers.ts';
import { claimCalls } from './support/claims.ts';
import { readStoredFile } from './support/fileUses.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { multipart, samples } from './support/multipart.ts';
import { policyCalls } from './support/policies.ts';
import { agent, customer, owner } from './support/quotes.ts';
import { verificationCalls } from './support/verification.ts';

let server: Harness;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const admin = 'admin@demo.test';
const claimsOf = claimCalls(() => server);
const policiesOf = policyCalls(() => server);
const verification = verificationCalls(() => server);
const { send } = policiesOf;

const upload = async (as: string, type: string, content: Buffer = samples.pdf, filename = 'new.pdf') => {
  const url = `/api/file/upload?fileType=DOCUMENT&fileUploadType=${type}`;
  const response = await server.call(as, { method: 'POST', url, ...multipart({ content, filename }) });
  expect(response.statusCode, response.body).toBe(201);
  return response.json().payload.id as string;
};
/** Tries to replace a file with each kind of upload and expects no change. */
async function expectUnchanged(as: string, id: string, kinds: readonly string[], content: Buffer = samples.pdf) {
  const before = await readStoredFile(server, id);
  for (const kind of kinds) {
    const url = `/api/file/update?file_id=${id}&fileUploadType=${kind}`;
    const response = await server.call(as, { method: 'PUT', url, ...multipart({ content, filename: 'x.pdf' }) });
    expect([response.statusCode, response.json().code], `${as} as ${kind}`).toEqual([409, 'file.attached']);
    expect(await readStoredFile(server, id)).toEqual(before);
  }
}
const okPayload = async (answering: Promise<LightMyRequestResponse>) => {
  const response = await answering;
  expect(response.statusCode, response.body).toBeLessThan(300);
  return response.json().payload;
};
const rowOf = async (id: string) => onlyRow(await server.db.select().from(files).where(eq(files.id, id)));

describe('an attached file is not replaced', () => {
  it('by a platform admin who may not change carriers', async () => {
    const { image } = await okPayload(send(admin, 'POST', '/api/carrier/create', await carrierInput(server)));
    const { id } = image;
    await expectUnchanged('limited-admin@demo.test', id, ['USER_IMAGE'], samples.gif);
    await expectUnchanged(admin, id, ['CARRIER', 'USER_IMAGE'], samples.gif);
  });

  it('by a customer or an agency admin for a document of a SETTLED claim', async () => {
    const fileId = await claimsOf.file();
    let claim = await claimsOf.claim({ fileIds: [fileId] });
    for (const status of ['IN_REVIEW', 'FILED_WITH_CARRIER', 'SETTLED'])
      claim = (await claimsOf.move(claim, status, { note: 'Because.' })).json().payload;
    expect(claim.claimStatus).toBe('SETTLED');
    await expectUnchanged(customer, fileId, ['CLAIM', 'OTHER', 'USER_IMAGE'], samples.gif);
    await expectUnchanged(owner, fileId, ['CLAIM', 'OTHER', 'USER_IMAGE'], samples.gif);
  });

  it('by a customer for a document that became part of a policy', async () => {
    const docId = await upload(customer, 'OPPORTUNITY');
    const body = { docId, type: 'POLICY_REVIEW' };
    const opportunity = await okPayload(send(customer, 'POST', '/api/opportunity/customer-policy-doc', body));
    const { contactId: _, ...input } = await policiesOf.input();
    const policy = await okPayload(policiesOf.create({ ...input, opportunityId: opportunity.id }));
    expect(policy.documents).toMatchObject([{ dbFile: { id: docId } }]);
    await expectUnchanged(customer, docId, ['OPPORTUNITY', 'OTHER', 'USER_IMAGE']);
  });

  it('by the agent who uploaded a SENT certificate', async () => {
    const { id: certificateId } = await policiesOf.certificate();
    const docId = await policiesOf.file('CERTIFICATE');
    expect((await policiesOf.answer({ certificateId, docId })).statusCode).toBe(200);
    await expectUnchanged(agent, docId, ['CERTIFICATE', 'OTHER', 'USER_IMAGE']);
    await expectUnchanged(owner, docId, ['CERTIFICATE']);
    const { status } = onlyRow(await server.db.select().from(certificates).where(eq(certificates.id, certificateId)));
    expect(status).toBe('SENT');
  });

  it('with a message in the language of the caller', async () => {
    const docId = await policiesOf.file('CERTIFICATE');
    const { id: certificateId } = await policiesOf.certificate();
    await policiesOf.answer({ certificateId, docId });
    const url = `/api/file/update?file_id=${docId}&fileUploadType=CERTIFICATE`;
    const messages = new Set<string>();
    for (const language of ['en', 'fr', 'de', 'nl']) {
      const { payload, headers } = multipart({ content: samples.pdf });
      const request = { method: 'PUT' as const, url, payload, headers: { ...headers, 'accept-language': language } };
      messages.add((await server.call(agent, request)).json().message);
    }
    expect(messages.size).toBe(4);
  });
});

describe('a change of an attached file creates a new version', () => {
  /** Expects that `id` is the next version and that the row and bytes of the previous version still exist. */
  async function expectVersion(id: string, previous: Awaited<ReturnType<typeof readStoredFile>>, author: string) {
    const { id: uploadedBy } = onlyRow(await server.db.select().from(users).where(eq(users.email, author)));
    expect(await rowOf(id)).toMatchObject({
      previousVersionId: previous.row.id,
      uploadedBy,
      createdAt: expect.any(Date),
    });
    expect(await readStoredFile(server, previous.row.id)).toEqual(previous);
  }

  it('of the image of a carrier', async () => {
    const input = await carrierInput(server);
    const created = await okPayload(send(admin, 'POST', '/api/carrier/create', input));
    const before = await readStoredFile(server, created.image.id);
    const dbfileId = await uploadImage(server);
    const body = { ...input, carrierId: created.id, version: created.version, dbfileId };
    await okPayload(send(admin, 'PUT', '/api/carrier/update/', body));
    await expectVersion(dbfileId, before, admin);
  });

  it('of the photo of a user and of the logo of an agency', async () => {
    const change = async (dbfileId: string) => {
      const { version } = (await server.call(owner, { url: '/api/auth/me' })).json().payload.user;
      return okPayload(send(owner, 'PUT', '/api/auth/profile-picture/update', { dbfileId, version }));
    };
    const first = await uploadImage(server, owner, 'USER_IMAGE');
    await change(first);
    const before = await readStoredFile(server, first);
    const second = await uploadImage(server, owner, 'USER_IMAGE');
    await change(second);
    await expectVersion(second, before, owner);

    const { agencyId } = onlyRow(await server.db.select().from(users).where(eq(users.email, owner)));
    const changeLogo = async (dbfileId: string) => {
      const { version } = (await server.call(owner, { url: `/api/agency/id/${agencyId}` })).json().payload;
      return okPayload(send(owner, 'PUT', '/api/agency/update', { agencyId, version, dbfileId }));
    };
    const logo = await uploadImage(server, owner, 'AGENCY');
    await changeLogo(logo);
    const earlier = await readStoredFile(server, logo);
    const newer = await uploadImage(server, owner, 'AGENCY');
    await changeLogo(newer);
    await expectVersion(newer, earlier, owner);
  });

  it('of the document of an opportunity', async () => {
    const first = await upload(agent, 'OPPORTUNITY');
    const { id, version } = await policiesOf.quotes.opportunity({ documentFileId: first });
    const before = await readStoredFile(server, first);
    const second = await upload(owner, 'OPPORTUNITY');
    const update = (as: string, values: object) =>
      send(as, 'PUT', '/api/opportunity/update', { id, version, ...values });
    expect((await update(agent, { opportunityDocId: second })).json().errors, 'a file of another agent').toMatchObject([
      { field: 'opportunityDocId', code: 'opportunity.documentUnknown' },
    ]);
    await okPayload(update(owner, { opportunityDocId: second }));
    await expectVersion(second, before, owner);
  });

  it('also when the document of an opportunity is cleared; it stays and cannot be reused', async () => {
    const fileId = await upload(agent, 'OPPORTUNITY');
    const { id, version } = await policiesOf.quotes.opportunity({ documentFileId: fileId });
    const before = await readStoredFile(server, fileId);
    const body = { id, version, opportunityDocId: null };
    const cleared = await okPayload(send(agent, 'PUT', '/api/opportunity/update', body));
    expect(cleared.opportunityDocument).toBeNull();
    const { bytes, row } = await readStoredFile(server, fileId);
    expect(bytes).toBe(before.bytes);
    expect(row).toEqual({ ...before.row, keptAt: expect.any(Date) });
    await expectUnchanged(agent, fileId, ['OPPORTUNITY', 'OTHER']);
    const again = { id, version: cleared.version, opportunityDocId: fileId };
    const refused = await send(agent, 'PUT', '/api/opportunity/update', again);
    expect(refused.json().errors).toMatchObject([{ field: 'opportunityDocId', code: 'file.used' }]);
  });

  it('of a verification document', async () => {
    const { id } = await verification.doc();
    const first = await verification.uploaded(id);
    const before = await readStoredFile(server, first.file.id);
    const second = await verification.uploaded(id, { replacesId: first.id });
    await expectVersion(second.file.id, before, owner);
  });

  it('that the nightly clean-up keeps for documents and deletes for photos and logos', async () => {
    const versions = () =>
      server.db
        .select({ id: files.previousVersionId, uploadType: files.uploadType })
        .from(files)
        .where(isNotNull(files.previousVersionId));
    const before = await versions();
    const earlier = before.flatMap(({ id }) => id ?? []);
    server.clock.advance(3 * retention.unusedFile);
    await server.db.update(files).set({ createdAt: new Date((server.clock.now() - 2 * retention.unusedFile) * 1000) });
    await cleanUp(scoped(server.db, { role: 'fairlead_jobs' }), server.clock);
    const left = await server.db.select().from(files).where(inArray(files.id, earlier));
    expect(left.map(({ uploadType }) => uploadType).sort()).toEqual(['OPPORTUNITY', 'VERIFICATION_DOC']);
    const keptFiles = await server.db.select().from(files).where(isNotNull(files.keptAt));
    expect(keptFiles.map(({ uploadType }) => uploadType)).toEqual(['OPPORTUNITY']);
    expect((await versions()).map(({ uploadType }) => uploadType).sort()).toEqual(['OPPORTUNITY', 'VERIFICATION_DOC']);
    for (const { id } of left) expect((await readStoredFile(server, id)).bytes).not.toBe('');
  });
});

it('an upload cannot become the document of two opportunities', async () => {
  const opportunityDocId = await upload(agent, 'OPPORTUNITY');
  const { id: contactId } = await policiesOf.quotes.ownContact();
  const { insuranceTypeId } = await policiesOf.input();
  const body = { contactId, insuranceTypeIds: [insuranceTypeId], opportunityDocId };
  const key = { 'idempotency-key': 'one-opportunity-with-a-document' };
  const create = (headers = {}) => send(agent, 'POST', '/api/opportunity/create', body, headers);
  const first = await create(key);
  expect(first.statusCode, first.body).toBe(201);
  expect((await create(key)).json()).toMatchObject({ payload: [{ id: first.json().payload[0].id }] });
  expect((await create()).json().errors).toMatchObject([{ field: 'opportunityDocId', code: 'file.used' }]);
  expect(await server.db.$count(opportunities, eq(opportunities.documentFileId, opportunityDocId))).toBe(1);
});
