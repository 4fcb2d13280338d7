import { DAY, dayOf } from '@fairlead/rules';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agencies, uploadedDocs, users } from '../src/db/schema/index.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { multipart, samples } from './support/multipart.ts';
import { docInput, verificationCalls } from './support/verification.ts';

let server: Harness;
const calls = verificationCalls(() => server);
const owner = 'owner@demo.test';
const today = () => dayOf(server.clock.now());
let agencyId: string;
beforeAll(async () => {
  server = await startHarness();
  const [found] = await server.db.select({ id: users.agencyId }).from(users).where(eq(users.email, owner));
  agencyId = found?.id ?? '';
});
afterAll(() => server.close());

interface RequestedDoc {
  id: string;
  name: string;
  status: string;
  upload: { id: string; reviewedBy: unknown; feedback: string | null } | null;
}
const fetchRequested = async (id: string): Promise<RequestedDoc | undefined> =>
  (await calls.requested()).json().payload.find((doc: RequestedDoc) => doc.id === id);
const rowsFor = (docId: string) =>
  server.db
    .select()
    .from(uploadedDocs)
    .where(and(eq(uploadedDocs.docId, docId), eq(uploadedDocs.agencyId, agencyId)));

describe('a verification document', () => {
  const create = (payload: object) =>
    server.call('admin@demo.test', { method: 'POST', url: '/api/verification-doc/create', payload });

  it.each([
    [{ name: '' }, 'name', 'Name is required'],
    [{ name: '  ' }, 'name', 'Name is required'],
    [{ name: 'x'.repeat(256) }, 'name', 'Name can have at most 255 characters'],
    [{ hasExpirationDate: undefined }, 'hasExpirationDate', 'Has Expiration Date is required'],
    [{ required: undefined }, 'required', 'Required is required'],
    [{ active: undefined }, 'active', 'Status is required'],
    [{ active: 'yes' }, 'active', 'Status must be true or false'],
  ])('is rejected with %j', async (wrong, field, message) => {
    const response = await create(docInput(wrong));
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toMatchObject([{ field, message }]);
  });

  it('has a trimmed name that is unique in any letter case', async () => {
    const created = (await create(docInput({ name: '  Test bond ' }))).json();
    expect(created).toMatchObject({ code: 'verificationDoc.created', payload: { name: 'Test bond', version: 1 } });
    const again = await create(docInput({ name: 'TEST BOND' }));
    expect(again.json()).toMatchObject({ code: 'verificationDoc.nameTaken', errors: [{ field: 'name' }] });
    const url = `/api/verification-doc/delete/id/${created.payload.id}`;
    expect((await server.call('admin@demo.test', { method: 'DELETE', url })).statusCode).toBe(200);
    expect((await create(docInput({ name: 'TEST BOND' }))).statusCode).toBe(201);
  });

  it('is searched by name, filtered by status and sorted', async () => {
    await calls.doc({ name: 'Find B' });
    await calls.doc({ name: 'find a', active: false });
    const names = async (query: string) => {
      const response = await server.call('admin@demo.test', { url: `/api/verification-doc/all?${query}` });
      return response.json().payload.content.map(({ name }: { name: string }) => name);
    };
    expect(await names('name=FIND&sortBy=name&ascOrDesc=asc')).toEqual(['find a', 'Find B']);
    expect(await names('name=find&active=true')).toEqual(['Find B']);
  });

  it('is requested while it is active and not deleted', async () => {
    const [inactive, kept] = [await calls.doc({ active: false }), await calls.doc()];
    expect(await fetchRequested(inactive.id)).toBeUndefined();
    expect(await fetchRequested(kept.id)).toMatchObject({ status: 'MISSING', upload: null });
    expect((await calls.submitDocument(await calls.input(inactive.id))).json().code).toBe('verificationDoc.notFound');
  });
});

describe('an upload of an agency', () => {
  it('is pending, with its file, note and sender', async () => {
    const { id, name } = await calls.doc({ hasExpirationDate: true });
    const expirationDate = today() + 30 * DAY;
    const upload = await calls.uploaded(id, { expirationDate, shortNote: ' As of May ' });
    expect(upload).toMatchObject({
      verificationDoc: { id, name },
      agency: { id: agencyId },
      uploadedBy: { name: 'Margaret Sullivan' },
      file: { name: 'licence.pdf', contentType: 'application/pdf' },
      note: 'As of May',
      expirationDate,
      status: 'PENDING',
      feedback: null,
      reviewedAt: null,
      version: 1,
    });
    expect((await server.app.inject({ url: upload.file.fileUrl })).statusCode).toBe(200);
    expect(await fetchRequested(id)).toMatchObject({ status: 'PENDING', upload: { id: upload.id } });
  });

  it('requires an expiration date when the document has one: a whole day, today or later', async () => {
    const { id } = await calls.doc({ hasExpirationDate: true });
    const refused = async (expirationDate?: number | null) => {
      const response = await calls.submitDocument(await calls.input(id, { expirationDate }));
      expect(response.statusCode).toBe(400);
      return response.json().errors;
    };
    const field = 'expirationDate';
    const required = { field, message: 'Expiration Date is required', code: 'field.required' };
    expect([await refused(), await refused(null)]).toEqual([[required], [required]]);
    expect(await refused(today() - DAY)).toMatchObject([{ field, code: 'uploadedDoc.expirationPast' }]);
    expect(await refused(today() + 1)).toMatchObject([{ field, code: 'field.day' }]);
    expect(await calls.uploaded(id, { expirationDate: today() })).toMatchObject({ status: 'PENDING' });
    const without = await calls.doc();
    expect(await calls.uploaded(without.id, { expirationDate: today() + DAY })).toMatchObject({ expirationDate: null });
  });

  it('must be a file of the same agency that was uploaded as VERIFICATION_DOC', async () => {
    const { id } = await calls.doc();
    const files = [
      await calls.file(owner, 'OTHER'),
      await calls.file('unsubscribed@demo.test'),
      await calls.file('admin@demo.test', 'USER_IMAGE'),
    ];
    for (const { id: fileId } of files) {
      const response = await calls.submitDocument(await calls.input(id, { fileId }));
      expect(response.json().errors).toMatchObject([{ field: 'fileId', code: 'uploadedDoc.fileUnknown' }]);
    }
  });

  it('cannot be replaced with the same file id', async () => {
    const { file } = await calls.uploaded((await calls.doc()).id);
    const url = `/api/file/update?file_id=${file.id}&fileUploadType=OTHER`;
    const response = await server.call(owner, { method: 'PUT', url, ...multipart({ content: samples.pdf }) });
    expect([response.statusCode, response.json().code]).toEqual([409, 'file.attached']);
  });

  it('replaces only the upload that its sender has read', async () => {
    const { id } = await calls.doc();
    const first = await calls.uploaded(id);
    const blind = await calls.submitDocument(await calls.input(id));
    expect(blind.json()).toMatchObject({ code: 'uploadedDoc.replaced', payload: { id: first.id } });
    const second = await calls.uploaded(id, { replacesId: first.id });
    const late = await calls.submitDocument(await calls.input(id, { replacesId: first.id }));
    expect(late.json()).toMatchObject({ code: 'uploadedDoc.replaced', payload: { id: second.id } });
    expect(await fetchRequested(id)).toMatchObject({ upload: { id: second.id } });
    expect(await rowsFor(id)).toHaveLength(2);
  });

  it('is accepted once when many are sent at the same time', async () => {
    const { id } = await calls.doc();
    const bodies = await Promise.all(Array.from({ length: 5 }, () => calls.input(id)));
    const answers = await Promise.all(bodies.map((body) => calls.submitDocument(body)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409]);
    const [present] = await rowsFor(id);
    const replacesId = present?.id;
    const newer = await Promise.all(bodies.map(() => calls.input(id, { replacesId })));
    const again = await Promise.all(newer.map((body) => calls.submitDocument(body)));
    expect(again.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409]);
  });

  it('sent twice with the same key is created once, also as a replacement', async () => {
    const { id } = await calls.doc();
    const { id: replacesId } = await calls.uploaded(id);
    const body = await calls.input(id, { replacesId });
    const headers = { 'idempotency-key': 'the-same-file-twice' };
    const [one, two] = [
      await calls.submitDocument(body, owner, headers),
      await calls.submitDocument(body, owner, headers),
    ];
    expect([one.statusCode, two.statusCode]).toEqual([201, 201]);
    expect(two.json().payload.id).toBe(one.json().payload.id);
    expect((await calls.submitDocument({ ...body, shortNote: 'x' }, owner, headers)).json().code).toBe(
      'idempotency.reused',
    );
  });
});

describe('another agency', () => {
  it('cannot read it', async () => {
    const [other] = await server.db
      .select({ id: agencies.id })
      .from(agencies)
      .where(eq(agencies.name, 'Northgate Coverage Partners'));
    expect((await calls.requested(owner, `?agencyId=${other?.id}`)).statusCode).toBe(404);
    expect((await calls.requested(owner, `?agencyId=${agencyId}`)).statusCode).toBe(200);
    const { id } = await calls.doc();
    await calls.uploaded(id);
    const theirs = (await calls.requested('admin@demo.test', `?agencyId=${other?.id}`)).json().payload;
    expect(theirs.find((doc: RequestedDoc) => doc.id === id)).toMatchObject({ status: 'MISSING', upload: null });
  });
});

describe('the file of an upload', () => {
  const upload = async (filename: string, content: Buffer | string) => {
    const url = '/api/file/upload?fileType=DOCUMENT&fileUploadType=VERIFICATION_DOC';
    const part = multipart({ content, filename });
    const response = await server.call('owner@demo.test', { method: 'POST', url, ...part });
    return [response.statusCode, response.json().errors?.[0]?.code];
  };

  it('has the type of its content', async () => {
    const page = '<!doctype html><script>alert(1)</script>';
    const refused = [400, 'file.notAsNamed'];
    for (const name of ['licence.pdf', 'LICENCE.PDF', 'scan.png', 'scan.jpeg']) {
      expect(await upload(name, page), name).toEqual(refused);
    }
    expect(await upload('scan.png', samples.pdf)).toEqual(refused);
    expect(await upload('licence.pdf', samples.png)).toEqual(refused);
    // A PNG named .jpg by a phone, a PDF after a byte order mark, and a name without an extension.
    for (const [name, content] of [
      ['scan.jpg', samples.png],
      ['licence.pdf', Buffer.concat([Buffer.from('\ufeff'), samples.pdf])],
      ['notes.txt', samples.text],
    ] as const) {
      expect(await upload(name, content), name).toEqual([201, undefined]);
    }
  });
});
