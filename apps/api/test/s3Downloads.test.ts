import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { auditLog, files } from '../src/db/schema/index.ts';
import { portalPolicy } from '../src/portal/csp.ts';
import { openS3Storage } from '../src/ports/s3Storage.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { multipart, samples } from './support/multipart.ts';
import { type S3Server, startS3Server } from './support/s3Server.ts';

let s3: S3Server;
let opened: Awaited<ReturnType<typeof openS3Storage>>;
let server: Harness;
beforeAll(async () => {
  s3 = await startS3Server(inject('s3'));
  opened = await openS3Storage({ ...s3.settings(), redirects: true });
  server = await startHarness({ storage: opened.storage });
});
afterAll(async () => {
  await server.close();
  opened.close();
  await s3.close();
});

const upload = async (part: Parameters<typeof multipart>[0], type = 'OTHER') => {
  const response = await server.call('agent@demo.test', {
    method: 'POST',
    url: `/api/file/upload?fileType=DOCUMENT&fileUploadType=${type}`,
    ...multipart(part),
  });
  expect(response.statusCode, response.body).toBe(201);
  return response.json().payload;
};
const download = (url: string) => server.app.inject({ url });

describe('a download from a bucket', () => {
  it('is redirected to the content, under its name and as a download', async () => {
    const { fileUrl } = await upload({ content: samples.pdf, filename: "Grüße & 'more'.pdf" });
    const response = await download(fileUrl);
    expect(response.statusCode).toBe(302);
    expect(response.headers).toMatchObject({
      'cache-control': 'private, max-age=240',
      'referrer-policy': 'no-referrer',
    });
    const file = await fetch(response.headers.location ?? '');
    expect(Buffer.from(await file.arrayBuffer()).equals(samples.pdf)).toBe(true);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''Gr%C3%BC%C3%9Fe%20%26%20%27more%27.pdf",
    );
  });

  it('of an image is displayed inline, as its own type', async () => {
    const { fileUrl } = await upload({ content: samples.png, filename: 'x.html' }, 'USER_IMAGE');
    const file = await fetch((await download(fileUrl)).headers.location ?? '');
    expect(file.headers.get('content-type')).toBe('image/png');
    expect(file.headers.get('content-disposition')).toMatch(/^inline;/);
  });

  it('needs a valid address, and is in the audit log', async () => {
    const { id, fileUrl } = await upload({ content: 'x', filename: 'Report.txt' });
    const entries = async () => {
      const rows = await server.db.select().from(auditLog).where(eq(auditLog.recordId, id));
      return rows.filter(({ action }) => action === 'DOWNLOADED');
    };
    const refused = await download(`${fileUrl}x`);
    expect([refused.statusCode, refused.headers.location]).toEqual([404, undefined]);
    expect(await entries()).toEqual([]);
    expect((await download(fileUrl)).statusCode).toBe(302);
    expect(await entries()).toMatchObject([{ operationId: 'downloadFile', after: { name: 'Report.txt' } }]);
    const [row] = await server.db.select().from(files).where(eq(files.id, id));
    await opened.storage.erase(row?.storageKey ?? '');
    expect((await download(fileUrl)).statusCode).toBe(404);
    expect(await entries()).toHaveLength(1);
  });

  it('is allowed by the content security policy of the portal', () => {
    const filesOrigin = opened.storage.links?.origin ?? '';
    const policy = portalPolicy('n', { filesOrigin });
    expect(policy).toContain(`img-src 'self' data: blob: ${filesOrigin};`);
    expect(policy).toContain(`connect-src 'self' ${filesOrigin};`);
    expect(policy.replaceAll(` ${filesOrigin}`, '')).toBe(portalPolicy('n'));
  });
});
