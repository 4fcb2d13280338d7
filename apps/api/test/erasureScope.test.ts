import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { uuidv7 } from '../src/db/ids.ts';
import { onlyRow } from '../src/db/rows.ts';
import { contacts } from '../src/db/schema/index.ts';
import { scoped } from '../src/db/scope.ts';
import { type Harness, startHarness } from './support/harness.ts';

let server: Harness;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

it('erases no contact in a transaction without the agency of the contact', async () => {
  const before = onlyRow(await server.db.select().from(contacts).limit(1));
  const eraseAs = (agency: string | null, name = 'erase_contact') =>
    scoped(server.runtime, { role: 'fairlead_agency_admin', agency })((tx) =>
      tx.execute(sql`select ${sql.raw(name)}(${before.id}, now())`),
    );
  for (const agency of [null, uuidv7()]) expect(await eraseAs(agency)).toMatchObject({ rows: [] });
  await expect(eraseAs(null, 'erase_contact_of_any_agency')).rejects.toMatchObject({
    cause: { message: expect.stringContaining('permission denied') },
  });
  expect(await server.db.select().from(contacts).where(eq(contacts.id, before.id))).toEqual([before]);
});
