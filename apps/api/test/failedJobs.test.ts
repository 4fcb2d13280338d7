import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { agencies, auditLog } from '../src/db/schema/index.ts';
import { lanes } from '../src/jobs/jobs.ts';
import { rowsOf } from './support/database.ts';
import { failedJobCalls } from './support/failedJobStatusCases.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { allJobs, deleteJobs, runDueJobs } from './support/jobs.ts';

let server: Harness;
const calls = failedJobCalls(() => server);
beforeAll(async () => {
  server = await startHarness();
});
beforeEach(() => deleteJobs(server));
afterAll(() => server.close());

const listed = async (query = '') => (await calls.list(query)).json().payload;

describe('the list of failed jobs', () => {
  it('shows each job with lane, agency, attempts and last error', async () => {
    const [agency] = await server.db.select().from(agencies);
    const id = await calls.failed({ agencyId: agency?.id ?? null });
    const { content, totalElements } = await listed();
    expect([totalElements, content]).toEqual([
      1,
      [
        {
          id,
          kind: 'REMOVE_STORED',
          lane: 'clean-up',
          agency: { id: agency?.id, name: agency?.name },
          attempts: 13,
          createdAt: expect.any(Number),
          failedAt: expect.any(Number),
          error: 'disk full',
        },
      ],
    ]);
  });

  it('shows each key once', async () => {
    await calls.failed({ key: 'sweepStorage' });
    const latest = await calls.failed({ key: 'sweepStorage' });
    expect((await listed()).content).toMatchObject([{ id: latest }]);
  });

  it.each(Object.keys(lanes))('shows failed jobs of the lane %s', async (lane) => {
    const id = await calls.failed({ lane });
    expect((await listed()).content).toMatchObject([{ id, lane }]);
    expect((await listed(`?lane=${lane}`)).content).toMatchObject([{ id, lane }]);
  });

  it('shows the reason of an interrupted job', async () => {
    const id = await calls.failed();
    await server.db.execute(sql`update pgboss.job set source_output = '{"value": "shut down while active"}'`);
    expect((await listed()).content).toMatchObject([{ id, error: 'shut down while active' }]);
  });

  it('is filtered by lane and paged', async () => {
    await calls.failed({ lane: 'mail' });
    await calls.failed();
    await calls.failed();
    expect((await listed('?lane=mail')).totalElements).toBe(1);
    const page = await listed('?lane=clean-up&pageSize=1&pageNo=1&ascOrDesc=asc');
    expect([page.content.length, page.totalElements, page.totalPages]).toEqual([1, 2, 2]);
  });
});

describe('a retry', () => {
  it('runs the job again, removes it from the list and is recorded', async () => {
    const id = await calls.failed({ key: 'removeStored missing' });
    expect((await calls.retry(id)).json()).toMatchObject({ code: 'job.retried' });
    expect((await listed()).totalElements).toBe(0);
    await runDueJobs(server);
    expect(await allJobs(server)).toMatchObject([{ lane: 'clean-up', kind: 'removeStored', state: 'completed' }]);
    const [noted] = await server.db.select().from(auditLog).where(eq(auditLog.recordId, id));
    expect(noted).toMatchObject({ operationId: 'retryFailedJob', recordType: 'job' });
  });

  it('runs the job once when requested repeatedly', async () => {
    const id = await calls.failed();
    const answers = await Promise.all([calls.retry(id), calls.retry(id)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    expect(await allJobs(server)).toHaveLength(1);
  });

  it('keeps the priority of the job', async () => {
    const id = await calls.failed({ kind: 'sendMail', lane: 'mail', key: 'sendMail missing' });
    await server.db.execute(sql`update pgboss.job set priority = -1`);
    await calls.retry(id);
    const found = await server.db.execute(sql`select priority, source_name from pgboss.job where name = 'mail'`);
    expect(rowsOf(found)).toEqual([{ priority: -1, source_name: null }]);
  });

  it('of an unknown kind is rejected, and the job stays', async () => {
    const id = await calls.failed({ kind: 'ofAnEarlierVersion' });
    expect((await calls.retry(id)).json().code).toBe('job.kindUnknown');
    expect((await listed()).content).toMatchObject([{ id, kind: 'OTHER' }]);
  });
});

it('a discarded job is deleted with earlier failures of its key, and recorded', async () => {
  await calls.failed({ key: 'sweepStorage' });
  const id = await calls.failed({ key: 'sweepStorage' });
  expect((await calls.discard(id)).json()).toMatchObject({ code: 'job.discarded' });
  expect(await allJobs(server)).toEqual([]);
  const [noted] = await server.db.select().from(auditLog).where(eq(auditLog.recordId, id));
  expect(noted).toMatchObject({ operationId: 'discardFailedJob', recordType: 'job' });
});
