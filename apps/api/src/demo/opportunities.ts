import { AUTOMATED_QUOTE_TAG, type CustomerDocType, DAY, type OpportunityStatus, reviewStatus } from '@fairlead/rules';
import { uuidv7 } from '../db/ids.ts';
import type { agencySerials, files, opportunities } from '../db/schema/index.ts';
import type { Storage } from '../ports/storage.ts';
import type { AgencySeed } from './agencies.ts';
import type { ContactSeed } from './contacts.ts';
import { storeDemoPdf } from './pdf.ts';
import type { PersonSeed } from './people.ts';
import { type SeededRandom, seededRandom } from './random.ts';

/** An opportunity of an agency. */
type OpportunitySeed = typeof opportunities.$inferInsert & { id: string; agencyId: string; createdAt: Date };

/** Number of opportunities per agency. */
const known = { rich: 350, unsubscribed: 6 } as const;
/** Number of opportunities of the demo customer, who has some of each kind. */
const OF_THE_CUSTOMER = 7;
/** Number of opportunities with a PDF. Kept low for a quick start. */
const WITH_PDF = 24;

const open: readonly OpportunityStatus[] = ['NEW', 'NEW', 'CONTACTED', 'CONTACTED', 'QUOTED', 'IN_PROCESS'];
const decided: readonly OpportunityStatus[] = ['WON', 'LOST', 'POLICIED', 'POLICIED', 'LOST', 'QUOTED', 'PROCESSED'];
const docTypes: readonly CustomerDocType[] = ['POLICY_REVIEW', 'QUOTE_REVIEW', 'POLICY_REVIEW', 'BILL', 'OTHER'];
const notes = [
  'Prefers a call after 5 pm.',
  'Has a teenage driver since this summer; asks what that changes.',
  'Closing next month. The lender needs the declaration page three days before.',
  'Wants the same deductible as with the present insurer, and the two policies together.',
  'Two vans and a trailer. The trailer is parked outside.',
  'Sent the renewal of the present insurer; it is 18 % higher than last year.',
  'Roof was renewed in 2021, asks for the discount.',
];

interface World {
  seeds: readonly AgencySeed[];
  people: readonly PersonSeed[];
  contacts: readonly ContactSeed[];
  types: readonly { id: string; tag: string; active: boolean }[];
  customerRole: string;
}

/** Opportunities of the agencies with demo accounts, over the last fourteen months. `now` in Unix seconds. */
export async function demoOpportunities(
  storage: Storage,
  { seeds, people, contacts, types, customerRole }: World,
  now: number,
) {
  const random = seededRandom(1957);
  const rows: OpportunitySeed[] = [];
  const serials: (typeof agencySerials.$inferInsert)[] = [];
  const stored: (typeof files.$inferInsert)[] = [];
  for (const agency of seeds) {
    if (!agency.known) continue;
    const agents = people.filter(({ agencyId, roleId }) => agencyId === agency.id && roleId !== customerRole);
    const book = contacts.filter(({ agencyId }) => agencyId === agency.id);
    const count = known[agency.known];
    const made = Array.from({ length: count }, (_, at) => {
      const contact = at < OF_THE_CUSTOMER ? book[0] : random.oneOf(book);
      if (!contact) throw new Error('an agency without contacts');
      return requestOf(random, contact, agents, types, now);
    }).sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
    for (const [at, row] of made.entries()) {
      const numbered = { ...row, serial: at + 1 };
      const wantsPdf = row.docType !== null || (agency.known === 'rich' && at >= count - WITH_PDF && at % 2 === 0);
      if (wantsPdf && stored.length < WITH_PDF) {
        const title = row.docType === null ? 'Request for insurance' : 'Declarations page';
        const file = await storeDemoPdf(storage, {
          agencyId: agency.id,
          uploadedBy: row.createdBy,
          uploadType: 'OPPORTUNITY',
          title,
          lines: [agency.name, `OPP-${numbered.serial}`],
          created: row.createdAt.getTime(),
        });
        stored.push(file);
        rows.push({ ...numbered, documentFileId: file.id });
      } else rows.push(row.docType === null ? numbered : { ...numbered, docType: null, status: 'NEW' });
    }
    serials.push({ id: uuidv7(now * 1000), agencyId: agency.id, kind: 'opportunity', last: count });
  }
  return { rows, serials, files: stored };
}

function requestOf(
  random: SeededRandom,
  contact: ContactSeed,
  agents: readonly PersonSeed[],
  types: World['types'],
  now: number,
) {
  const known = Math.floor(contact.createdAt.getTime() / 1000);
  const since = Math.max(known, now - 420 * DAY);
  const at = random.between(Math.min(since, now - 7_200), now - 3_600);
  const age = (now - at) / DAY;
  const byCustomer = contact.userId ? random.chance(45) : false;
  const docType = byCustomer && age < 60 && random.chance(40) ? random.oneOf(docTypes) : null;
  const type = random.oneOf(types.filter(({ active }) => active));
  const status = docType === null ? random.oneOf(age < 45 ? open : decided) : reviewStatus(docType);
  const assigned = byCustomer && age < 20 ? null : random.chance(60) ? contact.agentId : random.oneOf(agents).id;
  const priced = status === 'QUOTED' || status === 'WON' || status === 'POLICIED';
  return {
    id: uuidv7(at * 1000),
    agencyId: contact.agencyId,
    contactId: contact.id,
    assignedAgentId: assigned,
    createdBy: byCustomer && contact.userId ? contact.userId : contact.agentId,
    createdByRole: byCustomer ? ('CUSTOMER' as const) : ('AGENT' as const),
    // the insurance type of a customer's document is unknown until the review
    insuranceTypeId: docType === null ? type.id : null,
    // some wait for the insurer's own service
    status: type.tag === AUTOMATED_QUOTE_TAG && docType === null && age < 45 ? ('NEW' as const) : status,
    premiumCents: priced ? random.between(320, 9_400) * 100 + random.oneOf([0, 0, 25, 50]) : null,
    shortNote: random.chance(55) ? random.oneOf(notes) : '',
    docType,
    completed: status === 'WON' || status === 'LOST' || status === 'POLICIED',
    lostAt: status === 'LOST' ? new Date((at + 30 * DAY) * 1000) : null,
    createdAt: new Date(at * 1000),
  };
}
