import type { components } from '@fairlead/openapi';
import { NEW_POLICY_STATUS, openQuoteStatuses } from '@fairlead/rules';
import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import { saveRecord, type Write } from '../../contract/changeRecord.ts';
import { insertRows } from '../../contract/createRecord.ts';
import { InvalidRequest, Problem } from '../../contract/problem.ts';
import type { Session } from '../../contract/session.ts';
import type { FieldMessage } from '../../contract/types.ts';
import { uuidv7 } from '../../db/ids.ts';
import { opportunities, policies, quotes } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { nextSerial } from '../../db/serials.ts';
import { chosenCoverages, copyCoverages, coveragesOf } from '../../records/coverages.ts';
import { refusalOfErased } from '../../records/erasedContacts.ts';
import { moveOpportunity } from '../../records/opportunityStatus.ts';
import { lockPolicy } from '../../records/policies.ts';
import { findQuote, lockQuote, type QuoteRow } from '../../records/quotes.ts';
import { findContactAgent } from '../../records/references.ts';
import { addFiles } from './parts.ts';
import { copyReviewDocument, lockReview, subjectOfReview } from './review.ts';
import { columnsOf, dayErrors, termErrors } from './terms.ts';

type Input = components['schemas']['PolicyCreate'];
/** Contact, agent and insurance type of a new policy. */
interface Subject {
  contactId: string;
  insuranceTypeId: string;
  assignedAgentId: string;
}

/** Creator, time (Unix seconds) and operation. */
export interface CreateContext {
  session: Pick<Session, 'userId' | 'viewer'> & { agencyId: string };
  now: number;
  operationId: 'createPolicy';
}

/**
 * Creates a policy from a quote, from a document of a customer, or without either. A policy from a quote takes its contact,
 * insurance type and coverages. Carrier, premium and effective date are taken from the quote unless given. The opportunity of
 * the quote changes its status to policy.
 */
export async function insertPolicy(tx: Transaction, input: Input, context: CreateContext): Promise<string> {
  const { session, now } = context;
  const { quoteId, opportunityId, contactId: _, insuranceTypeId: __, docId = [], coverageIds, ...rest } = input;
  const { closeOtherQuotes: closesOthers = false, ...terms } = rest;
  const wrongDays = dayErrors(terms);
  if (wrongDays.length > 0) throw new InvalidRequest(wrongDays);
  const quote = quoteId ? await lockUnusedQuote(tx, quoteId) : undefined;
  const review = opportunityId ? await lockReview(tx, opportunityId, input) : undefined;
  const contactId = quote?.quote.contactId ?? review?.opportunity.contactId ?? input.contactId;
  const refused = contactId === undefined ? undefined : await refusalOfErased(tx, contactId);
  if (refused) throw new Problem(refused.status, refused);
  const subject = quote
    ? subjectOfQuote(quote, input)
    : review
      ? subjectOfReview(review, input)
      : await subjectOfContact(tx, input);
  const { carrierId = null, premiumCents = null, effectiveOn = null } = quote?.quote ?? {};
  const values = { carrierId, premiumCents, effectiveOn, ...columnsOf(terms) };
  const errors = await termErrors(tx, quote ? values : { ...values, insuranceTypeId: subject.insuranceTypeId });
  if (errors.length > 0) throw new InvalidRequest(errors);

  const previousPolicyId = quote ? await findRenewedPolicy(tx, quote) : null;
  const { userId, agencyId } = session;
  const at = new Date(now * 1000);
  const id = uuidv7(now * 1000);
  const row = {
    ...values,
    ...subject,
    id,
    agencyId,
    serial: await nextSerial(tx, agencyId, 'policy'),
    policyNumber: input.policyNumber.trim(),
    quoteId: quote?.quote.id ?? null,
    previousPolicyId,
    status: input.policyStatus ?? NEW_POLICY_STATUS,
    source: review ? ('CUSTOMER' as const) : ('CREATED' as const),
    createdBy: userId,
    createdAt: at,
    updatedAt: at,
  };
  const write = { tx, session, operationId: context.operationId };
  await insertRows({ table: policies, type: 'policy' }, write, [row]);
  if (quote) {
    const copied = chosenCoverages(await coveragesOf(tx, quote.quote.id), coverageIds);
    await copyCoverages(tx, copied, { policyId: id }, now);
  } else if (coverageIds?.length) throw new InvalidRequest([{ field: 'coverageIds', code: 'policy.coverageOther' }]);
  const fromOpportunity = quote?.quote.opportunityId ?? review?.opportunity.id;
  if (fromOpportunity !== undefined) await moveOpportunity(write, fromOpportunity, 'POLICIED');
  if (quote && closesOthers) await closeOtherQuotes(write, quote);
  if (review) await copyReviewDocument(write, review, id, now);
  await addFiles(tx, docId, { ...context, policy: { id, contactId: subject.contactId } });
  return id;
}

/** Locks the quote. A quote can become only one policy. */
async function lockUnusedQuote(tx: Transaction, id: string): Promise<QuoteRow> {
  const quote = await lockQuote(tx, id);
  if (!quote) throw new InvalidRequest([{ field: 'quoteId', code: 'policy.quoteUnknown' }]);
  const [existing] = await tx.select({ id: policies.id }).from(policies).where(eq(policies.quoteId, id));
  if (existing) throw new InvalidRequest([{ field: 'quoteId', code: 'policy.quoteUsed' }]);
  return quote;
}

/** Finds and locks the policy whose next term a quote is for. Null if it is renewed already. */
async function findRenewedPolicy(tx: Transaction, { quote }: QuoteRow): Promise<string | null> {
  const [opportunity] = await tx
    .select({ renewedPolicyId: opportunities.renewedPolicyId })
    .from(opportunities)
    .where(eq(opportunities.id, quote.opportunityId));
  if (!opportunity?.renewedPolicyId) return null;
  const renewed = await lockPolicy(tx, opportunity.renewedPolicyId);
  return renewed && !renewed.nextTerm ? renewed.policy.id : null;
}

function subjectOfQuote({ quote }: QuoteRow, input: Input): Subject {
  const { contactId, insuranceTypeId, assignedAgentId } = quote;
  const errors: FieldMessage[] = [];
  if (input.contactId !== undefined && input.contactId !== contactId)
    errors.push({ field: 'contactId', code: 'policy.contactOther' });
  if (input.insuranceTypeId !== undefined && input.insuranceTypeId !== insuranceTypeId)
    errors.push({ field: 'insuranceTypeId', code: 'policy.insuranceOther' });
  if (errors.length > 0) throw new InvalidRequest(errors);
  return { contactId, insuranceTypeId, assignedAgentId };
}

async function subjectOfContact(tx: Transaction, { contactId, insuranceTypeId }: Input): Promise<Subject> {
  const errors: FieldMessage[] = [];
  const owner = contactId === undefined ? undefined : await findContactAgent(tx, contactId);
  if (contactId === undefined) errors.push({ field: 'contactId', code: 'policy.contactRequired' });
  else if (!owner) errors.push({ field: 'contactId', code: 'policy.contactUnknown' });
  if (insuranceTypeId === undefined) errors.push({ field: 'insuranceTypeId', code: 'policy.insuranceRequired' });
  if (!owner || contactId === undefined || insuranceTypeId === undefined) throw new InvalidRequest(errors);
  return { contactId, insuranceTypeId, assignedAgentId: owner.agentId };
}

/** Closes the open quotes of an opportunity, except the one that became the policy. */
async function closeOtherQuotes(write: Write, { quote }: QuoteRow): Promise<void> {
  const others = await write.tx
    .select({ id: quotes.id })
    .from(quotes)
    .where(
      and(
        eq(quotes.opportunityId, quote.opportunityId),
        ne(quotes.id, quote.id),
        inArray(quotes.status, [...openQuoteStatuses]),
        isNull(quotes.deletedAt),
      ),
    )
    .orderBy(quotes.id);
  for (const { id } of others) {
    const before = await lockQuote(write.tx, id);
    if (before) await saveRecord(closedQuote, write, before, { values: { status: 'CLOSED' } });
  }
}

const closedQuote = { table: quotes, type: 'quote', find: findQuote, rowOf: (row: QuoteRow) => row.quote } as const;
