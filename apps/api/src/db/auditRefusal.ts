import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { networkOf } from '../network.ts';
import type { Origin } from './audit.ts';
import { uuidv7 } from './ids.ts';
import type { ActorKind, AuditOutcome } from './schema/index.ts';
import type { Transaction } from './scope.ts';

/** Maximum rows per minute, so that an attacker cannot fill the table. Further events are counted in one row. */
const ROWS_PER_MINUTE = 200;
/** Maximum rows of one network, so that it cannot use up the rows of all. Its further events are counted in one row. */
const ROWS_PER_NETWORK = 20;

/** A refused request or a wrong password. */
export interface Refusal {
  kind: Extract<ActorKind, 'USER' | 'VISITOR'>;
  /** Account of the caller, or the account that a visitor tried to use. Null when there is none. */
  userId: string | null;
  agencyId: string | null;
  operationId: string;
  outcome: Exclude<AuditOutcome, 'DONE'>;
  /** Never contains user input. An unknown email is hashed. The name of a virus comes from the scanner. */
  details: { code: string; emailHash?: string; virus?: string };
  origin: Origin;
  /** Unix seconds. */
  now: number;
}

/**
 * Adds a refusal to the audit log. Refusals of one account, network and operation within a minute share a row with a counter.
 * Emails without an account also share one row, because an attacker controls their number.
 */
export async function auditRefusal(tx: Transaction, refusal: Refusal): Promise<void> {
  const { kind, userId, agencyId, operationId, outcome, details, origin, now } = refusal;
  const network = digestOf(networkOf(origin.networkAddress));
  const digest = digestOf([operationId, outcome, userId ?? 'unknown'].join(' '));
  const minute = String(Math.floor(now / 60));
  const at = new Date(now * 1000).toISOString();
  await tx.execute(sql`select audit_refusal(
    ${uuidv7()}::uuid, ${at}::timestamptz, ${kind}, ${userId}::uuid, ${agencyId}::uuid, ${operationId}, ${outcome},
    ${userId}::uuid, ${JSON.stringify(details)}::jsonb, ${origin.networkAddress}, ${origin.userAgent},
    ${minute}, ${network}, ${digest}, ${ROWS_PER_NETWORK}::integer, ${ROWS_PER_MINUTE}::integer)`);
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');
