import { sql } from 'drizzle-orm';
import { rowsOf } from './database.ts';
import type { Harness } from './harness.ts';
import { requests, type StatusCases, unknownId } from './requests.ts';

const admin = 'admin@demo.test';
const limited = 'limited-admin@demo.test';

interface FailedJobInput {
  kind?: string;
  lane?: string;
  key?: string;
  agencyId?: string | null;
}

/** Inserts failed jobs and sends requests about them as a platform admin. */
export function failedJobCalls(server: () => Harness) {
  const { get, send } = requests(server);
  return {
    list: (query = '', as: string | null = admin) => get(as, `/api/job/failed/all${query}`),
    retry: (id: string, as: string | null = admin) => send(as, 'POST', `/api/job/failed/retry/id/${id}`),
    discard: (id: string, as: string | null = admin) => send(as, 'DELETE', `/api/job/failed/discard/id/${id}`),
    /** Inserts a job that has used up its retries. @returns Its id. */
    async failed(input: FailedJobInput = {}): Promise<string> {
      const { kind = 'removeStored', lane = 'clean-up', key, agencyId = null } = input;
      const data = JSON.stringify({ kind, agencyId, payload: { key: 'missing' } });
      const created = await server().db.execute(
        sql`insert into pgboss.job (name, policy, data, singleton_key, source_name, source_retry_count, source_output)
          values ('failed', 'standard', ${data}::jsonb, ${key ?? null}, ${lane}, 12, '{"message": "disk full"}')
          returning id`,
      );
      return rowsOf<{ id: string }>(created)[0]?.id ?? '';
    },
  };
}

type Operation = 'listFailedJobs' | 'retryFailedJob' | 'discardFailedJob';

export function failedJobStatusCases(server: () => Harness): { [K in Operation]: StatusCases<K> } {
  const calls = failedJobCalls(server);
  return {
    listFailedJobs: {
      200: () => calls.list(),
      400: () => calls.list('?lane=fast'),
      401: () => calls.list('', null),
      403: () => calls.list('', limited),
    },
    retryFailedJob: {
      200: async () => calls.retry(await calls.failed()),
      400: () => calls.retry('x'),
      401: () => calls.retry(unknownId, null),
      403: () => calls.retry(unknownId, limited),
      404: () => calls.retry(unknownId),
      409: async () => calls.retry(await calls.failed({ kind: 'ofAnEarlierVersion' })),
    },
    discardFailedJob: {
      200: async () => calls.discard(await calls.failed()),
      400: () => calls.discard('x'),
      401: () => calls.discard(unknownId, null),
      403: () => calls.discard(unknownId, limited),
      404: () => calls.discard(unknownId),
    },
  };
}
