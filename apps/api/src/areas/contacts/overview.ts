import type { components } from '@fairlead/openapi';
import {
  fromCents,
  mayHandleClaims,
  mayReadCertificates,
  openClaimStatuses,
  openQuoteStatuses,
  runningPolicyStatuses,
  secondsOf,
} from '@fairlead/rules';
import { and, asc, count, countDistinct, desc, eq, inArray, isNotNull, isNull, not, sql } from 'drizzle-orm';
import type { Session } from '../../contract/session.ts';
import {
  carriers,
  claims,
  documentRequests,
  insuranceTypes,
  mailThreads,
  opportunities,
  policies,
  policyTransactions,
  quotes,
  tasks,
  users,
} from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { toSeconds } from '../../db/time.ts';
import { currentPolicies, isCurrentlyPastDue } from '../../records/currentPolicies.ts';
import { documentsToAdd, openRequestsOf } from '../../records/documentsToAdd.ts';
import { inProgress } from '../../records/inProgress.ts';
import { quoteSerial, waitsForAnswer } from '../../records/quotes.ts';
import { visible } from '../../records/tasks.ts';
import { visibleThreads } from '../../records/visibleThreads.ts';

type Overview = components['schemas']['ContactOverview'];

const QUOTES = 5;
const isRunning = inArray(policies.status, [...runningPolicyStatuses]);

/** Figures, counts and first records of a contact. Agents without a license get no claims. */
export async function contactOverview(
  tx: Transaction,
  contact: { id: string; agentId: string },
  { viewer, userId }: Session,
): Promise<Overview> {
  const { id } = contact;
  const withClaims = mayHandleClaims(viewer);
  const [ofPolicies, nextRenewal, pastDue, ofQuotes, ofClaims, counts, current, open, requested, agent] =
    await Promise.all([
      policyFigures(tx, id),
      firstRenewal(tx, id),
      tx
        .select({ policies: countDistinct(policies.id) })
        .from(policies)
        .innerJoin(policyTransactions, eq(policyTransactions.policyId, policies.id))
        .where(and(eq(policies.contactId, id), isCurrentlyPastDue)),
      quoteFigures(tx, id),
      withClaims ? claimFigures(tx, id) : null,
      otherCounts(tx, id, { viewer, withClaims }),
      currentPolicies(tx, id),
      openQuotes(tx, id),
      documentsToAdd(tx, id, withClaims),
      tx.select({ licensedAgent: users.licensedAgent }).from(users).where(eq(users.id, contact.agentId)),
    ]);
  const contactDetails = { agent: { id: contact.agentId, licensedAgent: agent[0]?.licensedAgent ?? false } };
  return {
    figures: {
      premium: ofPolicies.premium,
      policiesInForce: ofPolicies.running,
      nextRenewal,
      quotesToAnswer: ofQuotes.waiting,
      openClaims: ofClaims && ofClaims.open,
      policiesPastDue: pastDue[0]?.policies ?? 0,
    },
    counts: { ...counts, quotes: ofQuotes.total, policies: ofPolicies.total, claims: ofClaims && ofClaims.total },
    policies: current,
    quotes: open,
    inProgress: await inProgress(tx, id, {
      claims: withClaims,
      certificates: mayReadCertificates(viewer, userId, { contactDetails }),
      // the open quotes are a list of their own
      quotes: false,
    }),
    documents: requested,
  };
}

const countWhere = (condition: ReturnType<typeof and>) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

async function policyFigures(tx: Transaction, contactId: string) {
  const [found] = await tx
    .select({
      total: count(),
      running: countWhere(isRunning),
      cents: sql<number>`coalesce(sum(${policies.premiumCents}) filter (where ${isRunning}), 0)`.mapWith(Number),
    })
    .from(policies)
    .where(eq(policies.contactId, contactId));
  return { total: found?.total ?? 0, running: found?.running ?? 0, premium: fromCents(found?.cents ?? 0) };
}

async function firstRenewal(tx: Transaction, contactId: string): Promise<Overview['figures']['nextRenewal']> {
  const [first] = await tx
    .select({ id: policies.id, insuranceName: insuranceTypes.name, expiresOn: policies.expiresOn })
    .from(policies)
    .innerJoin(insuranceTypes, eq(insuranceTypes.id, policies.insuranceTypeId))
    .where(and(eq(policies.contactId, contactId), isRunning, isNotNull(policies.expiresOn)))
    .orderBy(asc(policies.expiresOn), asc(policies.id))
    .limit(1);
  if (!first || first.expiresOn === null) return null;
  return { id: first.id, insuranceName: first.insuranceName, expiredDate: secondsOf(first.expiresOn) };
}

async function quoteFigures(tx: Transaction, contactId: string) {
  const [found] = await tx
    .select({ total: count(), waiting: countWhere(waitsForAnswer) })
    .from(quotes)
    .where(and(eq(quotes.contactId, contactId), isNull(quotes.deletedAt)));
  return found ?? { total: 0, waiting: 0 };
}

async function claimFigures(tx: Transaction, contactId: string) {
  const [found] = await tx
    .select({ total: count(), open: countWhere(inArray(claims.status, [...openClaimStatuses])) })
    .from(claims)
    .where(eq(claims.contactId, contactId));
  return found ?? { total: 0, open: 0 };
}

/** Numbers of the records that are only counted. */
async function otherCounts(
  tx: Transaction,
  contactId: string,
  { viewer, withClaims }: Pick<Session, 'viewer'> & { withClaims: boolean },
) {
  const [ofOpportunities, mails, documents, openTasks] = await Promise.all([
    tx.$count(opportunities, and(eq(opportunities.contactId, contactId), isNull(opportunities.deletedAt))),
    tx.$count(mailThreads, and(eq(mailThreads.contactId, contactId), visibleThreads(viewer))),
    tx.$count(documentRequests, openRequestsOf(contactId, withClaims)),
    tx.$count(tasks, and(eq(tasks.contactId, contactId), isNull(tasks.doneAt), visible(viewer))),
  ]);
  return { opportunities: ofOpportunities, mails, documents, tasks: openTasks };
}

/** Open quotes without a policy. Those that the contact has accepted come first. */
async function openQuotes(tx: Transaction, contactId: string): Promise<Overview['quotes']> {
  const isAccepted = sql`${quotes.customerFeedback} = 'ACCEPTED'`;
  const rows = await tx
    .select({
      id: quotes.id,
      serial: quotes.serial,
      quoteStatus: quotes.status,
      customerFeedback: quotes.customerFeedback,
      insuranceName: insuranceTypes.name,
      carrierName: carriers.name,
      premiumCents: quotes.premiumCents,
      effectiveOn: quotes.effectiveOn,
      sentAt: quotes.sentAt,
      createdAt: quotes.createdAt,
    })
    .from(quotes)
    .innerJoin(insuranceTypes, eq(insuranceTypes.id, quotes.insuranceTypeId))
    .innerJoin(carriers, eq(carriers.id, quotes.carrierId))
    .where(
      and(
        eq(quotes.contactId, contactId),
        inArray(quotes.status, [...openQuoteStatuses]),
        sql`${quotes.customerFeedback} is distinct from 'REJECTED'`,
        not(quotes.hasPolicy),
        isNull(quotes.deletedAt),
      ),
    )
    .orderBy(sql`${isAccepted} desc nulls last`, desc(quotes.createdAt), desc(quotes.id))
    .limit(QUOTES);
  return rows.map(({ serial, premiumCents, effectiveOn, sentAt, createdAt, ...quote }) => ({
    ...quote,
    serial: quoteSerial(serial),
    premiumAmount: fromCents(premiumCents),
    effectiveDate: secondsOf(effectiveOn),
    sentDate: sentAt && toSeconds(sentAt),
    creationDate: toSeconds(createdAt),
  }));
}
