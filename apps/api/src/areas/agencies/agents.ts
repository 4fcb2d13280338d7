import type { components, operations } from '@fairlead/openapi';
import { secondsOf } from '@fairlead/rules';
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { inOrder, type List, type Page, readPage } from '../../db/page.ts';
import { files, roles, userDetails, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { nameContains, nameOrder } from '../../db/text.ts';
import { toSeconds } from '../../db/time.ts';
import type { LinkTo } from '../../ports/fileLinks.ts';

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
  license: {
    number: userDetails.licenseNumber,
    state: userDetails.licenseState,
    expiresOn: userDetails.licenseExpiresOn,
  },
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
  /** Null when the agent has entered no license. */
  license: { number: string; state: string; expiresOn: string | null } | null;
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

export const selectAgents = (tx: Transaction) =>
  tx
    .select(columns)
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .leftJoin(files, eq(files.id, users.photoFileId))
    .leftJoin(userDetails, eq(userDetails.id, users.id));

/** Agents and agency admins. Row security limits them to the caller's agencies. */
export function agentList(tx: Transaction, query: AgentQuery): List<AgentRow> {
  const { name, email, sortBy = 'name', ascOrDesc = 'asc' } = query;
  const condition = and(
    areAgents(query),
    name === undefined ? undefined : nameContains(users.name, name),
    email === undefined ? undefined : nameContains(users.email, email),
  );
  return {
    id: users.id,
    ids: tx.select({ id: users.id }).from(users).innerJoin(roles, eq(roles.id, users.roleId)).where(condition),
    orderBy: inOrder(ascOrDesc, orders[sortBy], users.id),
    rows: selectAgents(tx),
  };
}

export const listAgents = (tx: Transaction, query: AgentQuery): Promise<Page<AgentRow>> =>
  readPage(tx, query, agentList(tx, query));

/** Finds an agent. Row security limits it to the caller's agencies. */
export async function findAgent(tx: Transaction, id: string): Promise<AgentRow | undefined> {
  const [row] = await selectAgents(tx).where(and(eq(users.id, id), areAgents({})));
  return row;
}

/** Active agents for selects, by name. */
export const agentOptions = (tx: Transaction, query: OptionQuery): Promise<AgentOption[]> =>
  tx
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(and(isNull(users.disabledAt), areAgents(query)))
    .orderBy(asc(orders.name), asc(users.id));

export const toAgent =
  (linkTo: LinkTo) =>
  ({
    photo,
    license,
    disabledAt,
    lastSignInAt,
    createdAt,
    ...row
  }: AgentRow): components['schemas']['AgencyAgent'] => ({
    ...row,
    photo: linkTo(photo),
    licenseNumber: license?.number ?? '',
    licenseState: license?.state ?? '',
    licenseExpirationDate: license?.expiresOn ? secondsOf(license.expiresOn) : null,
    active: disabledAt === null,
    lastSignIn: lastSignInAt && toSeconds(lastSignInAt),
    creationDate: toSeconds(createdAt),
  });
