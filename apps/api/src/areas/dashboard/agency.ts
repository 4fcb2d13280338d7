import type { components } from '@fairlead/openapi';
import { dateOf, fromCents, utcToday } from '@fairlead/rules';
import { and, count, desc, eq, gte, isNull, ne, or, sql } from 'drizzle-orm';
import { onlyRow } from '../../db/rows.ts';
import {
  agencies,
  agencyInsuranceTypes,
  agencySubscriptions,
  contacts,
  invitations,
  roles,
  uploadedDocs,
  users,
  verificationDocs,
} from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { toSeconds } from '../../db/time.ts';

type Dashboard = components['schemas']['AgencyDashboard'];

/** The current plan of the caller's agency. Row security selects the agency. */
export async function currentPlan(tx: Transaction, now: number): Promise<Dashboard['plan']> {
  const [plan] = await tx
    .select()
    .from(agencySubscriptions)
    .where(isNull(agencySubscriptions.closedAt))
    .orderBy(desc(agencySubscriptions.expiresAt))
    .limit(1);
  if (!plan) return null;
  const expirationDateTime = toSeconds(plan.expiresAt);
  return {
    packageName: plan.packageName,
    price: fromCents(plan.priceCents),
    subscribedAt: toSeconds(plan.subscribedAt),
    expirationDateTime,
    expired: expirationDateTime <= now,
  };
}

/** Number of agents, including disabled ones, as in the member list. */
export async function agentsOf(tx: Transaction): Promise<Dashboard['agents']> {
  const [found] = await tx
    .select({ total: count(), licensed: sql<number>`count(*) filter (where ${users.licensedAgent})`.mapWith(Number) })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(and(eq(roles.roleType, 'AGENT'), isNull(users.deletedAt)));
  return { total: found?.total ?? 0, licensed: found?.licensed ?? 0 };
}

/** Required verification documents, and those that are missing, rejected or expired. */
export async function requiredDocuments(tx: Transaction, now: number): Promise<Dashboard['documents']> {
  const today = dateOf(utcToday(now));
  const validUpload = tx
    .select({ one: sql`1` })
    .from(uploadedDocs)
    .where(
      and(
        eq(uploadedDocs.docId, verificationDocs.id),
        isNull(uploadedDocs.replacedAt),
        ne(uploadedDocs.status, 'REJECTED'),
        or(isNull(uploadedDocs.expiresOn), gte(uploadedDocs.expiresOn, today)),
      ),
    );
  const [found] = await tx
    .select({
      required: count(),
      missing: sql<number>`count(*) filter (where not exists ${validUpload})`.mapWith(Number),
    })
    .from(verificationDocs)
    .where(and(verificationDocs.required, verificationDocs.active, isNull(verificationDocs.deletedAt)));
  return { required: found?.required ?? 0, missing: found?.missing ?? 0 };
}

/** Steps with which a new agency starts. Each is a probe for one row. */
export async function setupOf(
  tx: Transaction,
  agencyId: string,
  agents: Dashboard['agents'],
): Promise<Dashboard['setup']> {
  const types = tx
    .select({ one: sql`1` })
    .from(agencyInsuranceTypes)
    .where(eq(agencyInsuranceTypes.agencyId, agencyId));
  const invited = tx
    .select({ one: sql`1` })
    .from(invitations)
    .innerJoin(roles, eq(roles.id, invitations.roleId))
    .where(and(eq(invitations.agencyId, agencyId), eq(roles.roleType, 'AGENT')));
  const anyContact = tx.select({ one: sql`1` }).from(contacts).where(eq(contacts.agencyId, agencyId));
  const found = await tx
    .select({
      hasLinesOfBusiness: sql<boolean>`exists ${types}`,
      hasInvitedAgents: sql<boolean>`exists ${invited}`,
      hasContacts: sql<boolean>`exists ${anyContact}`,
    })
    .from(agencies)
    .where(eq(agencies.id, agencyId));
  const setup = onlyRow(found);
  return { ...setup, hasInvitedAgents: setup.hasInvitedAgents || agents.total > 1 };
}
