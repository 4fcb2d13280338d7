import { type ClaimStatus, claimStatuses, DAY, dateOf, dayOf, secondsOf } from '@fairlead/rules';
import { uuidv7 } from '../db/ids.ts';
import { agencySerials, claimNotes, claimPeople, claimStatusHistory, claims, docs, files } from '../db/schema/index.ts';
import type { Storage } from '../ports/storage.ts';
import { incidents, noteTexts, statusHistories } from './claimTexts.ts';
import type { ContactSeed } from './contacts.ts';
import { storeDemoPdf } from './pdf.ts';
import type { PolicySeed } from './policyTransactions.ts';
import { type SeededRandom, seededRandom } from './random.ts';
import { makeSeedRows } from './seedRows.ts';

/** Claims of the `rich` agency, and how many of them have documents. */
const [CLAIMS, WITH_DOCS] = [48, 14];
/** Claims of the demo customer. */
const ofTheCustomer: readonly ClaimStatus[] = ['IN_REVIEW', 'INFO_REQUESTED', 'SETTLED'];

interface World {
  agencyName: string;
  /** Contacts of the `rich` agency. The first is the demo customer. */
  contacts: readonly ContactSeed[];
  policies: readonly PolicySeed[];
  /** User ids of the agency's licensed agents: the others see no claims. */
  licensedAgents: readonly string[];
}

/** Claims of customers of the `rich` agency, in every status. Policies must exist. `now` in Unix seconds. */
export async function demoClaims(
  storage: Storage,
  { agencyName, contacts, policies, licensedAgents }: World,
  now: number,
) {
  const random = seededRandom(1987);
  const made = makeSeedRows();
  const [first] = contacts;
  // only contacts with an account file claims
  const users = new Map(contacts.flatMap(({ id, userId }) => (userId ? [[id, userId] as const] : [])));
  const insurable = policies.filter(
    ({ contactId, effectiveOn }) => users.has(contactId) && effectiveOn && secondsOf(effectiveOn) < now - 20 * DAY,
  );
  const own = insurable.filter(({ contactId, status }) => contactId === first?.id && status === 'ACTIVE');
  const others = insurable.filter(({ contactId }) => contactId !== first?.id);
  if (own.length === 0 || others.length === 0) throw new Error('the demo has no policy for claims');
  const seeds = Array.from({ length: CLAIMS }, (_, at) => {
    const [wanted, policy] = [ofTheCustomer[at], own[at % own.length]];
    return wanted && policy
      ? { policy, status: wanted }
      : { policy: random.oneOf(others), status: claimStatuses[at % claimStatuses.length] ?? 'SUBMITTED' };
  })
    .map((seed) => ({ ...seed, reported: reportedAt(random, seed.policy, now) }))
    .sort((a, b) => a.reported - b.reported);
  for (const [at, seed] of seeds.entries()) await add(at + 1, seed);
  const agencyId = first?.agencyId ?? '';
  made.add(agencySerials, { id: uuidv7(now * 1000), agencyId, kind: 'claim', last: seeds.length });
  return made;

  async function add(serial: number, { policy, status, reported }: (typeof seeds)[number]) {
    const { agencyId: agency, contactId, policyNumber } = policy;
    const assignedAgentId = licensedAgents.includes(policy.assignedAgentId)
      ? policy.assignedAgentId
      : (licensedAgents[serial % licensedAgents.length] ?? '');
    const incident = random.oneOf(
      incidents.filter(({ insuredBy }) => insuredBy.some((form) => policyNumber.startsWith(`${form}-`))),
    );
    const customerId = users.get(contactId) ?? '';
    const id = uuidv7(reported * 1000);
    const steps = statusHistories[status];
    // open claims are recent, so the steps share the time since the report
    const step = Math.max(600, Math.floor((now - 900 - reported) / (steps.length + 1)));
    const at = (index: number) => reported + Math.min(index * step, index * 9 * DAY);
    const filed = steps.findIndex(([to]) => to === 'FILED_WITH_CARRIER');
    made.add(claims, {
      id,
      agencyId: agency,
      serial,
      policyId: policy.id,
      contactId,
      assignedAgentId,
      status,
      claimType: incident.type,
      lossOn: dateOf(dayOf(reported) - random.between(0, 3) * DAY),
      lossTime: random.chance(70) ? `${random.between(10, 19)}:${random.oneOf(['05', '20', '40', '55'])}` : null,
      location: incident.location,
      description: incident.description,
      injuries: incident.injuries,
      estimatedCents: random.chance(80) ? random.between(4, 240) * 5_000 : null,
      policeReportNumber: incident.police ? `PD-26-${random.between(100_000, 999_999)}` : '',
      ...(filed >= 0 && {
        filedAt: new Date(at(filed) * 1000),
        carrierClaimNumber: `K${random.between(1_000_000, 9_999_999)}`,
        adjusterName: random.oneOf(['Nadia Petrov', 'Omar Haddad', 'June Whitaker', 'Luis Ferreira']),
        adjusterPhone: `+1800555${random.between(1000, 9999)}`,
      }),
      createdBy: customerId,
      createdAt: new Date(reported * 1000),
      updatedAt: new Date(at(steps.length - 1) * 1000),
      version: steps.length,
    });
    for (const [index, [to, note]] of steps.entries())
      made.add(claimStatusHistory, {
        id: uuidv7(at(index) * 1000 + index),
        agencyId: agency,
        claimId: id,
        status: to,
        note,
        changedBy: to === 'SUBMITTED' || to === 'WITHDRAWN' ? customerId : assignedAgentId,
        createdAt: new Date(at(index) * 1000),
      });
    for (const [place, person] of incident.people.entries())
      made.add(claimPeople, { id: uuidv7(reported * 1000 + place), agencyId: agency, claimId: id, ...person });
    if (status !== 'SUBMITTED' && random.chance(60)) {
      const notedAt = new Date((at(1) + 300) * 1000);
      const text = random.oneOf(noteTexts);
      made.add(claimNotes, {
        id: uuidv7(notedAt.getTime()),
        agencyId: agency,
        claimId: id,
        text,
        createdBy: assignedAgentId,
        createdAt: notedAt,
      });
    }
    if (contactId !== first?.id && made.count(docs) >= WITH_DOCS) return;
    for (const [place, title] of ['Repair estimate', 'Statement of loss'].entries()) {
      const created = reported * 1000 + place;
      const lines = [agencyName, `CLM-${serial}`, policy.policyNumber, incident.description];
      const document = {
        agencyId: agency,
        uploadedBy: customerId,
        uploadType: 'CLAIM' as const,
        title,
        lines,
        created,
      };
      const file = await storeDemoPdf(storage, document);
      made.add(files, file);
      const authorship = {
        createdByRole: 'CUSTOMER' as const,
        createdBy: customerId,
        createdAt: new Date(reported * 1000),
      };
      made.add(docs, { id: uuidv7(created), agencyId: agency, contactId, claimId: id, fileId: file.id, ...authorship });
    }
  }
}

/** A time while the policy was in force, and in the past. */
function reportedAt(random: SeededRandom, { effectiveOn, expiresOn }: PolicySeed, now: number): number {
  const begins = secondsOf(effectiveOn ?? '') + 6 * DAY;
  const ends = Math.min(now - 2 * DAY, expiresOn ? secondsOf(expiresOn) - DAY : now);
  return random.between(Math.min(begins, ends), ends);
}
