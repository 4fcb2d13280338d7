import type { components } from '@fairlead/openapi';
import { fromCents, secondsOf } from '@fairlead/rules';
import { and, asc, count, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  agencies,
  agencyInsuranceTypes,
  carriers,
  claims,
  contacts,
  documentRequests,
  files,
  insuranceTypes,
  policies,
  policyTransactions,
  quotes,
  userDetails,
  users,
} from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { nameOrder } from '../../db/text.ts';
import { dayToSeconds } from '../../db/time.ts';
import type { LinkTo } from '../../ports/fileLinks.ts';
import { claimSerial } from '../../records/claims.ts';
import { isPastDue } from '../../records/policyFilters.ts';
import { quoteSerial } from '../../records/quotes.ts';
import { inProgress } from './inProgress.ts';

type Dashboard = components['schemas']['CustomerDashboard'];

/** Statuses of policies that are in force or about to be. */
const currentStatuses = ['ACTIVE', 'EXPIRING', 'BOUND', 'PENDING', 'IN_REVIEW', 'QUEUED', 'MISSING_INFO'] as const;

/** Dashboard of a customer. Row security limits it to the customer's own records. */
export async function customerDashboard(tx: Transaction, contactId: string, linkTo: LinkTo): Promise<Dashboard> {
  return {
    policies: { total: await tx.$count(policies), content: await presentPolicies(tx) },
    pastDue: await pastDuePayments(tx),
    documents: await documentsToAdd(tx),
    quotes: await quotesToAnswer(tx),
    inProgress: await inProgress(tx),
    ...(await agentOfContact(tx, contactId, linkTo)),
    coverages: await coverages(tx),
  };
}

async function presentPolicies(tx: Transaction): Promise<Dashboard['policies']['content']> {
  const rows = await tx
    .select({
      id: policies.id,
      policyNumber: policies.policyNumber,
      policyStatus: policies.status,
      insuranceName: insuranceTypes.name,
      carrierName: carriers.name,
      paymentUrl: carriers.paymentUrl,
      paymentStatus: policies.paymentStatus,
      effectiveOn: policies.effectiveOn,
      expiresOn: policies.expiresOn,
      premiumCents: policies.premiumCents,
    })
    .from(policies)
    .innerJoin(insuranceTypes, eq(insuranceTypes.id, policies.insuranceTypeId))
    .leftJoin(carriers, eq(carriers.id, policies.carrierId))
    .where(inArray(policies.status, [...currentStatuses]))
    .orderBy(sql`${policies.expiresOn} asc nulls last`, asc(policies.id))
    .limit(5);
  const payments = await openPayments(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map(({ effectiveOn, expiresOn, premiumCents, paymentStatus, ...row }) => {
    const open = payments.filter(({ policyId }) => policyId === row.id);
    const next = open.find((payment) => payment.paymentStatus !== 'PAST_DUE');
    return {
      ...row,
      pastDue: paymentStatus === 'PAST_DUE' || open.some((payment) => payment.paymentStatus === 'PAST_DUE'),
      nextPayment: next ? { transactionPremium: next.premium, dueDate: dayToSeconds(next.dueOn) } : null,
      effectiveDate: dayToSeconds(effectiveOn),
      expiredDate: dayToSeconds(expiresOn),
      premium: premiumCents === null ? null : fromCents(premiumCents),
    };
  });
}

/** The unpaid payment of each status that each of these policies is to pay first. */
const openPayments = (tx: Transaction, policyIds: readonly string[]) =>
  tx
    .selectDistinctOn([policyTransactions.policyId, policyTransactions.paymentStatus], {
      policyId: policyTransactions.policyId,
      paymentStatus: policyTransactions.paymentStatus,
      premium: policyTransactions.premium,
      dueOn: policyTransactions.dueOn,
    })
    .from(policyTransactions)
    .where(
      and(
        inArray(policyTransactions.policyId, [...policyIds]),
        or(
          eq(policyTransactions.paymentStatus, 'PAST_DUE'),
          and(eq(policyTransactions.paymentStatus, 'PENDING'), isNotNull(policyTransactions.dueOn)),
        ),
        isNull(policyTransactions.deletedAt),
      ),
    )
    .orderBy(policyTransactions.policyId, policyTransactions.paymentStatus, asc(policyTransactions.dueOn));

async function pastDuePayments(tx: Transaction): Promise<Dashboard['pastDue']> {
  const rows = await tx
    .select({
      id: policyTransactions.id,
      policyId: policies.id,
      policyNumber: policies.policyNumber,
      policyStatus: policies.status,
      insuranceName: insuranceTypes.name,
      paymentUrl: carriers.paymentUrl,
      transactionPremium: policyTransactions.premium,
      dueOn: policyTransactions.dueOn,
    })
    .from(policyTransactions)
    .innerJoin(policies, eq(policies.id, policyTransactions.policyId))
    .innerJoin(insuranceTypes, eq(insuranceTypes.id, policies.insuranceTypeId))
    .leftJoin(carriers, eq(carriers.id, policies.carrierId))
    .where(and(isPastDue, inArray(policies.status, [...currentStatuses])))
    .orderBy(sql`${policyTransactions.dueOn} asc nulls last`, asc(policyTransactions.id))
    .limit(3);
  return rows.map(({ dueOn, ...row }) => ({ ...row, dueDate: dayToSeconds(dueOn) }));
}

async function documentsToAdd(tx: Transaction): Promise<Dashboard['documents']> {
  const ofClaims = alias(policies, 'policies_of_claims');
  const rows = await tx
    .select({
      id: documentRequests.id,
      requestedType: documentRequests.requestedType,
      documentName: documentRequests.documentName,
      neededBy: documentRequests.neededBy,
      policyNumber: policies.policyNumber,
      claim: claims.serial,
      insuranceName: insuranceTypes.name,
      agentName: users.name,
    })
    .from(documentRequests)
    .innerJoin(users, eq(users.id, documentRequests.requestedBy))
    .leftJoin(policies, eq(policies.id, documentRequests.policyId))
    .leftJoin(claims, eq(claims.id, documentRequests.claimId))
    .leftJoin(ofClaims, eq(ofClaims.id, claims.policyId))
    .leftJoin(
      insuranceTypes,
      eq(insuranceTypes.id, sql`coalesce(${policies.insuranceTypeId}, ${ofClaims.insuranceTypeId})`),
    )
    .where(eq(documentRequests.status, 'OPEN'))
    .orderBy(asc(documentRequests.neededBy), asc(documentRequests.id))
    .limit(5);
  return rows.map(({ neededBy, policyNumber, claim, ...row }) => ({
    ...row,
    neededBy: secondsOf(neededBy),
    number: claim === null ? policyNumber : claimSerial(claim),
  }));
}

async function quotesToAnswer(tx: Transaction): Promise<Dashboard['quotes']> {
  const rows = await tx
    .select({
      id: quotes.id,
      serial: quotes.serial,
      version: quotes.version,
      insuranceName: insuranceTypes.name,
      carrierName: carriers.name,
      agentName: users.name,
      premiumCents: quotes.premiumCents,
      effectiveOn: quotes.effectiveOn,
    })
    .from(quotes)
    .innerJoin(insuranceTypes, eq(insuranceTypes.id, quotes.insuranceTypeId))
    .innerJoin(carriers, eq(carriers.id, quotes.carrierId))
    .innerJoin(users, eq(users.id, quotes.assignedAgentId))
    .where(and(eq(quotes.status, 'PENDING_APPROVAL'), isNull(quotes.customerFeedback), isNull(quotes.deletedAt)))
    .orderBy(asc(quotes.createdAt), asc(quotes.id))
    .limit(3);
  return rows.map(({ serial, premiumCents, effectiveOn, ...row }) => ({
    ...row,
    serial: quoteSerial(serial),
    premiumAmount: fromCents(premiumCents),
    effectiveDate: secondsOf(effectiveOn),
  }));
}

async function agentOfContact(
  tx: Transaction,
  contactId: string,
  linkTo: LinkTo,
): Promise<Pick<Dashboard, 'agent' | 'agencyName'>> {
  const [found] = await tx
    .select({
      name: users.name,
      email: users.email,
      phone: userDetails.phone,
      photo: { id: files.id, version: files.version },
      agencyName: agencies.name,
      agencyPhone: agencies.phone,
    })
    .from(contacts)
    .innerJoin(users, eq(users.id, contacts.agentId))
    .innerJoin(agencies, eq(agencies.id, contacts.agencyId))
    .leftJoin(userDetails, eq(userDetails.id, users.id))
    .leftJoin(files, eq(files.id, users.photoFileId))
    .where(eq(contacts.id, contactId));
  if (!found) throw new Error(`contact ${contactId} has no agent`);
  const { agencyName, agencyPhone, phone, photo, ...agent } = found;
  // agents without their own phone number show the agency's
  return { agencyName, agent: { ...agent, phone: phone || agencyPhone || '', photo: linkTo(photo) } };
}

/** Insurance types that can be requested, and those for which the customer has no policy. */
async function coverages(tx: Transaction): Promise<Dashboard['coverages']> {
  const offered = and(insuranceTypes.active, isNull(insuranceTypes.deletedAt));
  const sold = eq(insuranceTypes.id, agencyInsuranceTypes.insuranceTypeId);
  const has = sql`exists (select from ${policies} where ${policies.insuranceTypeId} = ${insuranceTypes.id}
    and ${inArray(policies.status, [...currentStatuses])})`;
  const [all] = await tx
    .select({ total: count() })
    .from(agencyInsuranceTypes)
    .innerJoin(insuranceTypes, sold)
    .where(offered);
  const rows = await tx
    .select({ name: insuranceTypes.name })
    .from(agencyInsuranceTypes)
    .innerJoin(insuranceTypes, sold)
    .where(and(offered, sql`not ${has}`))
    .orderBy(asc(nameOrder(insuranceTypes.name)))
    .limit(3);
  return { total: all?.total ?? 0, names: rows.map(({ name }) => name) };
}
