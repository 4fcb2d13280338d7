import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { insertRows } from '../../contract/createRecord.ts';
import { uuidv7 } from '../../db/ids.ts';
import { contacts, policies } from '../../db/schema/index.ts';
import type { Run, Transaction } from '../../db/scope.ts';
import { nextSerial, returnSerials } from '../../db/serials.ts';
import { policySerial } from '../../records/policies.ts';
import { resolveLines } from './resolveLines.ts';
import type { PolicyLine, Problem } from './rows.ts';

/** Rolls the transaction back, so that a rejected file leaves nothing. */
export class ImportRefused extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super('the import is refused');
    this.problems = problems;
  }
}

const started = z.object({ rows: z.tuple([z.object({ isStarted: z.boolean() })]) });

/** Rows per insert. Each row has about twenty values, and PostgreSQL allows 65,535 per statement. */
const CHUNK = 500;

interface Work {
  lines: readonly PolicyLine[];
  /** Errors of the lines that need no database. */
  problems: readonly Problem[];
  session: { userId: string; agencyId: string };
  /** Unix seconds. */
  now: number;
}

/**
 * Runs an import with policy numbers that were reserved for it. They are reserved in a short transaction of their own, because an
 * import of thousands of rows would otherwise keep colleagues from creating policies until its end.
 *
 * @param work Gets the first number. Undefined when the lines have errors.
 */
export async function withSerials<T>(
  run: Run,
  { lines, problems, session: { userId, agencyId } }: Work,
  work: (tx: Transaction, first: number | undefined) => Promise<{ answer: T; isImported: boolean }>,
): Promise<T> {
  const count = lines.length;
  const first = await run(async (tx) => {
    const isRefused = problems.length > 0 || (await resolveLines(tx, lines, userId)).problems.length > 0;
    return isRefused ? undefined : nextSerial(tx, agencyId, 'policy', count);
  });
  // Stays true when only the commit fails: its outcome can be unknown.
  let isUsed = false;
  try {
    return await run(async (tx) => {
      isUsed = false;
      const { answer, isImported } = await work(tx, first);
      isUsed = isImported;
      return answer;
    });
  } finally {
    if (first !== undefined && !isUsed) await run((tx) => returnSerials(tx, agencyId, 'policy', { first, count }));
  }
}

/**
 * Keeps other imports of the agency from starting until the end of the transaction, because two imports do not see each other's
 * policies.
 *
 * @returns False when another import of the agency is running.
 */
export async function startImport(tx: Transaction, agencyId: string): Promise<boolean> {
  const { rows } = started.parse(
    await tx.execute(
      sql`select pg_try_advisory_xact_lock(hashtextextended(${`policy import ${agencyId}`}, 0)) as "isStarted"`,
    ),
  );
  return rows[0].isStarted;
}

/**
 * Creates a policy from each line, in order, and the contacts that do not exist yet.
 *
 * @param reserved First of the reserved numbers. Undefined reserves them.
 * @throws {ImportRefused} When any line has errors.
 */
export async function importLines(tx: Transaction, { lines, problems, session, now }: Work, reserved?: number) {
  const { userId, agencyId } = session;
  const found = await resolveLines(tx, lines, userId);
  const allProblems = [...problems, ...found.problems];
  if (allProblems.length > 0) throw new ImportRefused(allProblems);
  const first = reserved ?? (await nextSerial(tx, agencyId, 'policy', lines.length));
  const at = new Date(now * 1000);
  const rows = found.rows.map((row, index) => ({
    ...row,
    // ids one millisecond apart preserve the order
    id: uuidv7(now * 1000 + index),
    agencyId,
    serial: first + index,
    createdBy: userId,
    createdAt: at,
    updatedAt: at,
  }));
  const write = { tx, session, operationId: 'importPolicies' } as const;
  const newContacts = [...found.newContacts.values()].map((contact) => ({ ...contact, agencyId, createdAt: at }));
  for (let from = 0; from < newContacts.length; from += CHUNK)
    await insertRows({ table: contacts, type: 'contact' }, write, newContacts.slice(from, from + CHUNK));
  for (let from = 0; from < rows.length; from += CHUNK)
    await insertRows({ table: policies, type: 'policy' }, write, rows.slice(from, from + CHUNK));
  return {
    imported: rows.length,
    newContacts: newContacts.length,
    firstSerial: policySerial(first),
    lastSerial: policySerial(first + rows.length - 1),
  };
}
