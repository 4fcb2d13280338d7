import type { components } from '@fairlead/openapi';
import { dateOf, endsAfter, isDay, NEW_POLICY_STATUS, secondsOf, termMonths, toCents } from '@fairlead/rules';
import { saveRecord, type Write } from '../../contract/changeRecord.ts';
import { insertRows } from '../../contract/createRecord.ts';
import { InvalidRequest } from '../../contract/problem.ts';
import type { FieldMessage } from '../../contract/types.ts';
import { uuidv7 } from '../../db/ids.ts';
import { newReference } from '../../db/references.ts';
import { policies, policyTransactions } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { nextSerial } from '../../db/serials.ts';
import { dayToSeconds } from '../../db/time.ts';
import { todayOf } from '../../records/agencyTime.ts';
import { chosenCoverages, copyCoverages, policyCoveragesOf } from '../../records/coverages.ts';
import { insertOpportunities } from '../../records/newOpportunities.ts';
import { insertQuotes } from '../../records/newQuotes.ts';
import type { PolicyRow } from '../../records/policies.ts';
import { isActiveCarrier } from '../../records/references.ts';
import type { policyKind } from './kind.ts';

type Renewal = components['schemas']['PolicyRenewal'];
type Requoted = components['schemas']['RequotedPolicy'];

interface RenewalContext {
  write: Write;
  userId: string;
  /** Unix seconds. */
  now: number;
}

function dayErrors({ effectiveDate, expiredDate }: Renewal): FieldMessage[] {
  const errors = Object.entries({ effectiveDate, expiredDate })
    .filter(([, day]) => !isDay(day))
    .map(([field]): FieldMessage => ({ field, code: 'field.day' }));
  if (errors.length === 0 && !endsAfter(effectiveDate, expiredDate))
    errors.push({ field: 'expiredDate', code: 'policy.expiryNotAfter' });
  return errors;
}

/** Creates the policy of the next term of a locked policy, and records the renewal. Returns the id of the new policy. */
export async function insertNextTerm(
  kind: ReturnType<typeof policyKind>,
  before: PolicyRow,
  renewal: Renewal,
  { write, userId, now }: RenewalContext,
): Promise<string> {
  const errors = dayErrors(renewal);
  if (errors.length > 0) throw new InvalidRequest(errors);
  const { tx } = write;
  const { policy } = before;
  const copied = chosenCoverages(await policyCoveragesOf(tx, policy.id), renewal.coverageIds);
  const at = new Date(now * 1000);
  const { agencyId } = policy;
  const id = uuidv7(now * 1000);
  const row: typeof policies.$inferInsert & { id: string } = {
    id,
    agencyId,
    serial: await nextSerial(tx, agencyId, 'policy'),
    policyNumber: renewal.policyNumber.trim(),
    contactId: policy.contactId,
    insuranceTypeId: policy.insuranceTypeId,
    carrierId: policy.carrierId,
    assignedAgentId: policy.assignedAgentId,
    status: NEW_POLICY_STATUS,
    premiumCents: toCents(renewal.premium),
    effectiveOn: dateOf(renewal.effectiveDate),
    expiresOn: dateOf(renewal.expiredDate),
    // the text of a term of another length would be wrong
    policyTerm: hasSameLength(policy, renewal) ? policy.policyTerm : '',
    policyType: 'RENEWAL',
    paymentType: policy.paymentType,
    paymentTerm: policy.paymentTerm,
    // nothing of the new term is paid yet
    paymentStatus: policy.paymentStatus && 'PENDING',
    otherInformation: policy.otherInformation,
    previousPolicyId: policy.id,
    createdBy: userId,
    createdAt: at,
    updatedAt: at,
  };
  await insertRows({ table: policies, type: 'policy' }, write, [row]);
  await copyCoverages(tx, copied, { policyId: id }, now);
  const transaction = {
    id: uuidv7(now * 1000),
    agencyId,
    policyId: policy.id,
    transactionType: 'RENEWAL' as const,
    premium: renewal.premium.toFixed(2),
    paymentStatus: 'PENDING' as const,
    transactionOn: dateOf(await todayOf(tx, now)),
    reference: newReference('TX'),
    createdBy: userId,
    createdAt: at,
  };
  await insertRows({ table: policyTransactions, type: 'policyTransaction' }, write, [transaction]);
  await saveRecord(kind, write, before, { values: renewingAgain(at) });
  return id;
}

function hasSameLength({ effectiveOn, expiresOn }: PolicyRow['policy'], renewal: Renewal): boolean {
  if (expiresOn === null) return false;
  const term = { effectiveDate: dayToSeconds(effectiveOn), expiredDate: secondsOf(expiresOn) };
  return termMonths(term) === termMonths(renewal);
}

/** Removes the mark of a policy that was not to be renewed. */
const renewingAgain = (updatedAt: Date) => ({ nonRenewalReason: null, nonRenewalNote: '', updatedAt });

/**
 * Creates an opportunity for the next term of a locked policy, with one quote per carrier. A policy that was not to be
 * renewed loses that mark.
 */
export async function insertRequote(
  kind: ReturnType<typeof policyKind>,
  before: PolicyRow,
  carrierIds: readonly string[],
  { write, userId, now }: RenewalContext,
): Promise<Requoted> {
  const { tx } = write;
  const { policy } = before;
  if (!(await areActiveCarriers(tx, carrierIds)))
    throw new InvalidRequest([{ field: 'carrierIds', code: 'quote.carrierUnknown' }]);
  const { agencyId, contactId, assignedAgentId, insuranceTypeId, premiumCents } = policy;
  const shared = { agencyId, contactId, assignedAgentId, createdBy: userId };
  const opportunity = { ...shared, createdByRole: 'AGENT' as const, premiumCents, renewedPolicyId: policy.id };
  const [opportunityId = ''] = await insertOpportunities(write, opportunity, [insuranceTypeId], now);
  const today = await todayOf(tx, now);
  const ends = policy.expiresOn === null ? today : secondsOf(policy.expiresOn);
  const quote = {
    ...shared,
    opportunityId,
    insuranceTypeId,
    premiumCents: premiumCents ?? 0,
    // a quote cannot begin in the past
    effectiveOn: dateOf(Math.max(ends, today)),
  };
  const quoteIds = await insertQuotes(write, quote, carrierIds, now);
  const copied = await policyCoveragesOf(tx, policy.id);
  for (const quoteId of quoteIds) await copyCoverages(tx, copied, { quoteId }, now);
  if (policy.nonRenewalReason !== null)
    await saveRecord(kind, write, before, { values: renewingAgain(new Date(now * 1000)) });
  return { opportunityId, quoteIds };
}

async function areActiveCarriers(tx: Transaction, ids: readonly string[]): Promise<boolean> {
  for (const id of ids) if (!(await isActiveCarrier(tx, id))) return false;
  return true;
}
