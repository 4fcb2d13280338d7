/** Limits of a spreadsheet with policies. */
export const policyImport = {
  /** File extensions. */
  endings: ['.xlsx', '.xls', '.csv'],
  bytes: 5 * 1024 * 1024,
  /** Policies per file. */
  rows: 5000,
} as const;

/** Whether a file name has the extension of a spreadsheet. */
export const isSpreadsheetName = (name: string): boolean =>
  policyImport.endings.some((ending) => name.toLowerCase().endsWith(ending));
