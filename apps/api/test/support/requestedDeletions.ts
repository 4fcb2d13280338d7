import { DAY } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import { uuidv7 } from '../../src/db/ids.ts';
import { onlyRow } from '../../src/db/rows.ts';
import { agencies, roles, users } from '../../src/db/schema/index.ts';
import type { Harness } from './harness.ts';

/** Adds an agency with one agency admin that asked for its deletion some days ago. */
export async function addRequestedDeletion({ db, clock }: Harness, daysAgo: number) {
  const [id, userId] = [uuidv7(), uuidv7()];
  const name = `Agency ${id}`;
  const [role] = await db.select().from(roles).where(eq(roles.name, 'Agent'));
  await db.insert(agencies).values({ id, name, email: `${id}@sample.test` });
  await db.insert(users).values({
    id: userId,
    agencyId: id,
    roleId: role?.id ?? '',
    name: 'Sample',
    email: `${userId}@sample.test`,
    agencyAdmin: true,
  });
  await requestDeletion({ db, clock }, id, userId, daysAgo);
  return { id, name };
}

/** Stores that a user asked for the deletion of an agency some days ago. */
export const requestDeletion = async (
  { db, clock }: Pick<Harness, 'db' | 'clock'>,
  agencyId: string,
  userId: string,
  daysAgo: number,
) =>
  onlyRow(
    await db
      .update(agencies)
      .set({
        deletionRequestedAt: new Date((clock.now() - daysAgo * DAY) * 1000),
        deletionRequestedBy: userId,
      })
      .where(eq(agencies.id, agencyId))
      .returning({ name: agencies.name }),
  );
