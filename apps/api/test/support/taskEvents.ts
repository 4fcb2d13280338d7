import { DAY, dateOf, dayOf, type TaskRule } from '@fairlead/rules';
import { eq, sql } from 'drizzle-orm';
import { uuidv7 } from '../../src/db/ids.ts';
import {
  certificates,
  claims,
  mailThreads,
  opportunities,
  policies,
  policyTransactions,
  quotes,
  serviceRequests,
  uploadedDocs,
} from '../../src/db/schema/index.ts';
import { rowsOf } from './database.ts';
import type { Harness } from './harness.ts';

export interface TaskEvent {
  /** Makes the event. Returns the id of its record. */
  make: () => Promise<string>;
  /** Whether the task is created on a later day, by the job. */
  isLater?: boolean;
  /** Removes the cause of the task. */
  remove: (id: string) => Promise<unknown>;
  /** Part of the title. */
  title: string;
}

/** Id of the first row of an agency in a table. */
export async function firstRow(
  db: Harness['db'],
  agencyId: string,
  table: string,
  condition = 'true',
): Promise<string> {
  const [row] = rowsOf<{ id: string }>(
    await db.execute(
      sql.raw(`select id from ${table} where agency_id = '${agencyId}' and ${condition} order by id limit 1`),
    ),
  );
  if (!row) throw new Error(`the demo has no row in ${table}`);
  return row.id;
}

/** The event of each rule, for records of an agency and one of its agents. */
export function taskEvents({ db, clock }: Harness, agencyId: string, agentId: string): Record<TaskRule, TaskEvent> {
  const ago = (days: number) => new Date((clock.now() - days * DAY) * 1000);
  const inDays = (days: number) => dateOf(dayOf(clock.now()) + days * DAY);
  const firstOf = (table: string, condition?: string) => firstRow(db, agencyId, table, condition);
  const quote = () => firstOf('quotes', 'deleted_at is null and not has_policy');
  const policy = () =>
    firstOf('policies', `id not in (select previous_policy_id from policies where previous_policy_id is not null)`);

  return {
    QUOTE_UNANSWERED: {
      async make() {
        const id = await quote();
        const sent = {
          status: 'PENDING_APPROVAL',
          sentAt: ago(4),
          customerFeedback: null,
          feedbackAt: null,
          feedbackReason: null,
        } as const;
        await db
          .update(quotes)
          .set({ ...sent, assignedAgentId: agentId })
          .where(eq(quotes.id, id));
        return id;
      },
      isLater: true,
      remove: (id) =>
        db
          .update(quotes)
          .set({ customerFeedback: 'REJECTED', feedbackAt: ago(0) })
          .where(eq(quotes.id, id)),
      title: 'it has no answer',
    },
    QUOTE_ACCEPTED: {
      async make() {
        const id = await quote();
        const before = {
          status: 'PENDING_APPROVAL',
          customerFeedback: null,
          feedbackAt: null,
          feedbackReason: null,
        } as const;
        await db.update(quotes).set(before).where(eq(quotes.id, id));
        await db
          .update(quotes)
          .set({ customerFeedback: 'ACCEPTED', feedbackAt: ago(0) })
          .where(eq(quotes.id, id));
        return id;
      },
      remove: (id) => db.update(quotes).set({ hasPolicy: true }).where(eq(quotes.id, id)),
      title: 'Create the policy',
    },
    OPPORTUNITY_UNTOUCHED: {
      async make() {
        const id = await firstOf('opportunities', 'deleted_at is null');
        await db
          .update(opportunities)
          .set({ status: 'NEW', createdAt: ago(3) })
          .where(eq(opportunities.id, id));
        return id;
      },
      isLater: true,
      remove: (id) => db.update(opportunities).set({ status: 'CONTACTED' }).where(eq(opportunities.id, id)),
      title: 'Get in touch',
    },
    POLICY_EXPIRING: {
      async make() {
        const id = await policy();
        const soon = {
          status: 'ACTIVE',
          effectiveOn: null,
          expiresOn: inDays(50),
          nonRenewalReason: null,
          nonRenewalNote: '',
        } as const;
        await db.update(policies).set(soon).where(eq(policies.id, id));
        return id;
      },
      remove: (id) => db.update(policies).set({ nonRenewalReason: 'SOLD' }).where(eq(policies.id, id)),
      title: 'the policy expires on',
    },
    TRANSACTION_PAST_DUE: {
      async make() {
        const id = uuidv7();
        await db.insert(policyTransactions).values({
          id,
          agencyId,
          policyId: await policy(),
          transactionType: 'ENDORSEMENT',
          premium: '$1,240.00',
          paymentStatus: 'PAST_DUE',
          transactionOn: inDays(-9),
          dueOn: inDays(-2),
          reference: id,
          createdBy: agentId,
        });
        return id;
      },
      remove: (id) => db.update(policyTransactions).set({ paymentStatus: 'PAID' }).where(eq(policyTransactions.id, id)),
      title: 'payment of $1,240.00',
    },
    CERTIFICATE_REQUESTED: {
      async make() {
        const id = uuidv7();
        const asked = { policyId: await policy(), holderName: 'City of Portland', requestedBy: agentId };
        await db.insert(certificates).values({ id, agencyId, ...asked });
        return id;
      },
      remove: (id) =>
        db.execute(sql`update certificates set status = 'SENT', sent_by = ${agentId}, sent_at = now(),
          file_id = (select id from files where agency_id = ${agencyId} and id not in (select file_id from certificates where file_id is not null) limit 1)
          where id = ${id}`),
      title: 'certificate for City of Portland',
    },
    SERVICE_REQUESTED: {
      async make() {
        const id = uuidv7();
        const asked = {
          policyId: await policy(),
          serviceType: 'BILLING_INQUIRY',
          title: 'Why twice?',
          requestedBy: agentId,
        } as const;
        await db.insert(serviceRequests).values({ id, agencyId, ...asked });
        return id;
      },
      remove: (id) =>
        db.update(serviceRequests).set({ status: 'RESOLVED', answer: 'Once' }).where(eq(serviceRequests.id, id)),
      title: '“Why twice?”',
    },
    REPLY_RECEIVED: {
      async make() {
        const id = await firstOf('mail_threads', 'service_request_id is null');
        const waiting = { waitingSince: ago(0), doneAt: null, subject: 'A second driver' };
        await db.update(mailThreads).set({ waitingSince: null }).where(eq(mailThreads.id, id));
        await db.update(mailThreads).set(waiting).where(eq(mailThreads.id, id));
        return id;
      },
      remove: (id) =>
        db
          .update(mailThreads)
          .set({ doneAt: ago(0) })
          .where(eq(mailThreads.id, id)),
      title: 'Answer “A second driver”',
    },
    CLAIM_MOVED: {
      async make() {
        const id = await firstOf('claims');
        await db
          .update(claims)
          .set({ status: 'REOPENED', updatedAt: ago(0) })
          .where(eq(claims.id, id));
        return id;
      },
      remove: (id) =>
        db
          .update(claims)
          .set({ status: 'IN_REVIEW', updatedAt: ago(0) })
          .where(eq(claims.id, id)),
      title: 'Review the claim',
    },
    CLAIM_UNCHANGED: {
      async make() {
        const id = await firstOf('claims');
        await db
          .update(claims)
          .set({ status: 'FILED_WITH_CARRIER', updatedAt: ago(6) })
          .where(eq(claims.id, id));
        return id;
      },
      isLater: true,
      remove: (id) =>
        db
          .update(claims)
          .set({ updatedAt: ago(0) })
          .where(eq(claims.id, id)),
      title: 'it has not changed',
    },
    DOCUMENT_EXPIRING: {
      async make() {
        const id = await firstOf('uploaded_docs', 'replaced_at is null');
        const expiring = { status: 'APPROVED', feedback: null, expiresOn: inDays(20) } as const;
        await db.update(uploadedDocs).set(expiring).where(eq(uploadedDocs.id, id));
        return id;
      },
      remove: (id) =>
        db
          .update(uploadedDocs)
          .set({ expiresOn: inDays(400) })
          .where(eq(uploadedDocs.id, id)),
      title: 'before it expires',
    },
  };
}
