import type { OperationId } from '../../access.ts';
import type { Session } from '../../contract/session.ts';
import type { Context, FieldMessage, Handlers } from '../../contract/types.ts';
import type { Run, Transaction } from '../../db/scope.ts';
import type { Message } from '../../messages/index.ts';

/** Operations of the contract that bulk actions use. */
type ContractOperations = Pick<
  Handlers,
  | 'listPolicies'
  | 'assignPolicy'
  | 'listOpportunities'
  | 'assignOpportunity'
  | 'updateOpportunity'
  | 'deleteOpportunity'
  | 'listQuotes'
  | 'assignQuote'
  | 'deleteQuote'
  | 'listContacts'
  | 'getContact'
  | 'updateContact'
  | 'listClaims'
  | 'updateClaim'
  | 'moveClaim'
  | 'listRenewals'
  | 'createTask'
  | 'deleteTask'
  | 'listTasks'
  | 'updateTask'
  | 'completeTask'
  | 'reopenTask'
  | 'snoozeTask'
>;

/** Operations on single records and lists that bulk actions use. */
export interface BulkOperations extends ContractOperations {
  /** Sends one mail, like `sendEmail`, which reads its body as a form. */
  mailContact(
    caller: Caller,
    mail: { contactId: string; policyId: string | null; mailSubject: string; mailBody: string },
  ): Promise<ChangeAnswer>;
  /** Reason for which a contact cannot be mailed. */
  unreachableReason(tx: Transaction, contactId: string): Promise<Message | undefined>;
}

/** Caller of the operations. */
export interface Caller {
  session: Session;
  run: Run;
}

/** Caller that changes a record. A success of `run` ends the record, so that other reads need `readRun`. */
export interface ChangeCaller extends Caller {
  readRun: Run;
}

/** Answer of an operation to a change. */
export type ChangeAnswer = { status: number; errors?: FieldMessage[] } & Message;

/** Whether the operation made its change. */
export const isDone = ({ status }: { status: number }): boolean => status === 200 || status === 201;

interface Parts<K extends OperationId> {
  body?: Context<K>['body'];
  path?: Context<K>['path'];
  query?: Context<K>['query'];
}

/** Context of a call from the server itself. The operations above use neither headers nor the HTTP request. */
export const contextOf = <K extends keyof ContractOperations>(
  operationId: K,
  { session, run }: Caller,
  { body, path, query }: Parts<K>,
): Context<K> =>
  ({ operationId, session, run, language: 'en', header: {}, body, path, query }) as unknown as Context<K>;
