import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** Seconds that due jobs get to finish. Jobs of a process that was stopped are retried within half a minute. */
const PATIENCE = 60;

const COUNT = `select
  (select count(*) from pgboss.job where name <> 'failed' and state in ('created', 'retry', 'active') and start_after <= now())::int as jobs,
  (select count(*) from pgboss.job where name = 'failed' and state < 'active')::int as "failedJobs"`;

/**
 * Looks for unfinished and failed jobs in the database of an address, and for charges in the data folder that no payment knows.
 * The demo delivers no mails: `mailProcess.test.ts` is about those.
 */
export async function findLosses(address: string, folder: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return [...(await unfinishedJobs(client)), ...(await differingCharges(client, await succeededCharges(folder)))];
  } finally {
    await client.end();
  }
}

async function unfinishedJobs(client: pg.Client): Promise<string[]> {
  let counts: Record<string, number> = {};
  for (let second = 0; second < PATIENCE; second++) {
    ({
      rows: [counts = {}],
    } = await client.query<Record<string, number>>(COUNT));
    if (!counts.jobs) break;
    await wait(1000);
  }
  return Object.entries(counts).flatMap(([what, count]) => (count > 0 ? [`${count} ${what} left`] : []));
}

interface Outcome {
  status: string;
  providerReference: string;
}

/** References of the successful charges. Later lines of the journal replace earlier ones of the same charge. */
async function succeededCharges(folder: string): Promise<string[]> {
  const journal = await readFile(join(folder, 'payments.jsonl'), 'utf8').catch(() => '');
  const entries = journal.split('\n').filter(Boolean);
  const outcomes = new Map<string, Outcome>();
  for (const line of entries) {
    const { id, outcome } = JSON.parse(line) as { id?: string; outcome?: Outcome };
    if (id && outcome) outcomes.set(id, outcome);
  }
  return [...outcomes.values()].flatMap(({ status, providerReference }) =>
    status === 'succeeded' ? [providerReference] : [],
  );
}

/** Every successful charge belongs to one payment. Payments of the demo data have no charge. */
async function differingCharges(client: pg.Client, charged: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ reference: string }>(
    `select provider_reference as reference from transactions
      where status in ('PAID', 'REFUNDED') and provider_reference = any($1)`,
    [charged],
  );
  const paid = new Set(rows.map(({ reference }) => reference));
  return charged
    .filter((reference) => !paid.has(reference))
    .map((reference) => `charge without a payment: ${reference}`);
}
