import { DAY, dayOf } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agencies, auditLog, users } from '../src/db/schema/index.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { verificationCalls } from './support/verification.ts';

let server: Harness;
const calls = verificationCalls(() => server);
const today = () => dayOf(server.clock.now());
let agencyId: string;
beforeAll(async () => {
  server = await startHarness();
  const [found] = await server.db.select({ id: users.agencyId }).from(users).where(eq(users.email, 'owner@demo.test'));
  agencyId = found?.id ?? '';
});
afterAll(() => server.close());

const requested = async (id: string) =>
  (await calls.requested()).json().payload.find((doc: { id: string }) => doc.id === id);

describe('a review', () => {
  it('approves, and hides the reviewer from the agency', async () => {
    const { id } = await calls.doc();
    const upload = await calls.uploaded(id);
    const response = await calls.approve(upload);
    expect(response.json()).toMatchObject({
      code: 'uploadedDoc.approved',
      payload: { status: 'APPROVED', reviewedBy: { name: 'Grace Whitfield' }, version: 2 },
    });
    expect(await requested(id)).toMatchObject({ status: 'APPROVED', upload: { reviewedBy: null } });
  });

  it('rejects with a reason', async () => {
    const { id } = await calls.doc();
    const upload = await calls.uploaded(id);
    for (const feedback of [undefined, '', '  ']) {
      const body = { uploadedDocId: upload.id, status: 'REJECTED', version: 1, feedback };
      const response = await calls.review(body);
      const error = { field: 'feedback', message: 'Feedback is required', code: 'field.required' };
      expect([response.statusCode, response.json().errors]).toEqual([400, [error]]);
    }
    expect((await calls.reject(upload, ' Not signed ')).json().code).toBe('uploadedDoc.rejected');
    expect(await requested(id)).toMatchObject({ status: 'REJECTED', upload: { feedback: 'Not signed' } });
  });

  it('rejects an outdated version', async () => {
    const { id } = await calls.doc();
    const first = await calls.uploaded(id);
    await calls.reject(first);
    const late = await calls.approve(first);
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ code: 'uploadedDoc.reviewed', payload: { status: 'REJECTED', version: 2 } });
    const second = await calls.uploaded(id, { replacesId: first.id });
    const response = await calls.approve({ ...first, version: 2 });
    expect(response.json()).toMatchObject({ code: 'uploadedDoc.replaced', payload: { id: second.id } });
  });

  it('succeeds once when many are sent at the same time, and can be changed', async () => {
    const upload = await calls.uploaded((await calls.doc()).id);
    const answers = await Promise.all([calls.approve(upload), calls.reject(upload), calls.approve(upload)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const present = answers.find(({ statusCode }) => statusCode === 200)?.json().payload;
    const other = present.status === 'APPROVED' ? calls.reject : calls.approve;
    const same = present.status === 'APPROVED' ? calls.approve : calls.reject;
    expect((await same(present)).json().code).toBe('uploadedDoc.reviewed');
    expect((await other(present)).statusCode).toBe(200);
  });

  it('is rejected for a deleted document', async () => {
    const { id } = await calls.doc();
    const upload = await calls.uploaded(id);
    await server.call('admin@demo.test', { method: 'DELETE', url: `/api/verification-doc/delete/id/${id}` });
    expect((await calls.approve(upload)).json().code).toBe('uploadedDoc.notFound');
  });

  it('is recorded in the audit log, as uploads are, without file addresses', async () => {
    const upload = await calls.uploaded((await calls.doc()).id);
    await calls.approve(upload);
    const trail = await server.db.select().from(auditLog).where(eq(auditLog.recordId, upload.id)).orderBy(auditLog.id);
    expect(trail.map(({ operationId }) => operationId)).toEqual(['createUploadedDoc', 'reviewUploadedDoc']);
    expect(trail[1]).toMatchObject({ before: { status: 'PENDING' }, after: { status: 'APPROVED' } });
    expect(JSON.stringify(trail)).not.toContain('sig=');
  });
});

describe('the list of uploads', () => {
  const ids = async (query: string) =>
    (await calls.list(`?pageSize=100&${query}`)).json().payload.content.map(({ id }: { id: string }) => id);

  it('contains current uploads, filtered by agency, document and status', async () => {
    const { id, name } = await calls.doc({ name: 'Listing test', hasExpirationDate: true });
    const first = await calls.uploaded(id, { expirationDate: today() + DAY });
    const second = await calls.uploaded(id, { expirationDate: today() + DAY, replacesId: first.id });
    const [agency] = await server.db.select().from(agencies).where(eq(agencies.id, agencyId));
    const byDoc = `docName=${encodeURIComponent(name.toUpperCase())}`;
    expect(await ids(byDoc)).toEqual([second.id]);
    expect(await ids(`${byDoc}&agencyName=${encodeURIComponent(agency?.name.slice(2) ?? '')}`)).toEqual([second.id]);
    expect(await ids(`${byDoc}&agencyName=nobody`)).toEqual([]);
    expect(await ids(`${byDoc}&agencyId=${agencyId}`)).toEqual([second.id]);
    expect(await ids(`${byDoc}&status=PENDING`)).toEqual([second.id]);
    expect(await ids(`${byDoc}&status=APPROVED`)).toEqual([]);
    await calls.approve(second);
    expect(await ids(`${byDoc}&status=APPROVED`)).toEqual([second.id]);
  });

  it('is sorted and paged', async () => {
    const [a, b] = [
      await calls.doc({ name: 'Order a' }),
      await calls.doc({ name: 'order B', hasExpirationDate: true }),
    ];
    const [one, two] = [await calls.uploaded(a.id), await calls.uploaded(b.id, { expirationDate: today() + DAY })];
    expect(await ids('docName=order&sortBy=docName&ascOrDesc=asc')).toEqual([one.id, two.id]);
    expect(await ids('docName=order&sortBy=docName&ascOrDesc=desc')).toEqual([two.id, one.id]);
    expect(await ids('docName=order&sortBy=expirationDate&ascOrDesc=desc')).toEqual([two.id, one.id]);
    expect(await ids('docName=order&sortBy=expirationDate&ascOrDesc=asc')).toEqual([two.id, one.id]);
    const page = (await calls.list('?docName=order&pageSize=1&pageNo=1&sortBy=docName')).json().payload;
    expect(page).toMatchObject({ totalElements: 2, numberOfElements: 1, totalPages: 2, content: [{ id: one.id }] });
  });

  it('shows only uploads after their last day as expired', async () => {
    const { id } = await calls.doc({ name: 'Expiry test', hasExpirationDate: true });
    const upload = await calls.uploaded(id, { expirationDate: today() });
    const query = 'docName=Expiry%20test&status=';
    expect([await ids(`${query}PENDING`), await ids(`${query}EXPIRED`)]).toEqual([[upload.id], []]);
    server.clock.advance(DAY);
    expect([await ids(`${query}PENDING`), await ids(`${query}EXPIRED`)]).toEqual([[], [upload.id]]);
    expect(await requested(id)).toMatchObject({ status: 'EXPIRED' });
    const review = await calls.approve(upload);
    expect(review.json()).toMatchObject({ code: 'uploadedDoc.expired', payload: { status: 'EXPIRED' } });
  });
});
