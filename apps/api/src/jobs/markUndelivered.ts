import { sql } from 'drizzle-orm';
import type { Run } from '../db/scope.ts';
import type { Clock } from '../ports/clock.ts';

/** Marks mails as failed when the process died in their last attempt. The queue has given them up without calling the handler. */
export async function markUndelivered(run: Run, clock: Clock): Promise<void> {
  const now = new Date(clock.now() * 1000).toISOString();
  await run((tx) =>
    tx.execute(sql`
      with undelivered as (
        update mails m set failed_at = ${now}, failure = 'UNREACHABLE' from pgboss.job j
          where j.name = 'failed' and j.source_name = 'mail' and j.state < 'active'
            and m.id = (j.data -> 'payload' ->> 'mailId')::uuid and m.sent_at is null and m.failed_at is null
        returning m.email_id)
      update emails e set status = 'FAILED', failure = 'UNREACHABLE'
        from undelivered u where e.id = u.email_id and e.status = 'DELIVERED'`),
  );
}
