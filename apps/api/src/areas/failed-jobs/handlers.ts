import type { components, operations } from '@fairlead/openapi';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { notFound } from '../../contract/answers.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import { listHandler } from '../../contract/recordHandlers.ts';
import { audit } from '../../db/audit.ts';
import { type Page, readCountedPage } from '../../db/page.ts';
import { first } from '../../db/rows.ts';
import type { Transaction } from '../../db/scope.ts';
import { requeue } from '../../jobs/enqueue.ts';
import { isJobKind, isLane, type JobKind, type Lane } from '../../jobs/jobs.ts';

type FailedJobPayload = components['schemas']['FailedJob'];
type Query = NonNullable<operations['listFailedJobs']['parameters']['query']>;

const shownKinds: Readonly<Record<JobKind, FailedJobPayload['kind']>> = {
  sendMail: 'SEND_MAIL',
  forwardRequest: 'FORWARD_REQUEST',
  markUndelivered: 'MARK_UNDELIVERED',
  settlePayments: 'SETTLE_PAYMENTS',
  remindDocumentRequests: 'REMIND_DOCUMENT_REQUESTS',
  runBulk: 'RUN_BULK',
  startDay: 'START_DAY',
  cleanUp: 'CLEAN_UP',
  sweepStorage: 'SWEEP_STORAGE',
  vacuumDatabase: 'VACUUM_DATABASE',
  removeStored: 'REMOVE_STORED',
  eraseStored: 'ERASE_STORED',
  deleteAgency: 'DELETE_AGENCY',
  deleteExpiredRecords: 'DELETE_EXPIRED_RECORDS',
  repeatErasures: 'REPEAT_ERASURES',
  mailNotification: 'MAIL_NOTIFICATION',
  sendDigests: 'SEND_DIGESTS',
  endCustomerViews: 'END_CUSTOMER_VIEWS',
};

const row = z.object({
  id: z.string(),
  kind: z.string(),
  lane: z.custom<Lane>((lane) => typeof lane === 'string' && isLane(lane)),
  agencyId: z.string().nullable(),
  agencyName: z.string().nullable(),
  attempts: z.number(),
  createdAt: z.coerce.number(),
  failedAt: z.coerce.number(),
  error: z.string(),
});
type Row = z.output<typeof row>;

const failedJob = z.object({
  kind: z.string(),
  agencyId: z.string().nullable(),
  payload: z.unknown(),
  key: z.string().nullable(),
});

const toShown = ({ kind, agencyId, agencyName, ...job }: Row): FailedJobPayload => ({
  ...job,
  kind: isJobKind(kind) ? shownKinds[kind] : 'OTHER',
  agency: agencyId === null || agencyName === null ? null : { id: agencyId, name: agencyName },
});

/** Handlers for background jobs that failed permanently, for platform admins. */
export const failedJobHandlers = defineHandlers({
  listFailedJobs: listHandler(listFailedJobs, toShown),

  retryFailedJob: ({ path, session, operationId, run }) =>
    run(async (tx) => {
      const [found] = await select(
        tx,
        z.object({ kind: z.string() }),
        sql`kind from failed_jobs() where id = ${path.id}`,
      );
      if (!found) return notFound('job.notFound');
      const { kind } = found;
      if (!isJobKind(kind)) return { status: 409, code: 'job.kindUnknown' };
      const job = await lock(tx, path.id);
      if (!job) return notFound('job.notFound');
      // replaces the failed job and keeps its priority
      await requeue(tx, job.agencyId, kind, job);
      await take(tx, path.id);
      await audit(tx, session, operationId, { type: 'job', id: path.id, before: { kind } });
      return { status: 200, code: 'job.retried', payload: null };
    }),

  discardFailedJob: ({ path, session, operationId, run }) =>
    run(async (tx) => {
      const job = await take(tx, path.id);
      if (!job) return notFound('job.notFound');
      await audit(tx, session, operationId, { type: 'job', id: path.id, before: job });
      return { status: 200, code: 'job.discarded', payload: null };
    }),
});

/** Runs `select …` and validates the rows. */
async function select<T>(tx: Transaction, schema: z.ZodType<T>, columns: SQL): Promise<T[]> {
  const result: unknown = await tx.execute(sql`select ${columns}`);
  return z.object({ rows: z.array(schema) }).parse(result).rows;
}

const columns = sql`kind, agency_id as "agencyId", payload, key`;

const lock = (tx: Transaction, id: string) => first(select(tx, failedJob, sql`${columns} from lock_failed_job(${id})`));

/** Removes a failed job. */
const take = (tx: Transaction, id: string) => first(select(tx, failedJob, sql`${columns} from take_failed_job(${id})`));

function listFailedJobs(tx: Transaction, query: Query): Promise<Page<Row>> {
  const where = query.lane === undefined ? sql`true` : sql`lane = ${query.lane}`;
  const direction = query.ascOrDesc === 'asc' ? sql`asc` : sql`desc`;
  return readCountedPage(
    query,
    ({ limit, offset }) =>
      select(
        tx,
        row,
        sql`j.id, j.kind, j.lane, a.id as "agencyId", a.name as "agencyName", j.attempts, j.error,
          extract(epoch from j.created_at)::bigint as "createdAt", extract(epoch from j.failed_at)::bigint as "failedAt"
          from failed_jobs() j left join agencies a on a.id = j.agency_id
          where ${where} order by j.failed_at ${direction}, j.id limit ${limit} offset ${offset}`,
      ),
    () => select(tx, z.object({ total: z.number() }), sql`count(*)::int as total from failed_jobs() where ${where}`),
  );
}
