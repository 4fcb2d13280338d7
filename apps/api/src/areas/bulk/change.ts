import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { OperationId } from '../../access.ts';
import type { ChangeAnswer } from '../../contract/innerCall.ts';
import type { bulkRuns } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import type { Message } from '../../messages/index.ts';
import type { BulkOperations, ChangeCaller } from './call.ts';

type BulkRunRow = typeof bulkRuns.$inferSelect;

export interface Change {
  id: string;
  version: number;
}

/** Change with the values of its run. */
interface NewValues extends Change, Pick<BulkRunRow, 'value' | 'note' | 'mail' | 'task'> {}

/** Action on the records of a list, by the operations for single records. */
export interface BulkChange {
  /** Operation whose guard applies. */
  operation: OperationId;
  /** Each change sends a mail to the customer, which the limits of mails count. */
  mails?: true;
  /** The record can have changed since it was selected. Undo leaves it alone if it has changed since the action. */
  anyVersion?: true;
  /** Reason for which a record is left alone. A refusal counts no mail. */
  refusal?(operations: BulkOperations, tx: Transaction, id: string): Promise<Message | undefined>;
  /** Each change creates a record, which Undo deletes. */
  creates?: true;
  /** Value that Undo restores. */
  column?: PgColumn | SQL;
  apply(operations: BulkOperations, caller: ChangeCaller, change: NewValues): Promise<ChangeAnswer>;
  undo?(
    operations: BulkOperations,
    caller: ChangeCaller,
    /** `now` in unix seconds. */
    change: Change & { before: string | null; now: number },
  ): Promise<ChangeAnswer>;
}
