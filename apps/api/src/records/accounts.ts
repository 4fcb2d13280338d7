import type { components } from '@fairlead/openapi';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { agencies, agencySubscriptions, files, roles, users } from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';
import type { LinkTo } from '../ports/fileLinks.ts';
import { loadDetails } from './userDetails.ts';

type Me = components['schemas']['Me'];

const photoColumns = { id: files.id, version: files.version };
// Only these columns: customers may not read the others.
const userColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  agencyId: users.agencyId,
  agencyAdmin: users.agencyAdmin,
  licensedAgent: users.licensedAgent,
  language: users.language,
  version: users.version,
};

/** Loads the user with role, agency and plan. */
export async function loadMe(tx: Transaction, userId: string, now: number, linkTo: LinkTo): Promise<Me | undefined> {
  const [found] = await tx
    .select({ user: userColumns, role: roles, photo: photoColumns, subscribed: isSubscribed(now) })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .leftJoin(files, eq(files.id, users.photoFileId))
    .where(eq(users.id, userId));
  if (!found) return undefined;
  const { user, role, photo, subscribed } = found;
  return {
    user: {
      id: user.id,
      name: user.name,
      email: user.email,
      photo: linkTo(photo),
      roles: [
        {
          id: role.id,
          name: role.name,
          roleType: role.roleType,
          privileges: role.privileges.map((name) => ({ name })),
        },
      ],
      agencyId: user.agencyId,
      agencyAdmin: user.agencyAdmin,
      licensedAgent: user.licensedAgent,
      language: user.language,
      version: user.version,
    },
    userDetails: await loadDetails(tx, user.id),
    agency: user.agencyId === null ? null : await loadAgency(tx, user.agencyId, linkTo),
    subscribed,
    roleType: role.roleType,
  };
}

async function loadAgency(tx: Transaction, agencyId: string, linkTo: LinkTo): Promise<Me['agency']> {
  const [agency] = await tx
    .select({ id: agencies.id, name: agencies.name, photo: photoColumns })
    .from(agencies)
    .leftJoin(files, eq(files.id, agencies.photoFileId))
    .where(eq(agencies.id, agencyId));
  return agency ? { ...agency, photo: linkTo(agency.photo) } : null;
}

/** Whether the agency of the user in the outer query has a plan that is neither closed nor expired. */
export const isSubscribed = (now: number) =>
  sql<boolean>`exists (select from ${agencySubscriptions} where ${and(
    eq(agencySubscriptions.agencyId, users.agencyId),
    isNull(agencySubscriptions.closedAt),
    gt(agencySubscriptions.expiresAt, new Date(now * 1000)),
  )})`;
