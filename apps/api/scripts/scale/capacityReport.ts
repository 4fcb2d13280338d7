import { readFile, writeFile } from 'node:fs/promises';

const page = new URL('../../../../docs/capacity.md', import.meta.url);
/** First heading of the part that is written by hand. */
const PLANNING = '\n## How far one PostgreSQL goes\n';
/** Share of a core that is used on average, so that requests rarely wait for each other. */
const UTILISATION = 0.6;

/** Average cost of a request. */
export interface RequestCost {
  /** Action of the agent. */
  view: string;
  /** How often a busy agent does it in an hour. */
  perHour: number;
  operation: string;
  /** Statements whose answers the server waits for. */
  statements: number;
  /** Rows that PostgreSQL reads, including rows of its own catalog. */
  rows: number;
  /** Size of the answer, not compressed. */
  bytes: number;
  /** Processor time of the web process, in milliseconds. */
  webCpu: number;
  /** Processor time of PostgreSQL, in milliseconds. */
  databaseCpu: number;
}

/** Writes the costs, and how many agents a core serves, to the page of the documentation. */
export async function writeCapacity(
  costs: readonly RequestCost[],
  { policies, bytes }: { policies: number; bytes: number },
): Promise<void> {
  const [, planning] = (await readFile(page, 'utf8')).split(PLANNING);
  const perHour = (cost: (one: RequestCost) => number) =>
    costs.reduce((sum, one) => sum + (one.perHour * cost(one)) / 1000, 0);
  const [web, database] = [perHour(({ webCpu }) => webCpu), perHour(({ databaseCpu }) => databaseCpu)];
  const agents = (seconds: number) => Math.floor((3600 * UTILISATION) / seconds / 100) * 100;
  const rows = costs.map(
    ({ view, perHour: times, operation, statements, rows: read, bytes: size, webCpu, databaseCpu }) =>
      `| ${[view, times, `\`${operation}\``, statements, read.toFixed(0), (size / 1000).toFixed(1), webCpu.toFixed(1), databaseCpu.toFixed(1)].join(' | ')} |`,
  );
  await writeFile(
    page,
    `# Capacity

\`npm run bench:capacity\` writes this part. It sends the requests of a busy agent to the agency that \`npm run seed:scale\` makes, here
with ${policies.toLocaleString('en')} policies in a database of ${(bytes / 1e9).toFixed(1)} GB. The server, PostgreSQL 15 and the requests share a machine. Each row is the average of 200 requests, in
milliseconds of processor time. The portal compresses answers, so their size on the network is smaller.

| action | per hour | request | statements | rows read | kB | web process, ms | PostgreSQL, ms |
| ------ | -------: | ------- | ---------: | --------: | -: | --------------: | -------------: |
${rows.join('\n')}

An agent who does all of this in an hour needs ${web.toFixed(1)} s of a web process and ${database.toFixed(1)} s of PostgreSQL. With ${UTILISATION * 100} % of a core in use, one
core serves ${agents(web).toLocaleString('en')} such agents in the web process, and one ${agents(database).toLocaleString('en')} in PostgreSQL. Most people do less: measure your own with the
metrics of [operations.md](operations.md).
${planning === undefined ? '' : `${PLANNING}${planning}`}`,
  );
}
