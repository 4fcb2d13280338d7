import { sql } from 'drizzle-orm';
import { uuidv7 } from '../../src/db/ids.ts';
import {
  carriers,
  contacts,
  coverages,
  discounts,
  docs,
  files,
  insuranceTypes,
  opportunities,
  quotes,
} from '../../src/db/schema/index.ts';
import type { Transaction } from '../../src/db/scope.ts';
import { rowsOf } from './database.ts';

let serial = 4_000_000;

/** Returns a user of the agency. Returns a random id when the role cannot read users; the row then fails for its agency. */
export async function findUserOf(tx: Transaction, agencyId: string): Promise<string> {
  const found = await tx.execute(sql`select id from users where agency_id = ${agencyId}`);
  return rowsOf<{ id: string }>(found)[0]?.id ?? uuidv7();
}

/** Inserts a quote of a new contact. Returns the ids of both. */
async function sampleQuote(tx: Transaction, agencyId: string) {
  const agentId = await findUserOf(tx, agencyId);
  const [contactId, opportunityId, id] = [uuidv7(), uuidv7(), uuidv7()];
  const named = { firstName: 'Sample', lastName: 'Contact', email: `${contactId}@sample.test` };
  await tx.insert(contacts).values({ id: contactId, agencyId, agentId, ...named });
  const [type] = await tx.select({ id: insuranceTypes.id }).from(insuranceTypes).limit(1);
  const [carrier] = await tx.select({ id: carriers.id }).from(carriers).limit(1);
  serial += 1;
  const of = { agencyId, contactId, createdBy: agentId, serial, insuranceTypeId: type?.id ?? uuidv7() };
  await tx.insert(opportunities).values({ id: opportunityId, ...of, createdByRole: 'AGENT' });
  const terms = { premiumCents: 100, effectiveOn: '2030-01-01' };
  const by = { opportunityId, carrierId: carrier?.id ?? uuidv7(), assignedAgentId: agentId };
  await tx.insert(quotes).values({ id, ...of, ...by, ...terms });
  return { id, contactId, agentId };
}

async function sampleDoc(tx: Transaction, agencyId: string) {
  const { id: quoteId, contactId, agentId: createdBy } = await sampleQuote(tx, agencyId);
  const fileId = uuidv7();
  const file = { name: 'a.pdf', contentType: 'application/pdf', size: 1, sha256: '', uploadType: 'QUOTE' };
  await tx.insert(files).values({ id: fileId, agencyId, uploadedBy: createdBy, storageKey: fileId, ...file });
  const values = { agencyId, contactId, quoteId, fileId, createdBy, createdByRole: 'AGENT' as const };
  await tx.insert(docs).values({ id: uuidv7(), ...values });
  return { quoteId, contactId };
}

/** Inserts a row for an agency, by table. */
export const quoteSamples: Record<string, (tx: Transaction, agencyId: string) => Promise<unknown>> = {
  quotes: sampleQuote,
  coverages: async (tx, agencyId) => {
    const { id: quoteId } = await sampleQuote(tx, agencyId);
    return tx.insert(coverages).values({ id: uuidv7(), agencyId, quoteId, name: 'Sample', value: '1' });
  },
  discounts: async (tx, agencyId) => {
    const { id: quoteId } = await sampleQuote(tx, agencyId);
    return tx.insert(discounts).values({ id: uuidv7(), agencyId, quoteId, name: 'Sample' });
  },
  docs: sampleDoc,
};
