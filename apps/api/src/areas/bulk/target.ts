import type { components } from '@fairlead/openapi';
import type { Language, TaskRecordType, Viewer } from '@fairlead/rules';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { RecordTable } from '../../contract/changeRecord.ts';
import type { Transaction } from '../../db/scope.ts';
import type { BulkChange } from './change.ts';

type BulkAction = components['schemas']['BulkAction'];

/** Record of a bulk action. */
export interface BulkRecord {
  id: string;
  version: number;
  name: string;
  number: string;
  customerName: string;
  /** Customer who gets a mail about the record. */
  contactId?: string | null;
}

export interface BulkTarget {
  table: RecordTable & { version: PgColumn };
  /** Oldest version that an action may change. Defaults to the current version. */
  oldestVersion?: SQL;
  /** Type of the records in their tasks. Null for tasks themselves. */
  recordType: TaskRecordType | null;
  listOperation:
    | 'listPolicies'
    | 'listOpportunities'
    | 'listQuotes'
    | 'listContacts'
    | 'listClaims'
    | 'listRenewals'
    | 'listTasks';
  find(tx: Transaction, ids: readonly string[], reader: { viewer: Viewer; language: Language }): Promise<BulkRecord[]>;
  changes: Partial<Record<BulkAction, BulkChange>>;
}
