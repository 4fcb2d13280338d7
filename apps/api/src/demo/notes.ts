import { eq } from 'drizzle-orm';
import { uuidv7 } from '../db/ids.ts';
import { notes, users } from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';
import { recordsOf } from './tasks.ts';

type Seed = Pick<typeof notes.$inferInsert, 'text' | 'callDirection' | 'callOutcome' | 'minutes'> & {
  record: 'contact' | 'policy' | 'quote';
  hoursAgo: number;
  pinned?: true;
};

const seeds: readonly Seed[] = [
  {
    record: 'contact',
    hoursAgo: 1_200,
    text: '<p>The son gets a license in January. Ask about adding him before the renewal.</p>',
    pinned: true,
  },
  {
    record: 'contact',
    hoursAgo: 3,
    text: '<p>Wants a lower deductible on Home. Decides on Flood after the survey on Wednesday.</p>',
    callDirection: 'OUTBOUND',
    callOutcome: 'REACHED',
    minutes: 6,
  },
  {
    record: 'policy',
    hoursAgo: 30,
    text: '<p>Checks the open payment with the bank.</p>',
    callDirection: 'INBOUND',
    callOutcome: 'REACHED',
    minutes: 4,
  },
  {
    record: 'policy',
    hoursAgo: 170,
    text: '<p>Asked the carrier for:</p><ul><li>the loss run</li><li>a new vehicle schedule</li></ul>',
  },
  { record: 'quote', hoursAgo: 52, text: '', callDirection: 'OUTBOUND', callOutcome: 'VOICEMAIL' },
];

/** Notes and calls of the demo agents. Contacts, quotes and policies must exist. `now` in Unix seconds. */
export async function insertNotes(tx: Transaction, now: number): Promise<void> {
  for (const [email, from] of [
    ['owner@demo.test', 0],
    ['agent@demo.test', 20],
  ] as const) {
    const [user] = await tx
      .select({ id: users.id, agencyId: users.agencyId })
      .from(users)
      .where(eq(users.email, email));
    const { id: createdBy, agencyId } = user ?? {};
    if (!createdBy || !agencyId) continue;
    const records = await recordsOf(tx, agencyId, from);
    const rows = seeds.flatMap(({ record, hoursAgo, pinned, ...content }) => {
      const columns = records[record](0);
      if (!columns) return [];
      const createdAt = new Date((now - hoursAgo * 3600) * 1000);
      const kind = content.callOutcome ? ('CALL' as const) : ('NOTE' as const);
      const pin = pinned && { pinnedAt: createdAt, pinnedBy: createdBy };
      return [
        { id: uuidv7(createdAt.getTime()), agencyId, kind, ...columns, ...content, ...pin, createdBy, createdAt },
      ];
    });
    if (rows.length > 0) await tx.insert(notes).values(rows);
  }
}
