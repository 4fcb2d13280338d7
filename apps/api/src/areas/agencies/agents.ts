import type { components, operations } from '@fairlead/openapi';
import { and, asc, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { type Page, readPage } from '../../db/page.ts';
import { files, roles, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { nameContains, nameOrder } from '../../db/text.ts';
import type { LinkTo } from '../auth/accounts.ts';

type AgentQuery = NonNullable<operations['listAgencyAgents']['parameters']['query']>;

const columns = {
  id: users.id,
  name: users.name,
  email: users.email,
  photo: { id: files.id, version: files.version },
  agencyAdmin: users.agencyAdmin,
  licensedAgent: users.licensedAgent,
  disabledAt: users.disabledAt,
  lastSignInAt: users.lastSignInAt,
  createdAt: users.createdAt,
};
interface AgentRow {
  id: string;
  name: string;
  email: string;
  photo: { id: string; version: number } | null;
  agencyAdmin: boolean;
  licensedAgent: boolean;
  disabledAt: Date | null;
  lastSignInAt: Date | null;
  createdAt: Date;
}

const orders: Record<NonNullable<AgentQuery['sortBy']>, SQL> = {
  name: nameOrder(users.name),
  creationDate: sql`${users.createdAt}`,
};

/** The agents, agency admins among them; of whose agencies, the transaction knows. */
export function listAgents(tx: Transaction, query: AgentQuery): Promise<Page<AgentRow>> {
  const { agencyId, name, email, licensed, sortBy = 'name', ascOrDesc = 'asc' } = query;
  const direction = ascOrDesc === 'asc' ? asc : desc;
  const wanted = and(
    eq(roles.roleType, 'AGENT'),
    isNull(users.deletedAt),
    agencyId === undefined ? undefined : eq(users.agencyId, agencyId),
    name === undefined ? undefined : nameContains(users.name, name),
    email === undefined ? undefined : nameContains(users.email, email),
    licensed === undefined ? undefined : eq(users.licensedAgent, licensed),
  );
  return readPage(
    query,
    ({ limit, offset }) =>
      tx
        .select(columns)
        .from(users)
        .innerJoin(roles, eq(roles.id, users.roleId))
        .leftJoin(files, eq(files.id, users.photoFileId))
        .where(wanted)
        .orderBy(direction(orders[sortBy]), direction(users.id))
        .limit(limit)
        .offset(offset),
    () => tx.select({ total: count() }).from(users).innerJoin(roles, eq(roles.id, users.roleId)).where(wanted),
  );
}

/** As the contract shows them. */
export const toAgent =
  (linkTo: LinkTo) =>
  ({ photo, disabledAt, lastSignInAt, createdAt, ...row }: AgentRow): components['schemas']['AgencyAgent'] => ({
    ...row,
    photo: linkTo(photo),
    active: disabledAt === null,
    lastSignIn: lastSignInAt && Math.floor(lastSignInAt.getTime() / 1000),
    creationDate: Math.floor(createdAt.getTime() / 1000),
  });
