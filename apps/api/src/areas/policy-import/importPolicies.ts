import { auditAll } from '../../db/audit.ts';
import { uuidv7 } from '../../db/ids.ts';
import { policies } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { nextSerial } from '../../db/serials.ts';
import { policySerial } from '../policies/policies.ts';
import { lookUp } from './lookUp.ts';
import type { PolicyLine, Problem } from './rows.ts';

/** Ends the transaction: of a file that is refused nothing stays. */
export class ImportRefused extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super('the import is refused');
    this.problems = problems;
  }
}

/** Rows of one insert: each has about twenty values, and a statement takes 65,535. */
const CHUNK = 500;

interface Work {
  lines: readonly PolicyLine[];
  /** What is wrong with lines by themselves. */
  problems: readonly Problem[];
  session: { userId: string; agencyId: string };
  /** Unix seconds. */
  now: number;
}

/** Makes a policy of each line, in their order, or throws what is wrong with them. */
export async function importLines(tx: Transaction, { lines, problems, session, now }: Work) {
  const { userId, agencyId } = session;
  // whoever imports at the same time waits here, and then sees the policies of the other one
  const first = await nextSerial(tx, agencyId, 'policy', lines.length);
  const found = await lookUp(tx, lines);
  const wrong = [...problems, ...found.problems];
  if (wrong.length > 0) throw new ImportRefused(wrong);
  const at = new Date(now * 1000);
  const rows = found.rows.map((row, index) => ({
    ...row,
    // ids a millisecond apart keep the order
    id: uuidv7(now * 1000 + index),
    agencyId,
    serial: first + index,
    createdBy: userId,
    createdAt: at,
    updatedAt: at,
  }));
  for (let from = 0; from < rows.length; from += CHUNK) {
    const chunk = rows.slice(from, from + CHUNK);
    await tx.insert(policies).values(chunk);
    const changes = chunk.map((after) => ({ type: 'policy' as const, id: after.id, after }));
    await auditAll(tx, session, 'importPolicies', changes);
  }
  return {
    imported: rows.length,
    firstSerial: policySerial(first),
    lastSerial: policySerial(first + rows.length - 1),
  };
}
