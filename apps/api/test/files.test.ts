import { readdir } from 'node:fs/promises';
import { MAX_UPLOAD_BYTES } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, files, users } from '../src/db/schema/index.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { allJobs, runDueJobs } from './support/jobs.ts';
import { multipart, samples } from './support/multipart.ts';

let server: Harness;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

type Part = Parameters<typeof multipart>[0];
const upload = (as: string | null, part: Part, fileType = 'DOCUMENT') =>
  server.call(as, {
    method: 'POST',
    url: `/api/file/upload?fileType=${fileType}&fileUploadType=USER_IMAGE`,
    ...multipart(part),
  });
const replace = (as: string, id: string, part: Part) =>
  server.call(as, {
    method: 'PUT',
    url: `/api/file/update?file_id=${id}&fileUploadType=USER_IMAGE`,
    ...multipart(part),
  });
const stored = async (as: string, part: Part, fileType?: string) => {
  const response = await upload(as, part, fileType);
  expect(response.statusCode, response.body).toBe(201);
  return response.json().payload;
};
const download = (url: string) => server.app.inject({ url });
const onDisk = async () =>
  (await readdir(server.folder, { recursive: true, withFileTypes: true })).filter((e) => e.isFile());

describe('an upload', () => {
  it('is downloaded unchanged, under its name', async () => {
    const content = Buffer.from(Array.from({ length: 70_000 }, (_, i) => i % 251));
    const file = await stored('agent@demo.test', { content, filename: 'Grüße & more.bin' });
    expect(file).toMatchObject({ name: 'Grüße & more.bin', size: 70_000, contentType: 'application/octet-stream' });
    const response = await download(file.fileUrl);
    expect(response.rawPayload.equals(content)).toBe(true);
    expect(response.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': "attachment; filename*=UTF-8''Gr%C3%BC%C3%9Fe%20%26%20more.bin",
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'private, max-age=900, immutable',
    });
  });

  it.each([
    ['invoice\u202efdp.exe', 'invoicefdp.exe'],
    ['\u2066scan\u2069.pdf', 'scan.pdf'],
    [`${'x'.repeat(254)}😀.pdf`, 'x'.repeat(254)],
    ['\u202e', 'file'],
  ])('has a name without characters that disguise it: %j', async (filename, name) => {
    expect((await stored('agent@demo.test', { content: 'x', filename })).name).toBe(name);
  });

  it('may have exactly 23,068,672 bytes, and a rejected one is not stored', async () => {
    const content = Buffer.alloc(MAX_UPLOAD_BYTES + 1, 'x');
    const exact = await upload('agent@demo.test', { content: content.subarray(1) });
    expect([exact.statusCode, exact.json().payload.size]).toEqual([201, MAX_UPLOAD_BYTES]);
    const before = await onDisk();
    const over = await upload('agent@demo.test', { content });
    expect(over.statusCode).toBe(413);
    expect(over.json()).toMatchObject({
      code: 'file.tooLarge',
      message: "Selected all file(s) size can't exceeded 22 mb",
    });
    expect(await onDisk()).toEqual(before);
  });

  it.each([
    ['png', 'image/png'],
    ['jpeg', 'image/jpeg'],
    ['gif', 'image/gif'],
    ['webp', 'image/webp'],
  ] as const)('of an image is what its bytes say: %s', async (kind, contentType) => {
    const file = await stored('owner@demo.test', { content: samples[kind], filename: 'x.html' }, 'IMAGE');
    expect(file.contentType).toBe(contentType);
    const { headers } = await download(file.fileUrl);
    expect(headers['content-type']).toBe(contentType);
    expect(headers['content-disposition']).toMatch(/^inline;/);
  });

  it.each(['pdf', 'svg', 'text'] as const)('of a %s is not an image', async (kind) => {
    const response = await upload('owner@demo.test', { content: samples[kind], filename: 'x.png' }, 'IMAGE');
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toMatchObject([{ field: 'file', code: 'file.notImage' }]);
  });

  it('is never served as a page', async () => {
    const file = await stored('owner@demo.test', { content: samples.svg, filename: 'x.html' });
    const { headers } = await download(file.fileUrl);
    expect(headers['content-type']).toBe('application/octet-stream');
    expect(headers['content-disposition']).toMatch(/^attachment;/);
  });

  it('requires a session, a part named file, and content', async () => {
    expect((await upload(null, { content: 'x' })).statusCode).toBe(401);
    const wrongPart = await upload('owner@demo.test', { content: 'x', name: 'other' });
    expect(wrongPart.json().errors).toMatchObject([{ field: 'file', code: 'file.missing' }]);
    const empty = await upload('owner@demo.test', { content: '' });
    expect(empty.json().errors).toMatchObject([{ field: 'file', code: 'file.empty' }]);
    const json = await server.call('owner@demo.test', {
      method: 'POST',
      url: '/api/file/upload?fileType=IMAGE&fileUploadType=USER_IMAGE',
      payload: {},
    });
    expect(json.statusCode).toBe(415);
    const cut = multipart({ content: 'x'.repeat(1000) });
    const broken = await server.call('owner@demo.test', {
      method: 'POST',
      url: '/api/file/upload?fileType=DOCUMENT&fileUploadType=USER_IMAGE',
      headers: cut.headers,
      payload: cut.payload.subarray(0, 300),
    });
    expect([broken.statusCode, broken.json().code]).toEqual([400, 'request.malformed']);
  });

  it.each(['ATTACHMENT', 'POLICY', 'CERTIFICATE', 'BILL', 'CLAIM', 'OTHER', 'QUOTE', 'OPPORTUNITY'])(
    'can be of the kind %s and returns its id and address',
    async (kind) => {
      const url = `/api/file/upload?fileType=DOCUMENT&fileUploadType=${kind}`;
      const part = multipart({ content: samples.pdf, filename: 'a.pdf' });
      const response = await server.call('agent@demo.test', { method: 'POST', url, ...part });
      const { payload } = response.json();
      expect(response.statusCode, response.body).toBe(201);
      expect((await download(payload.fileUrl)).rawPayload.equals(samples.pdf)).toBe(true);
      const [row] = await server.db.select().from(files).where(eq(files.id, payload.id));
      expect(row?.uploadType).toBe(kind);
    },
  );

  it.each(['POLICY', 'CERTIFICATE', 'BILL', 'CARRIER', 'AGENCY', 'VERIFICATION_DOC', 'SIGNATURE'])(
    'of the kind %s is not allowed for customers',
    async (kind) => {
      const url = `/api/file/upload?fileType=DOCUMENT&fileUploadType=${kind}`;
      const part = multipart({ content: samples.png });
      expect((await server.call('customer@demo.test', { method: 'POST', url, ...part })).statusCode).toBe(403);
    },
  );

  it('is recorded in the audit log', async () => {
    const { id } = await stored('owner@demo.test', { content: 'x' });
    const [row] = await server.db.select().from(auditLog).where(eq(auditLog.recordId, id));
    expect(row).toMatchObject({ operationId: 'uploadFile', recordType: 'file' });
  });
});

describe('a signed address', () => {
  it('opens only its own file, until it expires', async () => {
    const [one, other] = [
      await stored('owner@demo.test', { content: 'one' }),
      await stored('owner@demo.test', { content: '2' }),
    ];
    expect((await download(one.fileUrl)).body).toBe('one');
    const refused = [
      one.fileUrl.replace(one.id, other.id),
      one.fileUrl.replace(/exp=\d+/, 'exp=99999999999'),
      `${one.fileUrl}x`,
      one.fileUrl.replace(/sig=.*/, 'sig=é'),
      one.fileUrl.replace(one.id, '01940000-0000-7000-8000-000000000000'),
    ];
    for (const url of refused) {
      const response = await download(url);
      expect([response.statusCode, response.json().code], url).toEqual([404, 'file.notFound']);
    }
    server.clock.advance(31 * 60);
    expect((await download(one.fileUrl)).statusCode).toBe(404);
  });

  it('names its user in the audit log, except for images', async () => {
    const of = async (id: string) => {
      const rows = await server.db.select().from(auditLog).where(eq(auditLog.recordId, id));
      return rows.filter(({ action }) => action === 'DOWNLOADED');
    };
    const document = await stored('agent@demo.test', { content: 'x', filename: 'Report.txt' });
    const [uploaded] = await server.db.select().from(auditLog).where(eq(auditLog.recordId, document.id));
    const other = '01940000-0000-7000-8000-000000000001';
    expect((await download(document.fileUrl.replace(/by=[\w-]+/, `by=${other}`))).statusCode).toBe(404);
    expect((await download(document.fileUrl.replace(/by=[\w-]+&/, ''))).statusCode).toBe(404);
    expect(await of(document.id)).toEqual([]);
    expect((await download(document.fileUrl)).statusCode).toBe(200);
    const { userId, agencyId } = uploaded ?? {};
    expect(await of(document.id)).toMatchObject([
      { operationId: 'downloadFile', userId, agencyId, after: { name: 'Report.txt' }, before: null },
    ]);
    const image = await stored('agent@demo.test', { content: samples.png });
    expect((await download(image.fileUrl)).statusCode).toBe(200);
    expect(await of(image.id)).toEqual([]);
  });

  it('expires on a quarter of an hour, 15 to 30 minutes from now', async () => {
    const { fileUrl } = await stored('owner@demo.test', { content: 'x' });
    const exp = Number(/exp=(\d+)/.exec(fileUrl)?.[1]);
    expect(exp % 900).toBe(0);
    expect(exp - server.clock.now()).toBeGreaterThanOrEqual(900);
    expect(exp - server.clock.now()).toBeLessThanOrEqual(1800);
  });

  it('of a photo is returned with the user', async () => {
    const photo = await stored('owner@demo.test', { content: samples.png }, 'IMAGE');
    await server.db.update(users).set({ photoFileId: photo.id }).where(eq(users.email, 'owner@demo.test'));
    const me = (await server.call('owner@demo.test', { url: '/api/auth/me' })).json().payload;
    expect(me.user.photo.id).toBe(photo.id);
    expect((await download(me.user.photo.fileUrl)).headers['content-type']).toBe('image/png');
  });
});

describe('a replacement', () => {
  it('of an unused upload keeps the id, gets a new address and deletes the old content', async () => {
    const first = await stored('agent@demo.test', { content: 'first' });
    const count = (await onDisk()).length;
    const response = await replace('agent@demo.test', first.id, { content: 'second', filename: 'b.txt' });
    const { payload } = response.json();
    expect(payload).toMatchObject({ id: first.id, name: 'b.txt', size: 6 });
    expect((await download(first.fileUrl)).statusCode).toBe(404);
    expect((await download(payload.fileUrl)).body).toBe('second');
    expect(await onDisk()).toHaveLength(count + 1);
    await runDueJobs(server);
    expect((await onDisk()).filter(({ parentPath }) => !parentPath.includes('quarantine'))).toHaveLength(count);
    expect((await allJobs(server)).every(({ state }) => state === 'completed')).toBe(true);
  });

  it('of an image must be an image', async () => {
    const image = await stored('agent@demo.test', { content: samples.png }, 'IMAGE');
    expect((await replace('agent@demo.test', image.id, { content: 'text' })).statusCode).toBe(400);
    expect((await replace('agent@demo.test', image.id, { content: samples.gif })).statusCode).toBe(200);
  });

  it('is allowed only for the uploader; other callers get 404', async () => {
    const file = await stored('agent@demo.test', { content: 'x' });
    const status = async (as: string) => (await replace(as, file.id, { content: 'y' })).statusCode;
    const others = ['owner', 'assistant', 'customer', 'unsubscribed', 'admin'];
    for (const other of others) expect(await status(`${other}@demo.test`), other).toBe(404);
    expect(await status('agent@demo.test')).toBe(200);
    const [row] = await server.db.select().from(files).where(eq(files.id, file.id));
    expect(row?.version).toBe(2);
  });
});
