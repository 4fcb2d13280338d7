import { insertRows } from '../../contract/createRecord.ts';
import { uuidv7 } from '../../db/ids.ts';
import { contacts, policies } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { nextSerial } from '../../db/serials.ts';
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

/** Creates a policy from each line, in order, and the contacts that do not exist yet. @throws {ImportRefused} When any line has errors. */
export async function importLines(tx: Transaction, { lines, problems, session, now }: Work) {
  const { userId, agencyId } = session;
  // concurrent imports of the agency wait here and then see each other's policies
  const first = await nextSerial(tx, agencyId, 'policy', lines.length);
  const found = await resolveLines(tx, lines, userId);
  const allProblems = [...problems, ...found.problems];
  if (allProblems.length > 0) throw new ImportRefused(allProblems);
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
