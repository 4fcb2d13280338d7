import { sql } from 'drizzle-orm';
import type { Transaction } from '../db/scope.ts';

/** Days after which demo conversations are done. */
const DONE_AFTER = 10;

/**
 * Disables or enables the triggers that keep the tasks of a conversation. They would create and finish tasks with each of the
 * demo's mails, which takes a third of the time of the demo. `insertRuleTasks` creates the tasks that are open in the end.
 */
export async function switchThreadTasks(tx: Transaction, to: 'enable' | 'disable'): Promise<void> {
  for (const trigger of ['mail_threads_new_tasks', 'mail_threads_tasks'])
    await tx.execute(sql`alter table mail_threads ${sql.raw(to)} trigger ${sql.identifier(trigger)}`);
}

/**
 * Gives the conversations, which triggers have made from the demo mails, their records and states: old ones are done, some are
 * read, and some are not assigned. `now` in Unix seconds.
 */
export async function arrangeMailThreads(tx: Transaction, now: number): Promise<void> {
  const records = [
    ['policy_id', 'policies', 'POLICY'],
    ['quote_id', 'quotes', 'QUOTE'],
    ['opportunity_id', 'opportunities', 'OPPORTUNITY'],
  ] as const;
  for (const [column, table, type] of records) {
    await tx.execute(sql`
      update mail_threads set ${sql.identifier(column)} = (
          select record.id from ${sql.identifier(table)} as record
            where record.agency_id = mail_threads.agency_id and record.contact_id = mail_threads.contact_id
              and to_jsonb(record) ->> 'deleted_at' is null
            order by record.created_at desc, record.id limit 1)
        from emails where emails.id = mail_threads.id and emails.email_type = ${type}`);
  }
  // Texts are the same in each demo world, but ids are not.
  const part = sql`abs(hashtext(reference || subject || last_text)) % 7`;
  await tx.execute(sql`update mail_threads set assignee_id = null where ${part} = 0`);
  await tx.execute(
    sql`update mail_threads set done_at = last_at + interval '1 hour'
      where last_at < ${new Date((now - DONE_AFTER * 86_400) * 1000).toISOString()} or ${part} = 1`,
  );
  await tx.execute(sql`
    insert into mail_notes (id, agency_id, thread_id, text, created_by, created_at)
      select id, agency_id, id, 'Prefers a call in the morning.', owner_id, last_at + interval '1 second'
        from mail_threads where done_at is null and waiting_since is not null and ${part} in (3, 5)`);
  await tx.execute(
    sql`delete from mail_unread where thread_id in (select id from mail_threads where ${part} in (2, 3, 4))`,
  );
}
