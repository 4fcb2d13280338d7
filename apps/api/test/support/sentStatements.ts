import pg from 'pg';
import { SCOPE_STATEMENT } from '../../src/db/scope.ts';

interface SentStatement {
  text: string;
  values: unknown[];
  /** Name of a prepared statement. */
  name?: string | undefined;
}

/** Statements that were sent to PostgreSQL while work ran, in their order. */
export async function sentDuring(work: () => Promise<unknown>): Promise<SentStatement[]> {
  const { query } = pg.Client.prototype;
  const sent: SentStatement[] = [];
  pg.Client.prototype.query = function record(this: pg.Client, ...args: Parameters<typeof query>) {
    const [statement, values]: unknown[] = args;
    const { text, name } = typeof statement === 'string' ? { text: statement } : (statement as pg.QueryConfig);
    sent.push({ text, name, values: Array.isArray(values) ? values : [] });
    return query.apply(this, args);
  } as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return sent;
}

/** Statements of reads whose answers the server waits for. It sends the others together with these. */
export const waitedFor = (sent: readonly SentStatement[]): SentStatement[] =>
  sent.filter(({ text }) => !text.startsWith('begin') && !text.startsWith(SCOPE_STATEMENT) && text !== 'commit');
