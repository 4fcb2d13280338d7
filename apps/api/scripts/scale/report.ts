import { readFile, writeFile } from 'node:fs/promises';
import type { ReadCase } from './cases.ts';

const page = new URL('../../../../docs/scale.md', import.meta.url);
/** Heading of the part that `npm run bench:nightly` writes. */
const NIGHTLY = '\n## Nightly run\n';
/** Heading of the part below it, which is written by hand. */
const RETENTION = '\n## Retention\n';

/** Times of one read in milliseconds, and the number of records that it finds. */
export interface Figure {
  account: string;
  operation: string;
  kind: ReadCase['kind'];
  /** Query string. */
  query: string;
  total: number;
  p50: number;
  p95: number;
}

/** The value below which this percentage of the values lies. */
export function percentile(values: readonly number[], percent: number): number {
  const ascending = values.toSorted((a, b) => a - b);
  return ascending[Math.max(0, Math.ceil((percent / 100) * ascending.length) - 1)] ?? Number.NaN;
}

const kinds: readonly ReadCase['kind'][] = [
  'read',
  'first page',
  'middle page',
  'last page',
  'sort',
  'filter',
  'search',
  'file',
];

/**
 * Writes the slowest read of each kind, by account and operation, to the page of the documentation.
 *
 * @param kept - Whether the page keeps the rows of other operations.
 */
export async function writeReads(
  figures: readonly Figure[],
  database: 'pglite' | 'postgres',
  kept: boolean,
): Promise<void> {
  const [reads = '', nightly] = (await readFile(page, 'utf8')).split(NIGHTLY);
  const rest = nightly === undefined ? '' : `${NIGHTLY}${nightly}`;
  const measured = new Set(figures.map(({ operation }) => operation));
  const others = kept ? rowsOf(reads).filter(([, operation = '']) => !measured.has(operation)) : [];
  await writeFile(page, `${textOf(byAccount([...others, ...slowest(figures)]), database)}${rest}`);
}

/** Cells of a row: account, operation, kind, query, records, p50, p95. */
type Row = readonly string[];

/** Rows of the table on the page, without its heading. */
const rowsOf = (text: string): Row[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

const accounts = ['admin', 'agent', 'customer'];
const byAccount = (rows: readonly Row[]): Row[] =>
  rows.toSorted(([one = ''], [other = '']) => accounts.indexOf(one) - accounts.indexOf(other));

/** Duration of a job over all agencies, and the number of rows that it added. */
export interface JobFigure {
  job: string;
  seconds: number;
  rows: number | undefined;
}

/** Writes the durations of the jobs of a day to the page of the documentation. */
export async function writeNightlyRun(
  figures: readonly JobFigure[],
  sizes: { agencies: number; policies: number },
  database: 'pglite' | 'postgres',
): Promise<void> {
  const [written = '', retention] = (await readFile(page, 'utf8')).split(RETENTION);
  const [reads = ''] = written.split(NIGHTLY);
  const rest = retention === undefined ? '' : `${RETENTION}${retention}`;
  const rows = figures.map(({ job, seconds, rows: added }) => `| ${job} | ${seconds.toFixed(1)} | ${added ?? ''} |`);
  const total = figures.reduce((all, { seconds }) => all + seconds, 0);
  const numbers = `${sizes.agencies} agencies with ${sizes.policies} policies`;
  await writeFile(
    page,
    `${reads}${NIGHTLY}
\`npm run bench:nightly\` writes this part. It measures the jobs of a day over ${numbers}, on ${nameOf(database)}.
\`startDay\` updates the policies and tasks that depend on the date, and \`sendDigests\` writes the digests.

| job | seconds | tasks or digests |
| --- | ------: | ---------------: |
${rows.join('\n')}
| all | ${total.toFixed(1)} | |
${rest}`,
  );
}

const nameOf = (database: 'pglite' | 'postgres'): string => (database === 'postgres' ? 'PostgreSQL' : 'PGlite');

function slowest(figures: readonly Figure[]): Row[] {
  const found = new Map<string, Figure>();
  for (const figure of figures) {
    const key = `${figure.account} ${figure.operation} ${kinds.indexOf(figure.kind)}`;
    const known = found.get(key);
    if (!known || figure.p95 > known.p95) found.set(key, figure);
  }
  return [...found.values()].map(({ account, operation, kind, query, total, p50, p95 }) => [
    account,
    operation,
    kind,
    query === '' ? '' : `\`${query}\``,
    total === 0 ? '' : String(total),
    p50.toFixed(1),
    p95.toFixed(1),
  ]);
}

const textOf = (rows: readonly Row[], database: 'pglite' | 'postgres'): string => `# Response times of a large agency

\`npm run bench:scale\` writes this page. It measures each list, counter, dashboard and picker of the contract at the server,
without a network, on the agency that \`npm run seed:scale\` makes. Each row shows the slowest read of its kind, in
milliseconds; for a file, until its first rows. Measured on ${nameOf(database)}, one request at a time.

| account | operation | kind | slowest read | records | p50 | p95 |
| ------- | --------- | ---- | ------------ | ------: | --: | --: |
${rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}
`;
