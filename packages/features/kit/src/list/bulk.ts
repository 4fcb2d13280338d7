import type { ClaimStatus } from '@fairlead/rules';
import type { SelectionStore } from '@fairlead/ui';
import type { ComponentType } from 'react';
import type { ListExport } from './useExport';

/** Row with the values that bulk actions need. */
export interface BulkRow {
  id: string;
  version?: number;
  /** Rows of claims have it. */
  claimStatus?: ClaimStatus;
}

/** Props of the actions on selected rows. */
export interface BulkActionsProps {
  selection: SelectionStore;
  /** Whether a row has left the selection because it was deleted or no longer matches. Defaults to none. */
  isGone?: (id: string) => boolean;
  /** Rows of the current page. */
  rows: readonly BulkRow[];
  /** Number of rows that match the search and the filters. */
  total: number;
  totalIsCapped: boolean;
  /** Parameters of the list's request, as a URL query without paging and order. */
  query: string;
  /** Undefined if the user cannot export the list. */
  file: ListExport | undefined;
}

/** Row checkboxes of a list, and the actions on selected rows. */
export interface ListBulk<Row> {
  /** Name of a row in the label of its checkbox. Must be the same function on every render. */
  rowName: (row: Row) => string;
  /** Imports the actions once a row is selected. Must be the same function on every render. */
  load: () => Promise<ComponentType<BulkActionsProps>>;
}
