// `npm run bench:scale`: measures the lists, exports, counters, dashboards and pickers of the large agency that `npm run seed:scale`
// made, at the server and without a network. Prints all reads and writes the slowest of each kind to docs/scale.md. With ids of
// operations (`npm run bench:scale -- listPolicies search`), it measures only their reads and keeps the other rows of the page.
import type { Viewer } from '@fairlead/rules';
import type { FastifyInstance } from 'fastify';
import { StartError } from '../src/config.ts';
import type { Operation } from '../src/contract/document.ts';
import { demoPassword } from '../src/demo/accounts.ts';
import { reportErrors } from '../src/startErrors.ts';
import { buildMeasuredApp } from './measuredApp.ts';
import { casesOf, idSources, isExport, type ReadCase, readFirstRows, readsOf, requiredIds } from './scale/cases.ts';
import { withScaleDatabase } from './scale/open.ts';
import { type Figure, percentile, writeReads } from './scale/report.ts';
import { scaleAccounts, scaleViewers } from './scale/scale.ts';

/** Measured requests per read, after one to warm up. */
const REPETITIONS = 20;
/** Milliseconds per read, after which the rest of its repetitions are left out. */
const MAX_TIME = 5_000;
const chosen = process.argv.slice(2);

interface Answer {
  status: number;
  payload: unknown;
  milliseconds: number;
}

interface Caller {
  account: string;
  /** Of an export, only the first rows are read. */
  get(operation: Operation, query: Readonly<Record<string, string>>): Promise<Answer>;
}

async function signIn(app: FastifyInstance, account: string, email: string): Promise<Caller> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/signin',
    headers: { domain: 'localhost' },
    payload: { email, password: demoPassword },
  });
  if (answer.statusCode !== 200) throw new StartError(`${email} cannot sign in: run npm run seed:scale first`);
  const authorization = `Bearer ${answer.json<{ payload: { accessToken: string } }>().payload.accessToken}`;
  return {
    account,
    async get(operation, query) {
      const start = performance.now();
      const request = { url: operation.path, query: { ...query }, headers: { authorization } };
      const isFile = isExport(operation);
      const response = await app.inject({ ...request, payloadAsStream: isFile });
      if (isFile) await readFirstRows(response.stream());
      const milliseconds = performance.now() - start;
      const payload = isFile ? null : response.json<{ payload: unknown }>().payload;
      return { status: response.statusCode, payload, milliseconds };
    },
  };
}

/** Number of records of a list; 0 for other reads. */
const totalOf = (payload: unknown): number =>
  payload !== null && typeof payload === 'object' && 'totalElements' in payload ? Number(payload.totalElements) : 0;

/** The times of a read. Undefined for a read that is refused, for example one of deleted records that only others may see. */
async function measure(caller: Caller, operation: Operation, one: ReadCase): Promise<Figure | undefined> {
  const { account } = caller;
  const query = new URLSearchParams(one.query).toString();
  const title = `${account.padEnd(8)} ${operation.id} ${one.kind} ${query}\n`;
  const { status, payload } = await caller.get(operation, one.query);
  if (status !== 200) {
    process.stdout.write(`answered ${status}  ${title}`);
    return undefined;
  }
  const times: number[] = [];
  const start = performance.now();
  while (times.length < REPETITIONS && performance.now() - start < MAX_TIME)
    times.push((await caller.get(operation, one.query)).milliseconds);
  const [p50, p95, total] = [percentile(times, 50), percentile(times, 95), totalOf(payload)];
  const cells = [p50.toFixed(1).padStart(8), p95.toFixed(1).padStart(8), String(total).padStart(8)];
  process.stdout.write(`${cells.join(' ')}  ${title}`);
  return { account, operation: operation.id, kind: one.kind, query, total, p50, p95 };
}

async function measureAll(caller: Caller, viewer: Viewer): Promise<Figure[]> {
  const reads = readsOf(viewer);
  const ids: Record<string, string> = {};
  for (const [name, list] of Object.entries(idSources)) {
    const source = reads.find(({ id }) => id === list);
    const { payload } = source ? await caller.get(source, { ascOrDesc: 'asc' }) : { payload: null };
    const id = (payload as { content: { id: string }[] } | null)?.content[0]?.id;
    if (id !== undefined) ids[name] = id;
  }
  const figures: Figure[] = [];
  for (const operation of reads) {
    const required = requiredIds(operation, ids);
    if (!required || (chosen.length > 0 && !chosen.includes(operation.id))) continue;
    const { payload } = await caller.get(operation, required);
    for (const one of casesOf(operation, ids, totalOf(payload))) {
      const figure = await measure(caller, operation, one);
      if (figure) figures.push(figure);
    }
  }
  return figures;
}

await reportErrors(() =>
  withScaleDatabase(async ({ database: { runtime }, storage, config }) => {
    const measured = { database: runtime, storage, dataFolder: config.dataFolder, rateLimits: 'off' } as const;
    const app = await buildMeasuredApp(measured);
    await app.ready();
    const figures: Figure[] = [];
    for (const account of Object.keys(scaleViewers) as (keyof typeof scaleViewers)[])
      figures.push(...(await measureAll(await signIn(app, account, scaleAccounts[account]), scaleViewers[account])));
    await app.close();
    await writeReads(figures, runtime.kind, chosen.length > 0);
  }),
);
