import { uuidv7 } from '../../src/db/ids.ts';
import { claimNotes, claimPeople, claimStatusHistory, claims } from '../../src/db/schema/index.ts';
import type { Transaction } from '../../src/db/scope.ts';
import { samplePolicy } from './policySamples.ts';

let serial = 5_000_000;

/** Inserts a claim of a new policy. */
async function sampleClaim(tx: Transaction, agencyId: string) {
  const { policyId, contactId, agentId } = await samplePolicy(tx, agencyId);
  const id = uuidv7();
  serial += 1;
  const of = { agencyId, policyId, contactId, serial, assignedAgentId: agentId, createdBy: agentId };
  await tx.insert(claims).values({ id, ...of, claimType: 'OTHER', lossOn: '2030-01-01', description: 'Sample' });
  return { claimId: id, agentId };
}

/** Inserts a row for an agency, by table. */
export const claimSamples: Record<string, (tx: Transaction, agencyId: string) => Promise<unknown>> = {
  claims: sampleClaim,
  claim_people: async (tx, agencyId) => {
    const { claimId } = await sampleClaim(tx, agencyId);
    return tx.insert(claimPeople).values({ id: uuidv7(), agencyId, claimId, name: 'Sample', role: 'WITNESS' });
  },
  claim_status_history: async (tx, agencyId) => {
    const { claimId, agentId: changedBy } = await sampleClaim(tx, agencyId);
    return tx.insert(claimStatusHistory).values({ id: uuidv7(), agencyId, claimId, status: 'SUBMITTED', changedBy });
  },
  claim_notes: async (tx, agencyId) => {
    const { claimId, agentId: createdBy } = await sampleClaim(tx, agencyId);
    return tx.insert(claimNotes).values({ id: uuidv7(), agencyId, claimId, text: 'Sample', createdBy });
  },
};
