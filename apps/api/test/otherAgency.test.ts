import { checkAccess } from '@fairlead/rules';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { access, type OperationId } from '../src/access.ts';
import type { Operation } from '../src/contract/document.ts';
import { carriers, insuranceTypes, subscriptionPackages, users, verificationDocs } from '../src/db/schema/index.ts';
import { demoAccounts } from '../src/demo/accounts.ts';
import { type Account, agencyCaller, type KnownIds } from './support/agencyCaller.ts';
import { rowsOf, tablesWith } from './support/database.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { type IdLocation, idLocationsOf, requestOf, sweptOperations } from './support/sweep.ts';

// Calls every operation of the contract as every account with an agency, with each id of another agency in every
// location that accepts an id. Checks the responses and the other agency's rows. New operations are included automatically.

let server: Harness;
/** Ids by agency: the agency's id and the ids of all its rows. */
let idsOf: Map<string, Set<string>>;
/** Ids of every table for each request. The nightly tests send more. */
const idsPerTable = Number(process.env.FAIRLEAD_TEST_IDS ?? 1);
/** Some ids of every table, by agency, for requests of other agencies. */
let askedWith: Map<string, string[]>;
let known: KnownIds;

let accounts: Account[];
/** Operations that accepted a request with own ids from some account. */
const accepted = new Set<OperationId>();

const tenantTables = () => tablesWith(server.db, 'agency_id');

async function readIds(): Promise<void> {
  idsOf = new Map();
  askedWith = new Map();
  for (const table of await tenantTables()) {
    const rows = await server.db.execute(
      sql`select id, agency_id as agency, row_number() over (partition by agency_id order by id) as place
        from ${sql.identifier(table)} where agency_id is not null`,
    );
    for (const { id, agency, place } of rowsOf<{ id: string; agency: string; place: string }>(rows)) {
      idsOf.set(agency, (idsOf.get(agency) ?? new Set([agency])).add(id));
      if (Number(place) <= idsPerTable) askedWith.set(agency, [...(askedWith.get(agency) ?? [agency]), id]);
    }
  }
}

/** Creates a function of the database, which plans its queries once. */
async function createStateFunction(): Promise<void> {
  // The text of a row takes a quarter of the time of its JSON, which only the table of users needs.
  const queries = (await tenantTables()).map((table) => {
    const row = table === 'users' ? "(to_jsonb(t) - 'last_sign_in_at')::text" : 't::text';
    return `return query select '${table}', concat(count(*), ' ', sum(hashtextextended(${row}, 0)))
      from ${table} t where agency_id = agency;`;
  });
  await server.db.execute(
    sql.raw(`create function state_of(agency uuid) returns table (name text, state text) language plpgsql as $$
      begin ${queries.join('\n')} end $$`),
  );
}

/** Number and hash of an agency's rows in each table, without columns that only record requests. */
async function stateOf(agency: string): Promise<Record<string, string>> {
  const rows = rowsOf<{ name: string; state: string }>(
    await server.db.execute(sql`select name, state from state_of(${agency})`),
  );
  return Object.fromEntries(rows.map(({ name, state }) => [name, state]));
}

beforeAll(async () => {
  server = await startHarness();
  await readIds();
  await createStateFunction();
  const [offered] = await server.db.select().from(subscriptionPackages).limit(1);
  const [doc] = await server.db.select().from(verificationDocs).limit(1);
  const [type] = await server.db.select().from(insuranceTypes).where(eq(insuranceTypes.tag, 'AUTO'));
  const [carrier] = await server.db.select({ id: carriers.id }).from(carriers).limit(1);
  const [packageId, docId, typeId, carrierId] = [offered?.id ?? '', doc?.id ?? '', type?.id ?? '', carrier?.id ?? ''];
  known = { packageId, docId, typeId, carrierId };
  accounts = [];
  for (const { email } of demoAccounts) {
    const [user] = await server.db.select().from(users).where(eq(users.email, email));
    if (!user?.agencyId) continue;
    const { payload } = (await server.call(email, { url: '/api/auth/me' })).json();
    accounts.push({
      email,
      userId: user.id,
      agencyId: user.agencyId,
      viewer: {
        role: payload.roleType,
        privileges: payload.user.roles[0].privileges.map(({ name }: { name: string }) => name),
        subscribed: payload.subscribed,
        agencyAdmin: user.agencyAdmin,
        licensed: user.licensedAgent,
      },
    });
  }
});
afterAll(() => server.close());

const admits = ({ id }: Operation, { viewer }: Account) => checkAccess(access[id], viewer) === 'allowed';
const testedOperations = sweptOperations((id) => access[id] === 'public');

const foreignIds = ({ agencyId }: Account, other: string): string[] => {
  expect(other).not.toBe(agencyId);
  return [...(idsOf.get(other) ?? [])];
};
const otherThan = ({ agencyId }: Account): string => {
  const [other] = [...idsOf]
    .filter(([agency]) => agency !== agencyId)
    .sort(([, a], [, b]) => b.size - a.size)
    .map(([agency]) => agency);
  return other ?? '';
};

/** Ids of the three other agencies with the most rows, because no single agency has every kind of record. */
const goodIds = ({ agencyId }: Account): string[] =>
  [...idsOf]
    .filter(([agency]) => agency !== agencyId)
    .sort(([, a], [, b]) => b.size - a.size)
    .slice(0, 3)
    .flatMap(([agency]) => askedWith.get(agency) ?? []);

describe.each(testedOperations)('$id', (operation) => {
  it('reveals nothing about another agency to any account', async () => {
    const states = new Map<string, Awaited<ReturnType<typeof stateOf>>>();
    for (const account of accounts.filter((one) => admits(operation, one))) {
      const other = otherThan(account);
      const foreign = foreignIds(account, other);
      const before = states.get(other) ?? (await stateOf(other));
      const caller = await agencyCaller(server, known, account, operation);
      // The ids of the other agency come first: the last request, with own ids, may change the records.
      const requests: { place?: IdLocation; sent: string }[] = [
        ...idLocationsOf(operation).flatMap((place) => (askedWith.get(other) ?? []).map((sent) => ({ place, sent }))),
        { sent: '' },
      ];
      for (const { place, sent } of requests) {
        const request = requestOf(operation, await caller(), place, sent);
        const { body, statusCode } = await server.call(account.email, request);
        const leakedIds = foreign.filter((id) => id !== sent && body.includes(id));
        expect(leakedIds, `${account.email} ${request.method} ${request.url}: ${statusCode}`).toEqual([]);
        if (sent && statusCode < 300) expect(body, `${account.email} ${request.url}`).not.toContain(sent);
        expect(statusCode, body).toBeLessThan(500);
        if (!sent && statusCode < 300) accepted.add(operation.id);
      }
      const after = await stateOf(other);
      expect(after, account.email).toEqual(before);
      states.set(other, after);
      // the account may have changed its own agency
      states.delete(account.agencyId);
    }
  }, 180_000);
});

it('has accounts of every kind, and another agency with records for each', () => {
  expect(accounts.map(({ email }) => email).sort()).toEqual(
    demoAccounts
      .filter(({ agency }) => agency !== null)
      .map(({ email }) => email)
      .sort(),
  );
  for (const account of accounts) expect(foreignIds(account, otherThan(account)).length).toBeGreaterThan(5);
});

/** Writes that accept no request of the sweep with own ids. The requests with ids of another agency differ only in the id. */
const notAccepted: Partial<Record<OperationId, string>> = {
  createUploadedDoc: 'The requested document already has an uploaded file, which the request does not name.',
  moveClaim: 'Earlier operations leave the claim in a status that does not allow the status of the request.',
  requestAutomatedQuote: 'No opportunity of the demo data has an insurance type with automated quotes.',
  createQuote: 'The opportunity is found, but the contact and the insurance type are not those of the opportunity.',
  assignQuote: 'The quote is found, but the caller is not the agent of its contact.',
  saveCoverages: 'The list of entries is empty without an id in it.',
  markNotifications: 'The list of ids is empty without an id in it.',
  saveDiscounts: 'The list of entries is empty without an id in it.',
  sendEmail: 'The body is a form with JSON, which the sweep does not build.',
};

it('sends requests that operations accept with own ids', () => {
  const writes = testedOperations.filter(
    (operation) =>
      operation.method !== 'GET' &&
      idLocationsOf(operation).some((place) => place.in !== 'path') &&
      accounts.some((account) => admits(operation, account)),
  );
  expect(writes.length).toBeGreaterThan(30);
  expect(writes.map(({ id }) => id).filter((id) => !accepted.has(id) && !notAccepted[id])).toEqual([]);
});

/** The ids must be valid: an id that no account can open proves nothing. */
it('uses valid ids: a platform admin can read their records', async () => {
  const both = testedOperations.filter((operation) => {
    const [place, ...more] = idLocationsOf(operation);
    const admins = access[operation.id];
    return (
      operation.method === 'GET' &&
      place?.in === 'path' &&
      more.length === 0 &&
      typeof admins === 'object' &&
      'ADMIN' in admins &&
      'AGENT' in admins
    );
  });
  const [owner] = accounts;
  if (!owner) throw new Error('nobody is of an agency');
  const unseen: string[] = [];
  for (const operation of both) {
    const ids = [...goodIds(owner), known.packageId];
    const [place] = idLocationsOf(operation);
    const caller = await (await agencyCaller(server, known, owner, operation))();
    const answers = await Promise.all(
      ids.map((id) => server.call('admin@demo.test', requestOf(operation, caller, place, id))),
    );
    if (!answers.some(({ statusCode }) => statusCode === 200)) unseen.push(operation.id);
  }
  expect(both.length).toBeGreaterThan(3);
  expect(unseen).toEqual([]);
});
