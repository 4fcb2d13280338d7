import { DAY, dateOf, dayOf, type TaskKind } from '@fairlead/rules';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { uuidv7 } from '../db/ids.ts';
import { claims, contacts, policies, quotes, tasks, users } from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';

type Record = 'contact' | 'policy' | 'quote' | 'claim';
/** Title, kind, record, days from today and time of a task. */
type Seed = readonly [title: string, kind: TaskKind, record: Record | null, days: number, time?: string];

/** Tasks of the licensed agents. */
const licensed: readonly Seed[] = [
  ['Start the renewal', 'RENEWAL', 'policy', -2],
  ['Answer the question about a second driver', 'EMAIL', 'contact', -1, '15:10'],
  ['Call about the payment that is due', 'CALL', 'policy', -1],
  ['Send the quote', 'QUOTE', 'quote', 0, '10:00'],
  ['Send the police report to the carrier', 'CLAIM', 'claim', 0],
  ['Ask about the quote', 'CALL', 'quote', 0, '14:00'],
  ['Certificate for the City of Portland', 'CERTIFICATE', 'policy', 0],
  ['Driver’s license is missing', 'DOCUMENT', 'contact', 1],
  ['Compare two carriers for the renewal', 'RENEWAL', 'policy', 2],
  ['Check the settlement offer', 'CLAIM', 'claim', 3, '11:30'],
  ['Annual review', 'OTHER', 'contact', 9],
  ['Order business cards', 'OTHER', null, 12],
];
const unlicensed: readonly Seed[] = licensed.filter(([, , record]) => record !== 'claim');

/** Tasks of the demo agents. Contacts, quotes, policies and claims must exist. `now` in Unix seconds. */
export async function insertTasks(tx: Transaction, now: number): Promise<void> {
  for (const [email, seeds, from] of [
    ['owner@demo.test', licensed, 0],
    ['agent@demo.test', licensed, 20],
    ['assistant@demo.test', unlicensed, 40],
  ] as const) {
    const [user] = await tx
      .select({ id: users.id, agencyId: users.agencyId })
      .from(users)
      .where(eq(users.email, email));
    const { id: userId, agencyId } = user ?? {};
    if (!userId || !agencyId) continue;
    const records = await recordsOf(tx, agencyId, from);
    const rows = seeds.map(([title, kind, record, days, dueTime = null], at) => {
      const createdAt = new Date((now - (at + 1) * 3600) * 1000);
      return {
        id: uuidv7(createdAt.getTime()),
        agencyId,
        title,
        kind,
        dueOn: dateOf(dayOf(now) + days * DAY),
        dueTime,
        ...(record && records[record](at)),
        assigneeId: userId,
        createdBy: userId,
        createdAt,
        updatedAt: createdAt,
      };
    });
    await tx.insert(tasks).values(rows);
  }
}

/** Creates the tasks of rules, as the job `startDay` does. */
export async function insertRuleTasks(tx: Transaction, now: number): Promise<void> {
  const at = new Date(now * 1000).toISOString();
  await tx.execute(sql`select update_tasks(id, null, ${at}) from agencies`);
}

/** Columns that refer to a record of each kind, another one for each task. `from` is the first row of each kind. */
export async function recordsOf(tx: Transaction, agencyId: string, from: number) {
  const page = { limit: 20, offset: from };
  const people = await tx
    .select({ id: contacts.id })
    .from(contacts)
    .where(eq(contacts.agencyId, agencyId))
    .orderBy(asc(contacts.id))
    .limit(page.limit)
    .offset(page.offset);
  const insured = await tx
    .select({ policyId: policies.id, contactId: policies.contactId })
    .from(policies)
    .where(and(eq(policies.agencyId, agencyId), eq(policies.status, 'ACTIVE')))
    .orderBy(asc(policies.id))
    .limit(page.limit)
    .offset(page.offset);
  const offered = await tx
    .select({ quoteId: quotes.id, contactId: quotes.contactId })
    .from(quotes)
    .where(and(eq(quotes.agencyId, agencyId), eq(quotes.status, 'PENDING_APPROVAL'), isNull(quotes.deletedAt)))
    .orderBy(asc(quotes.id))
    .limit(page.limit);
  const reported = await tx
    .select({ claimId: claims.id, contactId: claims.contactId })
    .from(claims)
    .where(eq(claims.agencyId, agencyId))
    .orderBy(asc(claims.id))
    .limit(page.limit);
  const pick =
    <Row extends object>(rows: readonly Row[]) =>
    (at: number): Row | undefined =>
      rows[at % rows.length];
  return {
    contact: pick(people.map(({ id }) => ({ contactId: id }))),
    policy: pick(insured),
    quote: pick(offered),
    claim: pick(reported),
  };
}
