/** A cell: text, a number with an optional date (`YYYY-MM-DD`), or a cell without a readable value. */
export type Cell =
  | { kind: 'text'; text: string }
  | { kind: 'number'; number: number; shown: string; day?: string }
  | { kind: 'formula' };

/** A row that is not empty. `at` is its number in the spreadsheet, from 1. */
export interface Row {
  at: number;
  cells: (Cell | undefined)[];
}

/** Why a file cannot be read. */
export type Unreadable = 'import.kind' | 'import.unreadable' | 'import.locked' | 'import.tooLarge';

export type Sheet = { rows: Row[] } | { refused: Unreadable };

/** Request to the worker. */
export interface ReadRequest {
  content: Uint8Array;
  fileName: string;
  /** Maximum number of rows to read. */
  rows: number;
}
