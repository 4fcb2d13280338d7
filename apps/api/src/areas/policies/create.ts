import type { components } from '@fairlead/openapi';
import { NEW_POLICY_STATUS } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import { InvalidRequest } from '../../contract/problem.ts';
import type { Session } from '../../contract/session.ts';
import type { FieldMessage } from '../../contract/types.ts';
import { audit } from '../../db/audit.ts';
import { uuidv7 } from '../../db/ids.ts';
import { coverages, opportunities, policies } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { nextSerial } from '../../db/serials.ts';
import { coveragesOf } from '../../records/coverages.ts';
import { lockQuote, type QuoteRow } from '../../records/quotes.ts';
import { findOwner } from '../../records/references.ts';
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
  const { quoteId, opportunityId, contactId: _, insuranceTypeId: __, docId = [], coverageIds, ...terms } = input;
  const wrongDays = dayErrors(terms);
  if (wrongDays.length > 0) throw new InvalidRequest(wrongDays);
  const quote = quoteId ? await lockUnusedQuote(tx, quoteId) : undefined;
  const review = opportunityId ? await lockReview(tx, opportunityId, input) : undefined;
  const subject = quote
    ? subjectOfQuote(quote, input)
    : review
      ? subjectOfReview(review, input)
      : await subjectOfContact(tx, input);
  const { carrierId = null, premiumCents = null, effectiveOn = null } = quote?.quote ?? {};
  const values = { carrierId, premiumCents, effectiveOn, ...columnsOf(terms) };
  const errors = await termErrors(tx, quote ? values : { ...values, insuranceTypeId: subject.insuranceTypeId });
  if (errors.length > 0) throw new InvalidRequest(errors);

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
    status: input.policyStatus ?? NEW_POLICY_STATUS,
    source: review ? ('CUSTOMER' as const) : ('CREATED' as const),
    createdBy: userId,
    createdAt: at,
    updatedAt: at,
  };
  await tx.insert(policies).values(row);
  await audit(tx, session, context.operationId, { type: 'policy', id, after: row });
  if (quote) await copyCoverages(tx, quote, { policyId: id, coverageIds, now });
  else if (coverageIds?.length) throw new InvalidRequest([{ field: 'coverageIds', code: 'policy.coverageOther' }]);
  const opportunity = quote?.quote.opportunityId ?? review?.opportunity.id;
  if (opportunity !== undefined) await markPolicied(tx, opportunity, context);
  if (review)
    for (const doc of await copyReviewDocument(tx, review, id, now))
      await audit(tx, session, context.operationId, { type: 'doc', id: doc.id, after: doc });
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
  const owner = contactId === undefined ? undefined : await findOwner(tx, contactId);
  if (contactId === undefined) errors.push({ field: 'contactId', code: 'policy.contactRequired' });
  else if (!owner) errors.push({ field: 'contactId', code: 'policy.contactUnknown' });
  if (insuranceTypeId === undefined) errors.push({ field: 'insuranceTypeId', code: 'policy.insuranceRequired' });
  if (!owner || contactId === undefined || insuranceTypeId === undefined) throw new InvalidRequest(errors);
  return { contactId, insuranceTypeId, assignedAgentId: owner.agentId };
}

interface CopyOptions {
  policyId: string;
  /** Ids of the quote's coverages to copy. Defaults to all. */
  coverageIds: readonly string[] | undefined;
  now: number;
}

async function copyCoverages(
  tx: Transaction,
  { quote }: QuoteRow,
  { policyId, coverageIds, now }: CopyOptions,
): Promise<void> {
  const all = await coveragesOf(tx, quote.id);
  if (coverageIds?.some((id) => !all.some((each) => each.id === id)))
    throw new InvalidRequest([{ field: 'coverageIds', code: 'policy.coverageOther' }]);
  const copied = coverageIds ? all.filter(({ id }) => coverageIds.includes(id)) : all;
  if (copied.length === 0) return;
  await tx.insert(coverages).values(
    copied.map(({ agencyId, name, value, description }, at) => ({
      // ids one millisecond apart preserve the order
      id: uuidv7(now * 1000 + at),
      agencyId,
      policyId,
      name,
      value,
      description,
    })),
  );
}

async function markPolicied(tx: Transaction, id: string, { session, operationId }: CreateContext): Promise<void> {
  const [before] = await tx.select().from(opportunities).where(eq(opportunities.id, id)).for('update');
  if (!before || before.status === 'POLICIED') return;
  const after = { ...before, status: 'POLICIED' as const, version: before.version + 1 };
  await tx
    .update(opportunities)
    .set({ status: after.status, version: after.version })
    .where(eq(opportunities.id, before.id));
  await audit(tx, session, operationId, { type: 'opportunity', id: before.id, before, after });
}
