import type { OperationId } from '../access.ts';
import { uuidv7 } from './ids.ts';
import { auditLog } from './schema/index.ts';
import type { Transaction } from './scope.ts';

type RecordType =
  | 'address'
  | 'agency'
  | 'carrier'
  | 'certificate'
  | 'claim'
  | 'claimNote'
  | 'contact'
  | 'coupon'
  | 'coverage'
  | 'discount'
  | 'doc'
  | 'email'
  | 'file'
  | 'insuranceType'
  | 'invitation'
  | 'opportunity'
  | 'plan'
  | 'policy'
  | 'policyTransaction'
  | 'quote'
  | 'role'
  | 'serviceRequest'
  | 'session'
  | 'subscriptionPackage'
  | 'transaction'
  | 'uploadedDoc'
  | 'user'
  | 'verificationDoc';

/** One record that an operation made, changed or ended. */
export interface AuditedChange {
  type: RecordType;
  id: string;
  before?: unknown;
  after?: unknown;
}

interface Who {
  userId: string;
  agencyId: string | null;
}

/** Notes a change in the transaction that makes it: neither is there without the other. */
export const audit = (tx: Transaction, who: Who, operationId: OperationId, change: AuditedChange) =>
  auditAll(tx, who, operationId, [change]);

/** Notes several at once. */
export const auditAll = (tx: Transaction, who: Who, operationId: OperationId, changes: readonly AuditedChange[]) =>
  tx.insert(auditLog).values(
    changes.map(({ type, id, before, after }) => ({
      id: uuidv7(),
      userId: who.userId,
      agencyId: who.agencyId,
      operationId,
      recordType: type,
      recordId: id,
      before: before ?? null,
      after: after ?? null,
    })),
  );
