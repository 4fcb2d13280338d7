import { checkAccess, type Viewer } from '@fairlead/rules';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { access } from '../src/access.ts';
import { contract, type Operation } from '../src/contract/document.ts';
import { demoAccounts } from '../src/demo/accounts.ts';
import { rowsOf } from './support/database.ts';
import { requestsTo, toRequest } from './support/fuzz.ts';
import { type Harness, startHarness } from './support/harness.ts';

/** Total number of requests. `npm run test:fuzz` and the nightly run send 10,000. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 1500);
/** Slow operations: they hash passwords or respond after a fixed time. */
const slow = ['signIn', 'signUp', 'acceptInvitation', 'signUpByReferral', 'resendVerification', 'forgetPassword'];
/** Signing out would end the session of the other requests. */
const operations = [...contract.values()].filter(({ id }) => id !== 'signOut');
const perOperation = Math.ceil(REQUESTS / (operations.length - slow.length));

let server: Harness;
let viewers: { email: string; viewer: Viewer }[];
/** Ids of records of every kind, except those whose change would end the sessions of the test. */
let ids: string[];
let sent = 0;

beforeAll(async () => {
  server = await startHarness();
  viewers = await Promise.all(demoAccounts.map(async ({ email }) => ({ email, viewer: await viewerOf(email) })));
  ids = await readIds();
});
afterAll(() => server.close());

async function viewerOf(email: string): Promise<Viewer> {
  const { payload } = (await server.call(email, { url: '/api/auth/me' })).json();
  return {
    role: payload.roleType,
    privileges: payload.user.roles[0].privileges.map(({ name }: { name: string }) => name),
    subscribed: payload.subscribed,
    agencyAdmin: payload.user.agencyAdmin,
    licensed: payload.user.licensedAgent,
  };
}

async function readIds(): Promise<string[]> {
  const tables = await server.db.execute(
    sql`select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'id' and data_type = 'uuid'
        and table_name not in ('users', 'roles', 'sessions', 'credentials')`,
  );
  const found: string[] = [];
  for (const { name } of rowsOf<{ name: string }>(tables)) {
    const rows = await server.db.execute(sql`select id from ${sql.identifier(name)} limit 8`);
    found.push(...rowsOf<{ id: string }>(rows).map(({ id }) => id));
  }
  return found;
}

/** All accounts with access, and one without. */
function callers({ id }: Operation): (string | null)[] {
  const guard = access[id];
  if (guard === 'public') return [null];
  const [inside, outside] = [true, false].map((expected) =>
    viewers.filter(({ viewer }) => (checkAccess(guard, viewer) === 'allowed') === expected).map(({ email }) => email),
  );
  return [...(inside ?? []), ...(inside ?? []), outside?.[0] ?? null];
}

describe.each(operations)('fuzzed requests to $id', (operation) => {
  it('get responses that match the contract, and never a server error', async () => {
    const as = fc.constantFrom(...callers(operation));
    await fc.assert(
      fc.asyncProperty(as, requestsTo(operation, ids), async (caller, values) => {
        sent += 1;
        const { statusCode, body } = await server.call(caller, toRequest(operation, values));
        expect(statusCode, body).toBeLessThan(500);
        expect(server.conformance.violations).toEqual([]);
      }),
      { numRuns: slow.includes(operation.id) ? Math.min(5, perOperation) : perOperation },
    );
  }, 300_000);
});

it(`${REQUESTS} requests have been sent`, () => {
  expect(sent).toBeGreaterThanOrEqual(REQUESTS);
});
