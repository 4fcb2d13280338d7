import type { ReadCase } from './cases.ts';

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

/** The page for the documentation: the slowest read of each kind, by account and operation. */
export function tableOf(figures: readonly Figure[], database: 'pglite' | 'postgres'): string {
  const slowest = new Map<string, Figure>();
  for (const figure of figures) {
    const key = `${figure.account} ${figure.operation} ${kinds.indexOf(figure.kind)}`;
    const known = slowest.get(key);
    if (!known || figure.p95 > known.p95) slowest.set(key, figure);
  }
  const rows = [...slowest.values()].map(({ account, operation, kind, query, total, p50, p95 }) =>
    ['', account, operation, kind, query === '' ? '' : `\`${query}\``, total || '', p50.toFixed(1), p95.toFixed(1), '']
      .join(' | ')
      .trim(),
  );
  return `# Response times of a large agency

\`npm run bench:scale\` writes this page. It measures each list, counter, dashboard and picker of the contract at the server,
without a network, on the agency that \`npm run seed:scale\` makes. Each row shows the slowest read of its kind, in
milliseconds; for a file, until its first rows. Measured on ${database === 'postgres' ? 'PostgreSQL' : 'PGlite'}, one request at a time.

| account | operation | kind | slowest read | records | p50 | p95 |
| ------- | --------- | ---- | ------------ | ------: | --: | --: |
${rows.join('\n')}
`;
}
