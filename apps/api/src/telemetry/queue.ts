import type { BatchObservableResult } from '@opentelemetry/api';
import { z } from 'zod';
import type { QueueConnection } from '../db/queueConnection.ts';
import { lanes } from '../jobs/jobs.ts';
import { attribute } from './attributes.ts';
import { meter } from './meter.ts';

const jobs = meter.createObservableGauge('fairlead.queue.jobs', {
  unit: '{job}',
  description: 'Jobs in the database by lane and state. All processes report the same jobs.',
});
const oldest = meter.createObservableGauge('fairlead.queue.oldest.age', {
  unit: 's',
  description: 'Time for which the oldest due job of the lane has waited.',
});

const counted = z.object({
  lane: z.string(),
  waiting: z.coerce.number(),
  delayed: z.coerce.number(),
  running: z.coerce.number(),
  oldest: z.coerce.number(),
});

/** Finished jobs are not read: they have their own index range. Failed jobs wait in the queue `failed`. */
const COUNT = `
  select case name when 'failed' then source_name else name end as lane, name = 'failed' as failed,
      count(*) filter (where state < 'active' and start_after <= now()) as waiting,
      count(*) filter (where state < 'active' and start_after > now()) as delayed,
      count(*) filter (where state = 'active') as running,
      coalesce(extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after <= now())), 0) as oldest
    from pgboss.job where state in ('created', 'retry', 'active') and name = any($1::text[]) group by 1, 2`;

/** Reads the queue with each scrape and reports it. Returns a function that stops it. */
export function reportQueue({ executeSql }: QueueConnection): () => void {
  const names = `{${[...Object.keys(lanes), 'failed'].join(',')}}`;
  const read = async (result: BatchObservableResult) => {
    const { rows } = await executeSql(COUNT, [names]);
    const parsed = z.array(counted.extend({ failed: z.boolean() })).parse(rows);
    for (const lane of Object.keys(lanes)) {
      const open = parsed.find((row) => row.lane === lane && !row.failed);
      const failed = parsed.find((row) => row.lane === lane && row.failed);
      const states = {
        waiting: open?.waiting ?? 0,
        delayed: open?.delayed ?? 0,
        running: open?.running ?? 0,
        failed: failed ? failed.waiting + failed.delayed : 0,
      };
      for (const [state, value] of Object.entries(states))
        result.observe(jobs, value, { [attribute.lane]: lane, [attribute.state]: state });
      result.observe(oldest, open?.oldest ?? 0, { [attribute.lane]: lane });
    }
  };
  meter.addBatchObservableCallback(read, [jobs, oldest]);
  return () => meter.removeBatchObservableCallback(read, [jobs, oldest]);
}
