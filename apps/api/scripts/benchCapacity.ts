// `npm run bench:capacity`: measures what the requests of an agent cost, on the large agency that `npm run seed:scale` made on a
// PostgreSQL of this machine, and writes docs/capacity.md. Processor time hardly depends on other load of the machine.
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { OperationId } from '../src/access.ts';
import { StartError } from '../src/config.ts';
import { contract } from '../src/contract/document.ts';
import type { Database } from '../src/db/database.ts';
import { demoPassword } from '../src/demo/accounts.ts';
import { reportErrors } from '../src/startErrors.ts';
import { rowsOf } from '../test/support/database.ts';
import { sentDuring, waitedFor } from '../test/support/sentStatements.ts';
import { buildMeasuredApp } from './measuredApp.ts';
import { type RequestCost, writeCapacity } from './scale/capacityReport.ts';
import { cpuOf } from './scale/cpu.ts';
import { withScaleDatabase } from './scale/open.ts';
import { scaleAccounts } from './scale/scale.ts';

const REQUESTS = 200;
const CONCURRENCY = 4;
/** Statistics of a connection arrive at most once per second. */
const STATISTICS_DELAY = 1500;

interface View {
  title: string;
  /** How often a busy agent does this in an hour. */
  perHour: number;
  operations: readonly OperationId[];
}

/** An hour of an agent who works in the portal all the time: an action each minute. */
const views: readonly View[] = [
  {
    title: 'load the portal',
    perHour: 2,
    operations: ['getMe', 'countUnreadNotifications', 'getInboxCounts', 'countRenewals'],
  },
  {
    title: 'open home',
    perHour: 4,
    operations: ['getWork', 'getRecentActivity', 'getRenewalsAtRisk', 'getPipelineDashboard'],
  },
  { title: 'open or filter a list', perHour: 20, operations: ['listPolicies'] },
  { title: 'open a record', perHour: 20, operations: ['getPolicy', 'listDocs', 'getTimeline'] },
  { title: 'search, by letter', perHour: 24, operations: ['search'] },
  { title: 'write a note', perHour: 8, operations: ['createNote'] },
];

interface Samples {
  policies: string[];
  contacts: string[];
}

const searches = ['ma', 'gar', 'garcia', '1234'];

/** Query and body of the request with this number. */
function requestOf(operation: OperationId, number: number, { policies, contacts }: Samples) {
  const pick = (from: readonly string[]) => from[number % from.length] ?? '';
  const [policy, contact] = [pick(policies), pick(contacts)];
  switch (operation) {
    case 'getPolicy':
      return { id: policy };
    case 'listDocs':
      return { query: { typeId: policy, createdDocType: 'POLICY' } };
    case 'getTimeline':
      return { query: { recordType: 'POLICY', recordId: policy } };
    case 'listPolicies':
      return { query: { pageNo: String(number % 50) } };
    case 'search':
      return { query: { q: pick(searches) } };
    case 'createNote':
      return {
        body: { noteKind: 'NOTE', recordType: 'CONTACT', recordId: contact, text: '<p>Asked about the roof.</p>' },
      };
    default:
      return {};
  }
}

async function signIn(app: FastifyInstance): Promise<string> {
  const payload = { email: scaleAccounts.agent, password: demoPassword };
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/signin',
    headers: { domain: 'localhost' },
    payload,
  });
  if (answer.statusCode !== 200) throw new StartError('run npm run seed:scale first');
  return `Bearer ${answer.json<{ payload: { accessToken: string } }>().payload.accessToken}`;
}

/** Numbers of the rows that the database has read, and of the server processes of its connections. */
async function statisticsOf(db: Database): Promise<{ rows: number; pids: number[] }> {
  await wait(STATISTICS_DELAY);
  const read = await db.execute(
    sql`select tup_returned::float8 as rows from pg_stat_database where datname = current_database()`,
  );
  const backends = await db.execute(
    sql`select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  return {
    rows: rowsOf<{ rows: number }>(read)[0]?.rows ?? 0,
    pids: rowsOf<{ pid: number }>(backends).map(({ pid }) => pid),
  };
}

await reportErrors(() =>
  withScaleDatabase(async ({ database: { runtime, owner }, storage, config }) => {
    if (runtime.kind !== 'postgres') throw new StartError('set DATABASE_URL to a PostgreSQL of this machine');
    const app = await buildMeasuredApp({
      database: runtime,
      storage,
      dataFolder: config.dataFolder,
      rateLimits: 'off',
    });
    const authorization = await signIn(app);
    const call = async (operation: OperationId, number: number, samples: Samples) => {
      const { method, path } = contract.get(operation) ?? { method: 'GET', path: '' };
      const { id = '', query, body } = { ...requestOf(operation, number, samples) } as Partial<Wanted>;
      const url = path.replace('{id}', id);
      const options = { url, headers: { authorization }, ...(query && { query }), ...(body && { payload: body }) };
      const answer = await app.inject({ ...options, method: method as 'GET' });
      if (answer.statusCode >= 300) throw new Error(`${operation} answered ${answer.statusCode}: ${answer.body}`);
      return answer;
    };
    const idsOf = async (operation: OperationId) =>
      (await call(operation, 0, { policies: [], contacts: [] }))
        .json<{ payload: { content: { id: string }[] } }>()
        .payload.content.map(({ id }) => id);
    const samples = { policies: await idsOf('listPolicies'), contacts: await idsOf('listContacts') };

    async function measure(operation: OperationId): Promise<Omit<RequestCost, 'perHour' | 'view'>> {
      const run = async (from: number, requests: number) => {
        let next = from;
        const work = async () => {
          while (next < from + requests) await call(operation, next++, samples);
        };
        await Promise.all(Array.from({ length: CONCURRENCY }, work));
      };
      await run(0, REQUESTS / 4);
      const sent = await sentDuring(() => call(operation, 0, samples));
      const bytes = (await call(operation, 0, samples)).rawPayload.length;
      const before = await statisticsOf(owner.db);
      const [web, database] = [process.cpuUsage(), cpuOf(before.pids)];
      await run(REQUESTS, REQUESTS);
      const used = process.cpuUsage(web);
      const databaseCpu = cpuOf(before.pids) - database;
      const after = await statisticsOf(owner.db);
      const cost = {
        operation,
        statements: waitedFor(sent).length,
        rows: (after.rows - before.rows) / REQUESTS,
        bytes,
        webCpu: (used.user + used.system) / 1000 / REQUESTS,
        databaseCpu: databaseCpu / REQUESTS,
      };
      const figures = [cost.webCpu, cost.databaseCpu].map((figure) => figure.toFixed(1).padStart(7)).join('');
      process.stdout.write(`${figures}  ${operation}\n`);
      return cost;
    }

    const costs: RequestCost[] = [];
    for (const { title, perHour, operations } of views)
      for (const operation of operations) costs.push({ view: title, perHour, ...(await measure(operation)) });
    const [size] = rowsOf<{ policies: number; bytes: number }>(
      await owner.db.execute(
        sql`select count(*)::int as policies, pg_database_size(current_database())::float8 as bytes from policies`,
      ),
    );
    await app.close();
    await writeCapacity(costs, { policies: 0, bytes: 0, ...size });
  }),
);

interface Wanted {
  id: string;
  query: Record<string, string>;
  body: object;
}
