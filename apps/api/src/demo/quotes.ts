import { DAY, dateOf, dayOf, type QuoteFeedback, type QuoteStatus } from '@fairlead/rules';
import { uuidv7 } from '../db/ids.ts';
import { agencySerials, coverages, discounts, docs, files, type opportunities, quotes } from '../db/schema/index.ts';
import type { Storage } from '../ports/storage.ts';
import type { AgencySeed } from './agencies.ts';
import type { ContactSeed } from './contacts.ts';
import { storeDemoPdf } from './pdf.ts';
import { type SeededRandom, seededRandom } from './random.ts';
import { makeSeedRows } from './seedRows.ts';

type NewQuote = typeof quotes.$inferInsert & { id: string; createdAt: Date };
type OpportunityRow = typeof opportunities.$inferInsert & { id: string; createdAt: Date };

/** Number of quotes per agency. */
const known = { rich: 300, unsubscribed: 3 } as const;
/** Number of quotes with documents. Kept low for a quick start. */
const WITH_DOCS = 16;

/** By insurance type: name | value | description */
const covers: Record<string, readonly string[]> = {
  usual: [
    'Liability|$300,000|Each occurrence',
    'Medical payments|$5,000|Each person',
    'Property damage|$100,000|Each accident',
    'Deductible|$1,000|',
  ],
  flood: [
    'Building|$250,000|Dwelling, replacement cost',
    'Contents|$100,000|Personal property, actual cash value',
    'Increased cost of compliance|$30,000|Elevating or demolishing after a loss',
    'Temporary living expenses|$20,000|Up to 12 months',
    'Deductible|$2,000|Building and contents, each',
  ],
  home: [
    'Dwelling|$410,000|Replacement cost',
    'Other structures|$41,000|Garage, fences, shed',
    'Personal property|$205,000|',
    'Loss of use|$82,000|Up to 24 months',
    'Personal liability|$300,000|',
  ],
  auto: [
    'Bodily injury|$100,000 / $300,000|Each person / each accident',
    'Property damage|$100,000|',
    'Comprehensive|$500 deductible|',
    'Collision|$1,000 deductible|',
  ],
};
const reductions = ['Claims free 5 years', 'Multi-policy', 'Paperless billing', 'Protective devices', 'Paid in full'];

const young: readonly QuoteStatus[] = ['PENDING', 'PENDING', 'PENDING_APPROVAL', 'PENDING_APPROVAL', 'QUOTED'];
const old: readonly QuoteStatus[] = ['ACTIVE', 'ACTIVE', 'QUOTED', 'CLOSED', 'CANCELLED', 'EXPIRED', 'PENDING_CANCEL'];

/** Usual coverages of an insurance type. */
export function coversOf(type: string) {
  const kind = ['flood', 'home', 'auto'].find((each) => type.toLowerCase().includes(each)) ?? 'usual';
  return (covers[kind] ?? []).map((line) => {
    const [name = '', value = '', description = ''] = line.split('|');
    return { name, value, description };
  });
}

interface World {
  seeds: readonly AgencySeed[];
  contacts: readonly ContactSeed[];
  opportunities: readonly OpportunityRow[];
  types: readonly { id: string; name: string }[];
  carriers: readonly { id: string; active: boolean }[];
}

/**
 * Quotes for the demo opportunities, which must exist. The newest one of the demo customer waits for an answer. `now` in Unix
 * seconds.
 */
export async function demoQuotes(
  storage: Storage,
  { seeds: agencies, contacts, opportunities: requests, types, carriers }: World,
  now: number,
) {
  const random = seededRandom(1962);
  const made = makeSeedRows();
  const seeds: NewQuote[] = [];
  const sold = carriers.filter(({ active }) => active);
  for (const agency of agencies) {
    if (!agency.known) continue;
    const policied = requests.filter(
      ({ agencyId, insuranceTypeId, deletedAt }) => agencyId === agency.id && insuranceTypeId && !deletedAt,
    );
    const [own] = contacts.filter(({ agencyId }) => agencyId === agency.id);
    const newest = policied.filter(({ contactId }) => contactId === own?.id).at(-1);
    const bases = Array.from({ length: known[agency.known] - 1 }, () => random.oneOf(policied));
    const rows = [...bases, ...(newest ? [newest] : [])]
      .map((base) => quoteFor(random, base, contacts, sold, base === newest, now))
      .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
    for (const [at, { proposed, ...row }] of rows.entries()) {
      const numbered = { ...row, serial: at + 1 };
      seeds.push(numbered);
      made.add(quotes, numbered);
      const type = types.find(({ id }) => id === row.insuranceTypeId)?.name ?? '';
      addParts(random, row, type);
      if (agency.known === 'rich' && (proposed || made.count(files) < WITH_DOCS))
        await addDoc(agency, row, type, at + 1);
    }
    made.add(agencySerials, { id: uuidv7(now * 1000), agencyId: agency.id, kind: 'quote', last: rows.length });
  }
  return { quotes: seeds, insert: made.insert };

  function addParts(dice: SeededRandom, { id: quoteId, agencyId, createdAt }: NewQuote, type: string) {
    for (const [at, cover] of coversOf(type).entries()) {
      const time = createdAt.getTime() + at;
      made.add(coverages, { id: uuidv7(time), agencyId, quoteId, ...cover, createdAt: new Date(time) });
    }
    if (dice.chance(55)) {
      made.add(discounts, { id: uuidv7(), agencyId, quoteId, name: dice.oneOf(reductions), createdAt });
    }
  }

  async function addDoc(agency: AgencySeed, row: NewQuote, type: string, serial: number) {
    const { agencyId, contactId, createdAt, createdBy } = row;
    const file = await storeDemoPdf(storage, {
      agencyId,
      uploadedBy: createdBy,
      uploadType: 'QUOTE',
      title: `${type} proposal`,
      lines: [agency.name, `Q-${serial}`],
      created: createdAt.getTime(),
    });
    made.add(files, file);
    const authorship = { createdByRole: 'AGENT' as const, createdBy, createdAt };
    made.add(docs, {
      id: uuidv7(createdAt.getTime()),
      agencyId,
      contactId,
      quoteId: row.id,
      fileId: file.id,
      ...authorship,
    });
  }
}

function quoteFor(
  random: SeededRandom,
  base: OpportunityRow,
  contacts: readonly ContactSeed[],
  carriers: readonly { id: string }[],
  proposed: boolean,
  now: number,
) {
  const createdSeconds = Math.floor(base.createdAt.getTime() / 1000);
  const at = createdSeconds + random.between(600, Math.max(900, Math.min(20 * DAY, now - createdSeconds - 600)));
  const age = (now - at) / DAY;
  const status = proposed ? 'PENDING_APPROVAL' : random.oneOf(age < 40 ? young : old);
  const begins = dayOf(at) + random.between(12, 75) * DAY;
  // open quotes have a future effective date
  const effective =
    age < 40 || status === 'PENDING_APPROVAL' ? Math.max(begins, dayOf(now) + random.between(4, 40) * DAY) : begins;
  const answered = !proposed && ['PENDING_APPROVAL', 'ACTIVE', 'CLOSED'].includes(status) && random.chance(60);
  const feedback: QuoteFeedback =
    status === 'CLOSED' || (status === 'PENDING_APPROVAL' && random.chance(30)) ? 'REJECTED' : 'ACCEPTED';
  const ownerId = contacts.find(({ id }) => id === base.contactId)?.agentId;
  if (!base.insuranceTypeId || !ownerId) throw new Error('an opportunity without insurance or contact');
  return {
    id: uuidv7(at * 1000),
    agencyId: base.agencyId,
    serial: 0,
    opportunityId: base.id,
    contactId: base.contactId,
    insuranceTypeId: base.insuranceTypeId,
    carrierId: random.oneOf(carriers).id,
    assignedAgentId: base.assignedAgentId ?? ownerId,
    status,
    premiumCents: base.premiumCents ?? random.between(320, 9_400) * 100 + random.oneOf([0, 0, 25, 50]),
    effectiveOn: dateOf(effective),
    ...((answered || status === 'PENDING_APPROVAL') && { sentAt: new Date(at * 1000) }),
    ...(answered && {
      customerFeedback: feedback,
      feedbackAt: new Date(Math.min(at + DAY, now - 300) * 1000),
      version: 2,
    }),
    createdBy: ownerId,
    createdAt: new Date(at * 1000),
    proposed,
  };
}
