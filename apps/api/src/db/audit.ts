import type { OperationId } from '../access.ts';
import { uuidv7 } from './ids.ts';
import { type ActorKind, auditLog } from './schema/index.ts';
import type { Transaction } from './scope.ts';

type RecordType =
  | 'address'
  | 'agency'
  | 'auditLog'
  | 'carrier'
  | 'certificate'
  | 'claim'
  | 'claimNote'
  | 'contact'
  | 'coupon'
  | 'coverage'
  | 'discount'
  | 'dispute'
  | 'doc'
  | 'documentRequest'
  | 'email'
  | 'export'
  | 'mail'
  | 'mailNote'
  | 'mailThread'
  | 'file'
  | 'insuranceType'
  | 'invitation'
  | 'job'
  | 'listView'
  | 'note'
  | 'opportunity'
  | 'plan'
  | 'policy'
  | 'policyTransaction'
  | 'quote'
  | 'refund'
  | 'role'
  | 'serviceRequest'
  | 'session'
  | 'subscriptionPackage'
  | 'task'
  | 'taskRule'
  | 'transaction'
  | 'uploadedDoc'
  | 'user'
  | 'verificationDoc';

/** Operations of the contract, and changes that are not made through the API. */
export type AuditedOperation =
  | OperationId
  | 'deleteExpiredRecords'
  | 'paymentWebhook'
  | 'remindDocuments'
  | 'repeatErasures'
  | 'resetFactor'
  | 'settlePayments';

/** A record that an operation created, changed or deleted. */
export interface AuditedChange {
  type: RecordType;
  id: string;
  before?: unknown;
  after?: unknown;
}

/** Network address and browser of a request. */
export interface Origin {
  networkAddress: string;
  userAgent: string | null;
}

/** Actor of a change. A session is a valid actor. */
export interface Actor {
  /** Defaults to `USER`. */
  kind?: ActorKind;
  userId: string | null;
  agencyId: string | null;
  origin?: Origin | undefined;
}

/** Records a change in the same transaction, so that both are stored or neither. */
export const audit = (tx: Transaction, who: Actor, operationId: AuditedOperation, change: AuditedChange) =>
  auditAll(tx, who, operationId, [change]);

/** Records several changes. */
export const auditAll = (
  tx: Transaction,
  who: Actor,
  operationId: AuditedOperation,
  changes: readonly AuditedChange[],
) =>
  tx.insert(auditLog).values(
    changes.map(({ type, id, before, after }) => ({
      id: uuidv7(),
      actorKind: who.kind ?? 'USER',
      userId: who.userId,
      agencyId: who.agencyId,
      operationId,
      recordType: type,
      recordId: id,
      before: before ?? null,
      after: after ?? null,
      networkAddress: who.origin?.networkAddress ?? null,
      userAgent: who.origin?.userAgent ?? null,
    })),
  );
