import { DAY, dateOf, dayOf, openQuoteStatuses } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import { uuidv7 } from '../db/ids.ts';
import { opportunities, type policies, type quotes } from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';
import type { ContactSeed } from './contacts.ts';
import { type SeededRandom, seededRandom } from './random.ts';

type Row<T> = T & { id: string; createdAt: Date };
type OpportunityRow = Row<typeof opportunities.$inferInsert>;
type QuoteRow = Row<typeof quotes.$inferInsert>;
/** A policy with the columns that depend on its insurance, its dates and its customer. */
type PolicyRow = Omit<Row<typeof policies.$inferInsert>, 'agencyId'> & { agencyId: string };

interface Book<P extends PolicyRow> {
  policies: readonly P[];
  opportunities: readonly OpportunityRow[];
  quotes: readonly QuoteRow[];
  contacts: readonly ContactSeed[];
  /** Makes a policy number for an insurance type. */
  numberOf: (random: SeededRandom, insuranceTypeId: string) => string;
  /** Unix seconds. */
  now: number;
}

/** Renewal that has begun: the opportunity is for the next term of the policy. */
export interface BegunRenewal {
  opportunityId: string;
  policyId: string;
}

/** Days before today in which renewed policies ended. Longer than the two quarters that the renewal centre compares. */
const ENDED_WITHIN = 200;
/** Number of renewals by the stage in which they are, the latest stage first. */
const begunByStage = { ACCEPTED: 3, OFFERED: 6, QUOTING: 5 } as const;
const openStatuses = ['NEW', 'CONTACTED', 'QUOTED', 'IN_PROCESS'];

/**
 * Changes some policies of an agency into the next terms of ended ones, and others into policies for whose next term there is an
 * opportunity with a quote. The policies of the first contact, the demo customer, and those with a quote stay.
 */
export function arrangeRenewals<P extends PolicyRow>(book: Book<P>): { policies: P[]; begun: BegunRenewal[] } {
  const random = seededRandom(1984);
  const { now, contacts, numberOf } = book;
  const customer = contacts[0]?.id;
  const changed = new Map<P, P>();
  const begun: BegunRenewal[] = [];
  const spare = book.policies.filter(
    (policy) => policy.status === 'ACTIVE' && !policy.quoteId && policy.contactId !== customer,
  );
  /** Returns the new id of the policy. */
  const change = (
    policy: P,
    subject: Pick<P, 'contactId' | 'insuranceTypeId'>,
    values: Partial<PolicyRow>,
    at: number,
  ) => {
    const contact = contacts.find(({ id }) => id === subject.contactId);
    if (!contact) throw new Error('a renewal without a contact');
    const createdAt = new Date(Math.max(at * 1000, contact.createdAt.getTime() + 3_600_000));
    const id = uuidv7(createdAt.getTime());
    changed.set(policy, {
      ...policy,
      ...values,
      ...subject,
      id,
      policyNumber: numberOf(random, subject.insuranceTypeId),
      policyTerm: '12 months',
      assignedAgentId: contact.agentId,
      createdBy: contact.agentId,
      createdAt,
      updatedAt: createdAt,
    });
    return id;
  };

  for (const ended of book.policies) {
    const expired = secondsOf(ended.expiresOn);
    if (ended.status !== 'EXPIRED' || ended.contactId === customer) continue;
    if (expired < now - ENDED_WITHIN * DAY || random.chance(25)) continue;
    const next = spare.pop();
    if (!next) break;
    const { contactId, insuranceTypeId, carrierId, premiumCents, id: previousPolicyId } = ended;
    const term = {
      effectiveOn: dateOf(expired),
      expiresOn: dateOf(expired + 365 * DAY),
      policyType: 'RENEWAL' as const,
    };
    const raised = premiumCents && Math.round((premiumCents * random.between(98, 112)) / 10_000) * 100;
    const values = { ...term, carrierId, premiumCents: raised, previousPolicyId };
    change(next, { contactId, insuranceTypeId }, values, expired - random.between(3, 25) * DAY);
  }

  const left: Record<string, number> = { ...begunByStage };
  for (const {
    id: opportunityId,
    contactId,
    insuranceTypeId,
    status = 'NEW',
    createdByRole,
    createdAt,
  } of book.opportunities) {
    const quote = closestQuote(book.quotes.filter((each) => each.opportunityId === opportunityId));
    if (!quote || !insuranceTypeId || createdByRole !== 'AGENT') continue;
    if (contactId === customer || !openStatuses.includes(status)) continue;
    const expires = secondsOf(quote.effectiveOn);
    const stage = stageOf(quote);
    if (expires < dayOf(now) || expires > now + 85 * DAY || !left[stage]) continue;
    const policy = spare.pop();
    if (!policy) break;
    left[stage] -= 1;
    const begins = expires - 365 * DAY;
    const premiumCents = Math.round((quote.premiumCents * random.between(88, 103)) / 10_000) * 100;
    const values = {
      effectiveOn: dateOf(begins),
      expiresOn: dateOf(expires),
      premiumCents,
      status: expires < dayOf(now) + 30 * DAY ? ('EXPIRING' as const) : ('ACTIVE' as const),
    };
    const since = Math.min(begins, createdAt.getTime() / 1000 - DAY);
    begun.push({ opportunityId, policyId: change(policy, { contactId, insuranceTypeId }, values, since) });
  }
  return { policies: book.policies.map((policy) => changed.get(policy) ?? policy), begun };
}

const secondsOf = (day: string | null | undefined): number => (day ? Date.parse(day) / 1000 : 0);

const isOpen = ({ status = 'PENDING' }: QuoteRow): boolean => openQuoteStatuses.some((each) => each === status);

function stageOf({ status, customerFeedback }: QuoteRow): keyof typeof begunByStage {
  if (customerFeedback === 'ACCEPTED') return 'ACCEPTED';
  return status === 'PENDING_APPROVAL' && !customerFeedback ? 'OFFERED' : 'QUOTING';
}

/** The open quote that is closest to a policy, and of several the newest one, as in the renewal centre. */
function closestQuote(all: readonly QuoteRow[]): QuoteRow | undefined {
  const order = Object.keys(begunByStage);
  return all
    .filter(isOpen)
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .sort((a, b) => order.indexOf(stageOf(a)) - order.indexOf(stageOf(b)))[0];
}

/** Links the opportunities to the policies that they renew. Both must exist. */
export async function linkRenewals(tx: Transaction, begun: readonly BegunRenewal[]): Promise<void> {
  for (const { opportunityId, policyId } of begun)
    await tx.update(opportunities).set({ renewedPolicyId: policyId }).where(eq(opportunities.id, opportunityId));
}
