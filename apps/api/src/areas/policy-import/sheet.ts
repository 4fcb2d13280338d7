/** A cell as it is read: a text, a number, which may be a day (`YYYY-MM-DD`), or one whose value cannot be known. */
export type Cell =
  | { kind: 'text'; text: string }
  | { kind: 'number'; number: number; shown: string; day?: string }
  | { kind: 'formula' };

/** A row with something in it; `at` is its number in the spreadsheet, from 1. */
export interface Row {
  at: number;
  cells: (Cell | undefined)[];
}

/** Why a file cannot be read as a spreadsheet. */
export type Unreadable = 'import.kind' | 'import.unreadable' | 'import.locked' | 'import.tooLarge';

export type Sheet = { rows: Row[] } | { refused: Unreadable };

/** What the one who reads is asked. */
export interface ReadRequest {
  content: Uint8Array;
  fileName: string;
  /** How many rows are looked at. */
  rows: number;
}
