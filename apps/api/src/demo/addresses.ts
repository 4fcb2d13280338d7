import { eq } from 'drizzle-orm';
import { uuidv7 } from '../db/ids.ts';
import { addresses, agencies } from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';
import type { AgencySeed } from './agencies.ts';
import type { PersonSeed } from './people.ts';

/** Inserts the addresses of the agencies. */
export async function insertAddresses(tx: Transaction, seeds: readonly AgencySeed[], people: readonly PersonSeed[]) {
  const rows = seeds.flatMap(({ id: agencyId, address, createdAt }) => {
    const admin = people.find((person) => person.agencyId === agencyId && person.agencyAdmin);
    const id = uuidv7(createdAt.getTime());
    const country = 'United States';
    return admin
      ? [{ id, agencyId, addressType: 'AGENCY_ADDRESS' as const, createdBy: admin.id, country, createdAt, ...address }]
      : [];
  });
  await tx.insert(addresses).values(rows);
  for (const { id, agencyId } of rows) {
    await tx.update(agencies).set({ addressId: id }).where(eq(agencies.id, agencyId));
  }
}
