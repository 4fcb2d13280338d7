import type { components } from '@fairlead/openapi';
import { defaultIdleMinutes } from '@fairlead/rules';
import { and, eq, gt, isNotNull, isNull, not, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import { KEEPS_PLAN } from '../db/preparedStatements.ts';
import { addresses, agencies, agencySubscriptions, files, roles, userDetails, users } from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';
import type { LinkTo } from '../ports/fileLinks.ts';
import { detailColumns, toDetails } from './userDetails.ts';

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

const agencyPhotos = alias(files, 'agency_photos');

/** Loads the user with role, agency and plan, in one statement: the portal waits for it at each start. */
export async function loadMe(tx: Transaction, userId: string, now: number, linkTo: LinkTo): Promise<Me | undefined> {
  const [found] = await tx
    .select({
      user: userColumns,
      role: { id: roles.id, name: roles.name, roleType: roles.roleType, privileges: roles.privileges },
      photo: photoColumns,
      agency: { id: agencies.id, name: agencies.name, theme: agencies.theme, timeZone: agencies.timeZone },
      idleMinutes: agencies.idleMinutes,
      agencyPhoto: { id: agencyPhotos.id, version: agencyPhotos.version },
      ...detailColumns,
      subscribed: isSubscribed(now),
    })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .leftJoin(files, eq(files.id, users.photoFileId))
    .leftJoin(agencies, eq(agencies.id, users.agencyId))
    .leftJoin(agencyPhotos, eq(agencyPhotos.id, agencies.photoFileId))
    .leftJoin(userDetails, eq(userDetails.id, users.id))
    .leftJoin(addresses, eq(addresses.id, userDetails.addressId))
    .where(sql`${eq(users.id, userId)}${KEEPS_PLAN}`);
  if (!found) return undefined;
  const { user, role, photo, agency, agencyPhoto, subscribed, idleMinutes } = found;
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
    userDetails: toDetails(found),
    agency: agency && { ...agency, photo: linkTo(agencyPhoto) },
    subscribed,
    roleType: role.roleType,
    idleMinutes: (idleMinutes ?? defaultIdleMinutes) as Me['idleMinutes'],
    // known to the session; other operations refuse a session that is limited
    mustEnrol: false,
  };
}

/** Condition on an agency that is named by a column of the outer query: it is disabled. */
export const isDisabledAgency = (agencyId: AnyPgColumn) =>
  sql<boolean>`exists (select from ${agencies} where ${and(eq(agencies.id, agencyId), isNotNull(agencies.disabledAt))})`;

/** Whether the user in the outer query belongs to a disabled agency. */
export const isOfDisabledAgency = isDisabledAgency(users.agencyId);

/** Whether the user in the outer query can sign in: neither the account is disabled or deleted, nor its agency disabled. */
export const canSignIn = and(isNull(users.disabledAt), isNull(users.deletedAt), not(isOfDisabledAgency));

/** Whether the agency of the user in the outer query has a plan that is neither closed nor expired. */
export const isSubscribed = (now: number) =>
  sql<boolean>`exists (select from ${agencySubscriptions} where ${and(
    eq(agencySubscriptions.agencyId, users.agencyId),
    isNull(agencySubscriptions.closedAt),
    gt(agencySubscriptions.expiresAt, new Date(now * 1000)),
  )})`;
