import type { components, operations } from '@fairlead/openapi';
import { and, asc, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { type Page, readPage } from '../../db/page.ts';
import { files, roles, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { nameContains, nameOrder } from '../../db/text.ts';
import type { LinkTo } from '../auth/accounts.ts';

type AgentQuery = NonNullable<operations['listAgencyAgents']['parameters']['query']>;
type OptionQuery = NonNullable<operations['listAgencyAgentOptions']['parameters']['query']>;
type AgentOption = components['schemas']['AgencyPerson'];

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
  version: users.version,
};
export interface AgentRow {
  id: string;
  name: string;
  email: string;
  photo: { id: string; version: number } | null;
  agencyAdmin: boolean;
  licensedAgent: boolean;
  disabledAt: Date | null;
  lastSignInAt: Date | null;
  createdAt: Date;
  version: number;
}

const orders: Record<NonNullable<AgentQuery['sortBy']>, SQL> = {
  name: nameOrder(users.name),
  creationDate: sql`${users.createdAt}`,
};

const areAgents = ({ agencyId, licensed }: OptionQuery) =>
  and(
    eq(roles.roleType, 'AGENT'),
    isNull(users.deletedAt),
    agencyId === undefined ? undefined : eq(users.agencyId, agencyId),
    licensed === undefined ? undefined : eq(users.licensedAgent, licensed),
  );

/** The agents, agency admins among them; of whose agencies, the transaction knows. */
export function listAgents(tx: Transaction, query: AgentQuery): Promise<Page<AgentRow>> {
  const { name, email, sortBy = 'name', ascOrDesc = 'asc' } = query;
  const direction = ascOrDesc === 'asc' ? asc : desc;
  const wanted = and(
    areAgents(query),
    name === undefined ? undefined : nameContains(users.name, name),
    email === undefined ? undefined : nameContains(users.email, email),
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

/**
 * One of them; of whose agencies, the transaction knows. `lock` keeps others from changing them until it ends.
 */
export async function findAgent(tx: Transaction, id: string, lock?: 'lock'): Promise<AgentRow | undefined> {
  const query = tx
    .select(columns)
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .leftJoin(files, eq(files.id, users.photoFileId))
    .where(and(eq(users.id, id), areAgents({})));
  const [row] = await (lock ? query.for('update', { of: users }) : query);
  return row;
}

/** Those who work there now, by name. */
export const agentOptions = (tx: Transaction, query: OptionQuery): Promise<AgentOption[]> =>
  tx
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(and(isNull(users.disabledAt), areAgents(query)))
    .orderBy(asc(orders.name), asc(users.id));

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
