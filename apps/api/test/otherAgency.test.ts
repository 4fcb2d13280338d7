import { checkAccess, type Viewer } from '@fairlead/rules';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { access, type OperationId } from '../src/access.ts';
import { contract, type Operation, resolve, type Schema } from '../src/contract/document.ts';
import { insuranceTypes, subscriptionPackages, users, verificationDocs } from '../src/db/schema/index.ts';
import { demoAccounts } from '../src/demo/accounts.ts';
import { rowsOf } from './support/database.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { multipart } from './support/multipart.ts';

// Every operation of the contract, as every account that has an agency, with each id of another agency in every place
// that takes an id. An operation that comes tomorrow is in here tomorrow; what it says is read, and what it left behind.

let server: Harness;
/** Ids by agency: of the agency itself and of every row of it, in whatever table. */
let idsOf: Map<string, Set<string>>;
/** Two of every table, by agency: what the others ask with. */
let askedWith: Map<string, string[]>;
let known: { packageId: string; docId: string; typeId: string };

interface Account {
  email: string;
  userId: string;
  agencyId: string;
  viewer: Viewer;
}
let accounts: Account[];

const tenantTables = async () =>
  rowsOf<{ name: string }>(
    await server.db.execute(
      sql`select table_name as name from information_schema.columns
        where table_schema = 'public' and column_name = 'agency_id' order by 1`,
    ),
  ).map(({ name }) => name);

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
      if (Number(place) <= 2) askedWith.set(agency, [...(askedWith.get(agency) ?? [agency]), id]);
    }
  }
}

/** Everything that is kept of an agency, as one text. What only says that somebody asked is left out. */
async function stateOf(agency: string): Promise<string> {
  const parts: string[] = [];
  for (const table of await tenantTables()) {
    const rows = await server.db.execute(
      sql`select to_jsonb(t) - 'last_sign_in_at' as row from ${sql.identifier(table)} t where agency_id = ${agency} order by id`,
    );
    parts.push(table, JSON.stringify(rowsOf(rows)));
  }
  return parts.join('\n');
}

beforeAll(async () => {
  server = await startHarness();
  await readIds();
  const [offered] = await server.db.select().from(subscriptionPackages).limit(1);
  const [doc] = await server.db.select().from(verificationDocs).limit(1);
  const [type] = await server.db.select().from(insuranceTypes).where(eq(insuranceTypes.tag, 'AUTO'));
  known = { packageId: offered?.id ?? '', docId: doc?.id ?? '', typeId: type?.id ?? '' };
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

type Property = { [keyword: string]: unknown };
const schemaOf = (schema: Schema | undefined): Property => resolve((schema ?? {}) as Property);
const isId = (schema: Property): boolean => {
  const { format, oneOf } = schemaOf(schema);
  return format === 'uuid' || (Array.isArray(oneOf) && oneOf.some((one) => isId(one as Property)));
};

/** The ids that a caller of good faith would send, by the name of the place. */
const ownId = (name: string, { userId, agencyId }: Account): string | null => {
  const ids: Record<string, string | null> = {
    userId,
    agencyId,
    agentId: userId,
    subscriptionPackageId: known.packageId,
    packageId: known.packageId,
    verificationDocId: known.docId,
    couponId: null,
    replacesId: null,
  };
  return ids[name] ?? null;
};

/** Something that the schema takes; where it cannot be guessed, what is known of the name. */
function sampleOf(name: string, given: Property, account: Account): unknown {
  const schema = schemaOf(given);
  if (isId(schema)) return ownId(name, account);
  if (name === 'stripeToken') return 'tok_visa';
  if (/password/i.test(name)) return 'Another#2026';
  if (/email/i.test(name)) return account.email;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const [type] = [schema.type].flat();
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1;
  if (type === 'array') return name === 'insuranceTypeIds' ? [known.typeId] : [];
  return 'sample text'.slice(0, Number(schema.maxLength ?? 255));
}

interface Place {
  in: 'path' | 'query' | 'body';
  name: string;
}

const bodyOf = ({ body }: Operation) => schemaOf(body?.['application/json']?.schema);
const propertiesOf = (operation: Operation) => Object.entries((bodyOf(operation).properties ?? {}) as Property);

function placesOf(operation: Operation): Place[] {
  const parameters = operation.parameters.flatMap(({ name, in: place, schema }) =>
    place !== 'header' && isId(schemaOf(schema)) ? [{ in: place, name }] : [],
  );
  const body = propertiesOf(operation).flatMap(([name, schema]) =>
    isId(schema as Property) ? [{ in: 'body' as const, name }] : [],
  );
  return [...parameters, ...body];
}

function requestOf(operation: Operation, account: Account, place?: Place, id?: string) {
  const valueOf = (where: Place['in'], name: string, schema: Property) =>
    place?.in === where && place.name === name ? id : sampleOf(name, schema, account);
  const query = new URLSearchParams();
  let path = operation.path;
  for (const { name, in: where, required, schema } of operation.parameters) {
    if (where === 'header') continue;
    if (where === 'query' && !required && place?.name !== name) continue;
    const sample = valueOf(where, name, schemaOf(schema));
    const value = typeof sample === 'string' ? sample : '01940000-0000-7000-8000-000000000000';
    if (where === 'path') path = path.replace(`{${name}}`, encodeURIComponent(value));
    else query.set(name, value);
  }
  const url = query.size > 0 ? `${path}?${query.toString()}` : path;
  const { method, body } = operation;
  if (body?.['multipart/form-data']) return { method, url, ...multipart({ content: 'x' }) };
  if (!body) return { method, url };
  const required = (bodyOf(operation).required ?? []) as string[];
  const payload = Object.fromEntries(
    propertiesOf(operation)
      .filter(([name]) => required.includes(name) || place?.name === name)
      .map(([name, schema]) => [name, valueOf('body', name, schema as Property)]),
  );
  return { method, url, payload };
}

/** These end or change the session that the other questions are asked with; they take no id. */
const endsSession: readonly OperationId[] = ['signOut', 'changePassword'];

const admits = ({ id }: Operation, { viewer }: Account) => checkAccess(access[id], viewer) === 'allowed';
const asked = [...contract.values()].filter(({ id }) => access[id] !== 'public' && !endsSession.includes(id));

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

/** Of the three other agencies with the most: none of them alone has something of everything. */
const goodIds = ({ agencyId }: Account): string[] =>
  [...idsOf]
    .filter(([agency]) => agency !== agencyId)
    .sort(([, a], [, b]) => b.size - a.size)
    .slice(0, 3)
    .flatMap(([agency]) => askedWith.get(agency) ?? []);

describe.each(asked)('$id', (operation) => {
  it('says nothing of another agency, whoever asks and whatever they ask for', async () => {
    for (const account of accounts.filter((one) => admits(operation, one))) {
      const other = otherThan(account);
      const foreign = foreignIds(account, other);
      const before = await stateOf(other);
      const requests = [
        { sent: '', request: requestOf(operation, account) },
        ...placesOf(operation).flatMap((place) =>
          (askedWith.get(other) ?? []).map((sent) => ({ sent, request: requestOf(operation, account, place, sent) })),
        ),
      ];
      for (const { sent, request } of requests) {
        const { body, statusCode } = await server.call(account.email, request);
        const told = foreign.filter((id) => id !== sent && body.includes(id));
        expect(told, `${account.email} ${request.method} ${request.url}: ${statusCode}`).toEqual([]);
        if (sent && statusCode < 300) expect(body, `${account.email} ${request.url}`).not.toContain(sent);
        expect(statusCode, body).toBeLessThan(500);
      }
      expect(await stateOf(other), account.email).toBe(before);
    }
  });
});

it('has accounts of every kind, and another agency with something in it for each', () => {
  expect(accounts.map(({ email }) => email).sort()).toEqual(
    demoAccounts
      .filter(({ agency }) => agency !== null)
      .map(({ email }) => email)
      .sort(),
  );
  for (const account of accounts) expect(foreignIds(account, otherThan(account)).length).toBeGreaterThan(5);
});

/** Otherwise nothing would have been asked: an id that nobody could open proves nothing. */
it('asks with ids that are good: a platform admin is shown what they name', async () => {
  const both = asked.filter((operation) => {
    const [place, ...more] = placesOf(operation);
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
    const [place] = placesOf(operation);
    const answers = await Promise.all(
      ids.map((id) => server.call('admin@demo.test', requestOf(operation, owner, place, id))),
    );
    if (!answers.some(({ statusCode }) => statusCode === 200)) unseen.push(operation.id);
  }
  expect(both.length).toBeGreaterThan(3);
  expect(unseen).toEqual([]);
});
