import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../db/scope.ts';

/** Tables with the operation and the kind of record in the audit log, and the columns of the person and the contact. */
const created = [
  ['contacts', 'createContact', 'contact', 'agent_id', 'id'],
  ['opportunities', 'createOpportunities', 'opportunity', 'created_by', 'contact_id'],
  ['quotes', 'createQuote', 'quote', 'created_by', 'contact_id'],
  ['policies', 'createPolicy', 'policy', 'created_by', 'contact_id'],
  ['notes', 'createNote', 'note', 'created_by', 'contact_id'],
] as const;

/** UUIDv7 of an instant, as the server makes it. */
const idAt = (at: SQL): SQL => sql`overlay(overlay(gen_random_uuid()::text
  placing substr(lpad(to_hex((extract(epoch from ${at}) * 1000)::bigint), 12, '0'), 1, 8) from 1 for 8)
  placing substr(lpad(to_hex((extract(epoch from ${at}) * 1000)::bigint), 12, '0'), 9, 4) || '-7' from 10 for 6)::uuid`;

/** Adds the creation of the demo records, the answers to quotes and the moves of claims to the audit log. The records must exist. */
export async function insertAuditLog(tx: Transaction): Promise<void> {
  for (const [table, operation, type, person, contact] of created)
    await tx.execute(sql`insert into audit_log (id, at, actor_kind, user_id, agency_id, operation_id, record_type, record_id, after)
      select ${idAt(sql`created_at`)}, created_at, 'USER', ${sql.raw(person)}, agency_id, ${operation}, ${type}, id,
        jsonb_build_object('contactId', ${sql.raw(contact)})
      from ${sql.raw(table)}`);
  await tx.execute(sql`insert into audit_log (id, at, actor_kind, user_id, agency_id, operation_id, record_type, record_id, before, after)
    select ${idAt(sql`q.feedback_at`)}, q.feedback_at, 'USER', c.user_id, q.agency_id, 'answerQuote', 'quote', q.id,
      jsonb_build_object('contactId', c.id, 'customerFeedback', null),
      jsonb_build_object('contactId', c.id, 'customerFeedback', q.customer_feedback)
    from quotes q join contacts c on c.agency_id = q.agency_id and c.id = q.contact_id
    where q.feedback_at is not null and c.user_id is not null`);
  await tx.execute(sql`insert into audit_log (id, at, actor_kind, user_id, agency_id, operation_id, record_type, record_id, before, after)
    select ${idAt(sql`h.created_at`)}, h.created_at, 'USER', h.changed_by, h.agency_id,
      case when h.previous is null then 'createClaim' else 'moveClaim' end, 'claim', h.claim_id,
      case when h.previous is not null then jsonb_build_object('contactId', c.contact_id, 'status', h.previous) end,
      jsonb_build_object('contactId', c.contact_id, 'status', h.status)
    from (select *, lag(status) over (partition by claim_id order by created_at, id) as previous from claim_status_history) h
    join claims c on c.agency_id = h.agency_id and c.id = h.claim_id`);
}
