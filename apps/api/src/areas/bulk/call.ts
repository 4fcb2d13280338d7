import type { Caller, ChangeAnswer } from '../../contract/innerCall.ts';
import type { Handlers } from '../../contract/types.ts';
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

/** Caller that changes a record. A success of `run` ends the record, so that other reads need `readRun`. */
export interface ChangeCaller extends Caller {
  readRun: Run;
}
