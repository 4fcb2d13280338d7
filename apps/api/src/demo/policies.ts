import { DAY, dateOf, dayOf, type PolicyStatus } from '@fairlead/rules';
import { uuidv7 } from '../db/ids.ts';
import {
  agencySerials,
  certificates,
  coverages,
  docs,
  files,
  type opportunities,
  policies,
  policyTransactions,
  type quotes,
} from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';
import type { Storage } from '../ports/storage.ts';
import type { AgencySeed } from './agencies.ts';
import type { ContactSeed } from './contacts.ts';
import { storeDemoPdf } from './pdf.ts';
import { alignPaymentStatuses, demoPolicyTransactions, type PolicySeed } from './policyTransactions.ts';
import { coversOf } from './quotes.ts';
import { type SeededRandom, seededRandom } from './random.ts';
import { arrangeRenewals, type BegunRenewal, linkRenewals } from './renewals.ts';
import { makeSeedRows } from './seedRows.ts';

type Row<T> = T & { id: string; createdAt: Date };

/** Number of policies per agency. */
const known = { rich: 500, unsubscribed: 4 } as const;
/** Number of policies with documents and certificates, and number of sent certificates. Kept low for a quick start. */
const [WITH_DOCS, WITH_CERTIFICATES, SENT] = [12, 40, 8];

/** Policies of the demo customer: status, and days since the start. */
const ofTheCustomer: readonly (readonly [PolicyStatus, number])[] = [
  ['EXPIRED', 520],
  ['NOT_RENEWED', 430],
  ['CANCELLED', 250],
  ['EXPIRING', 347],
  ['ACTIVE', 210],
  ['ACTIVE', 96],
  ['IN_REVIEW', 60],
  ['MISSING_INFO', 20],
  ['PENDING', -12],
];
/** Form of each insurance type, used as the prefix of policy numbers. */
const forms: Readonly<Record<string, string>> = {
  Auto: 'PAP',
  Home: 'HO3',
  Umbrella: 'PUP',
  Flood: 'FLD',
  'Commercial Property': 'CPP',
  'General Liability': 'CGL',
  'Workers Compensation': 'WC',
  'Commercial Auto': 'CAP',
};
const over: readonly PolicyStatus[] = ['EXPIRED', 'EXPIRED', 'NOT_RENEWED', 'CANCELLED'];
const young: readonly PolicyStatus[] = ['BOUND', 'QUEUED', 'PENDING', 'PENDING', 'BOUND', 'FAILED'];
/** The other policies are active. */
const unusual: readonly PolicyStatus[] = ['CANCELLED', 'IN_REVIEW', 'IN_REVIEW', 'MISSING_INFO'];
const about = [
  '<p>Prefers to be called <strong>after five</strong>.</p>',
  '<p>Dog on the premises: a friendly Labrador.</p><ul><li>Fence renewed in 2023</li></ul>',
  '<p>The lender has to be named as an additional insured.</p>',
];
const holders = ['City of Portland', 'Casco Bay Property Management', 'First Harbor Bank', 'Pine Tree Builders'];

interface World {
  seeds: readonly AgencySeed[];
  contacts: readonly ContactSeed[];
  opportunities: readonly Row<typeof opportunities.$inferInsert>[];
  quotes: readonly Row<typeof quotes.$inferInsert>[];
  types: readonly { id: string; name: string; active: boolean }[];
  carriers: readonly { id: string; active: boolean }[];
}

/**
 * Policies of the demo contacts, with transactions, documents and certificates. Contacts, carriers and quotes must exist. `now`
 * in Unix seconds.
 */
export async function demoPolicies(storage: Storage, world: World, now: number) {
  const random = seededRandom(1973);
  const seedRows = makeSeedRows();
  const seeds: PolicySeed[] = [];
  const begun: BegunRenewal[] = [];
  let sent = 0;
  const policied = new Set(world.opportunities.flatMap(({ id, status }) => (status === 'POLICIED' ? [id] : [])));
  for (const agency of world.seeds) {
    if (!agency.known) continue;
    const book = world.contacts.filter(({ agencyId }) => agencyId === agency.id);
    const quoted = policiedQuotes(world.quotes, agency.id, policied);
    const made = Array.from({ length: known[agency.known] }, (_, at) => {
      const [wanted, quote] = [ofTheCustomer[at], quoted[at - ofTheCustomer.length]];
      const contact = wanted ? book[0] : quote ? book.find(({ id }) => id === quote.contactId) : random.oneOf(book);
      if (!contact) throw new Error('an agency without contacts');
      return policyOf(random, contact, { world, wanted, quote, now });
    });
    const numberOf = (dice: SeededRandom, typeId: string) => policyNumberOf(dice, world.types, typeId);
    const arranged = arrangeRenewals({ ...ofAgency(world, agency.id), policies: made, contacts: book, numberOf, now });
    begun.push(...arranged.begun);
    const rows = arranged.policies.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
    for (const [at, row] of rows.entries()) {
      const policy = { ...row, serial: at + 1 };
      seeds.push(policy);
      seedRows.add(policies, policy);
      const type = world.types.find(({ id }) => id === row.insuranceTypeId)?.name ?? '';
      seedRows.add(coverages, ...coveragesOf(policy, type));
      const owned = policy.contactId === book[0]?.id;
      if (agency.known === 'rich') await addDocuments(agency, policy, type, owned);
    }
    seedRows.add(agencySerials, { id: uuidv7(now * 1000), agencyId: agency.id, kind: 'policy', last: rows.length });
  }
  const transactions = demoPolicyTransactions(seeds, now);
  seedRows.add(policyTransactions, ...transactions);
  alignPaymentStatuses(seeds, transactions);
  return {
    policies: seeds,
    insert: async (tx: Transaction) => {
      await seedRows.insert(tx);
      await linkRenewals(tx, begun);
    },
  };

  async function addDocuments(agency: AgencySeed, policy: PolicySeed, type: string, owned: boolean) {
    const { agencyId, contactId, createdAt, createdBy, id: policyId, policyNumber } = policy;
    const lines = [agency.name, policyNumber];
    const document = { agencyId, uploadedBy: createdBy, lines, created: createdAt.getTime() };
    const active = policy.status === 'ACTIVE';
    if (active && (owned || seedRows.count(docs) < WITH_DOCS)) {
      const documents = [
        { docType: 'POLICY' as const, title: `${type} declarations page` },
        ...(owned ? [{ docType: 'BILL' as const, title: `${type} invoice` }] : []),
      ];
      const authorship = { createdByRole: 'AGENT' as const, createdBy, createdAt };
      for (const [at, { docType, title }] of documents.entries()) {
        const file = await storeDemoPdf(storage, { ...document, uploadType: 'POLICY', title });
        seedRows.add(files, file);
        const link = { agencyId, contactId, policyId, fileId: file.id, docType };
        seedRows.add(docs, { id: uuidv7(createdAt.getTime() + at), ...link, ...authorship });
      }
    }
    const requestedBy = world.contacts.find(({ id }) => id === contactId)?.userId;
    if (!active || !requestedBy || (!owned && seedRows.count(certificates) >= WITH_CERTIFICATES)) return;
    const requestCertificate = () => {
      const at = new Date(random.between(Math.max(createdAt.getTime() / 1000, now - 90 * DAY), now - 7_200) * 1000);
      const wish = { holderName: random.oneOf(holders), holderAddress: '', description: '' };
      return { id: uuidv7(at.getTime()), agencyId, policyId, requestedBy, createdAt: at, ...wish };
    };
    seedRows.add(certificates, requestCertificate());
    if (!owned && sent >= SENT) return;
    sent += 1;
    const certificate = requestCertificate();
    const sentAt = new Date(Math.min(certificate.createdAt.getTime() + DAY * 1000, (now - 600) * 1000));
    const file = await storeDemoPdf(storage, {
      ...document,
      uploadType: 'CERTIFICATE',
      title: 'Certificate of insurance',
      created: sentAt.getTime(),
    });
    seedRows.add(files, file);
    seedRows.add(certificates, {
      ...certificate,
      status: 'SENT',
      fileId: file.id,
      sentBy: createdBy,
      sentAt,
      version: 2,
    });
  }
}

function policyNumberOf(random: SeededRandom, types: World['types'], typeId: string): string {
  const insurance = types.find(({ id }) => id === typeId);
  return `${forms[insurance?.name ?? ''] ?? 'BOP'}-${random.between(1_000_000, 9_999_999)}`;
}

const ofAgency = ({ opportunities, quotes }: World, id: string) => ({
  opportunities: opportunities.filter(({ agencyId }) => agencyId === id),
  quotes: quotes.filter(({ agencyId }) => agencyId === id),
});

/** One quote for each opportunity that became a policy. */
function policiedQuotes(all: World['quotes'], agencyId: string, policied: ReadonlySet<string>) {
  const found = all.filter((quote) => quote.agencyId === agencyId && policied.has(quote.opportunityId));
  return [...new Map(found.map((quote) => [quote.opportunityId, quote])).values()];
}

interface Basis {
  world: World;
  wanted: (typeof ofTheCustomer)[number] | undefined;
  quote: World['quotes'][number] | undefined;
  now: number;
}

function policyOf(random: SeededRandom, contact: ContactSeed, { world, wanted, quote, now }: Basis) {
  const since = Math.max((quote ?? contact).createdAt.getTime() / 1000, now - 560 * DAY);
  const ago = wanted ? now - wanted[1] * DAY : undefined;
  const latest = now - 3_600;
  const created =
    ago === undefined ? random.between(Math.min(since, latest), latest) : Math.min(ago - 4 * DAY, now - 5 * DAY);
  const begins = quote ? Date.parse(quote.effectiveOn) / 1000 : dayOf(ago ?? created + random.between(-4, 40) * DAY);
  const half = !wanted && random.chance(25);
  const ends = begins + (half ? 182 : 365) * DAY;
  const status = wanted?.[0] ?? statusOf(random, { begins, ends, today: dayOf(now) });
  const missing = status === 'MISSING_INFO';
  const createdAt = new Date(created * 1000);
  const insuranceTypeId = quote?.insuranceTypeId ?? random.oneOf(world.types.filter(({ active }) => active)).id;
  return {
    id: uuidv7(createdAt.getTime()),
    agencyId: contact.agencyId,
    serial: 0,
    policyNumber: policyNumberOf(random, world.types, insuranceTypeId),
    contactId: contact.id,
    insuranceTypeId,
    carrierId: quote?.carrierId ?? random.oneOf(world.carriers.filter(({ active }) => active)).id,
    quoteId: quote?.id ?? null,
    previousPolicyId: null as string | null,
    assignedAgentId: quote?.assignedAgentId ?? contact.agentId,
    status,
    premiumCents: missing ? null : (quote?.premiumCents ?? random.between(320, 9_400) * 100),
    effectiveOn: dateOf(begins),
    expiresOn: missing ? null : dateOf(ends),
    policyTerm: half ? '6 months' : '12 months',
    policyType: random.chance(65) ? ('NEW_BUSINESS' as const) : ('RENEWAL' as const),
    paymentType: random.oneOf(['AGENCY_BILL', 'DIRECT_BILL', 'DIRECT_BILL'] as const),
    paymentTerm: random.oneOf(['INSTALLMENT', 'PAID_IN_FULL', 'PAID_IN_FULL', 'ESCROW_BILLING'] as const),
    paymentStatus: missing ? null : random.oneOf(['PAID', 'PAID', 'AUTO_PAY', 'PENDING', 'PAST_DUE'] as const),
    otherInformation: random.chance(30) ? random.oneOf(about) : '',
    source: contact.userId && !quote && random.chance(15) ? ('CUSTOMER' as const) : ('CREATED' as const),
    createdBy: contact.agentId,
    createdAt,
    updatedAt: new Date(Math.max(created, Math.min(begins, latest)) * 1000),
  };
}

function statusOf(
  random: SeededRandom,
  { begins, ends, today }: Record<'begins' | 'ends' | 'today', number>,
): PolicyStatus {
  if (ends < today) return random.oneOf(over);
  if (begins > today) return random.oneOf(young);
  if (ends < today + 30 * DAY) return 'EXPIRING';
  return random.chance(18) ? random.oneOf(unusual) : 'ACTIVE';
}

const coveragesOf = ({ agencyId, id: policyId, createdAt }: PolicySeed, type: string) =>
  coversOf(type).map((cover, at) => {
    const time = createdAt.getTime() + at;
    return { id: uuidv7(time), agencyId, policyId, ...cover, createdAt: new Date(time) };
  });
