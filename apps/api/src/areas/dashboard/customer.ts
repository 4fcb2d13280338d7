import type { components } from '@fairlead/openapi';
import { fromCents, secondsOf } from '@fairlead/rules';
import { and, asc, count, eq, isNull, type SQL, sql } from 'drizzle-orm';
import {
  agencies,
  agencyInsuranceTypes,
  carriers,
  contacts,
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
import type { FileLinks } from '../../ports/fileLinks.ts';
import { currentPolicies, isCurrent, isCurrentlyPastDue } from '../../records/currentPolicies.ts';
import { documentsToAdd } from '../../records/documentsToAdd.ts';
import { inProgress } from '../../records/inProgress.ts';
import { isDue } from '../../records/policyFilters.ts';
import { quoteSerial, waitsForAnswer } from '../../records/quotes.ts';
import { customerClaims } from './customerClaims.ts';
import { receivedDocuments } from './receivedDocuments.ts';

type Dashboard = components['schemas']['CustomerDashboard'];

/** Dashboard of a customer. Row security limits it to the customer's own records. */
export async function customerDashboard(
  tx: Transaction,
  { userId, contactId }: { userId: string; contactId: string },
  links: FileLinks,
): Promise<Dashboard> {
  return {
    policies: { total: await tx.$count(policies), content: await currentPolicies(tx, contactId) },
    pastDue: await openPayments(tx, contactId, isCurrentlyPastDue, 3),
    nextPayment: (await openPayments(tx, contactId, and(isDue, isCurrent), 1))[0] ?? null,
    documents: await documentsToAdd(tx, contactId),
    ...(await receivedDocuments(tx, userId, links)),
    quotes: await quotesToAnswer(tx),
    claims: await customerClaims(tx, contactId),
    inProgress: await inProgress(tx, contactId),
    ...(await agentOfContact(tx, contactId, links)),
    coverages: await coverages(tx),
  };
}

/** Unpaid payments of a contact that are due first. */
async function openPayments(
  tx: Transaction,
  contactId: string,
  condition: SQL | undefined,
  limit: number,
): Promise<Dashboard['pastDue']> {
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
    .where(and(condition, eq(policies.contactId, contactId)))
    .orderBy(sql`${policyTransactions.dueOn} asc nulls last`, asc(policyTransactions.id))
    .limit(limit);
  return rows.map(({ dueOn, ...row }) => ({ ...row, dueDate: dayToSeconds(dueOn) }));
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
    .where(and(waitsForAnswer, isNull(quotes.deletedAt)))
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
  links: FileLinks,
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
  return { agencyName, agent: { ...agent, phone: phone || agencyPhone || '', photo: photo && links.linkTo(photo) } };
}

/** Insurance types that can be requested, and those for which the customer has no policy. */
async function coverages(tx: Transaction): Promise<Dashboard['coverages']> {
  const offered = and(insuranceTypes.active, isNull(insuranceTypes.deletedAt));
  const sold = eq(insuranceTypes.id, agencyInsuranceTypes.insuranceTypeId);
  const has = sql`exists (select from ${policies} where ${policies.insuranceTypeId} = ${insuranceTypes.id}
    and ${isCurrent})`;
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
