import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '../../../db/scope.ts';
import { enqueue } from '../../../jobs/enqueue.ts';

const erased = z.object({ rows: z.array(z.object({ key: z.string() })) });

/** Erases the personal data of a contact. A job deletes the stored files after the commit. `now` in Unix seconds. */
export async function eraseContactData(
  tx: Transaction,
  { id, agencyId }: { id: string; agencyId: string },
  now: number,
): Promise<void> {
  const at = new Date(now * 1000).toISOString();
  const { rows } = erased.parse(await tx.execute(sql`select erase_contact(${id}, ${at}) as key`));
  const keys = rows.map(({ key }) => key);
  await enqueue(tx, agencyId, { kind: 'eraseStored', payload: { contactId: id, keys } });
}
