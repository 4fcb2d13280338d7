import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { JobDependencies } from '../../../jobs/dependencies.ts';
import { enqueue } from '../../../jobs/enqueue.ts';

const repeated = z.object({
  rows: z.array(z.object({ contact_id: z.string(), agency_id: z.string(), keys: z.array(z.string()) })),
});

/** Erases the contacts that the storage lists as erased and the database does not, as after the restore of a backup. */
export async function repeatErasures(
  { run, clock }: Pick<JobDependencies, 'run' | 'clock'>,
  listed: readonly string[],
): Promise<void> {
  const at = new Date(clock.now() * 1000).toISOString();
  await run(async (tx) => {
    const { rows } = repeated.parse(
      await tx.execute(sql`select * from repeat_erasures(${sql.param(listed)}::uuid[], ${at})`),
    );
    for (const { contact_id: contactId, agency_id: agencyId, keys } of rows)
      await enqueue(tx, agencyId, { kind: 'eraseStored', payload: { contactId, keys } });
  });
}
