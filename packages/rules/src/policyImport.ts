/** What a spreadsheet of policies may be. Specification, document 1, section 9; RESOLUTIONS G-89. */
export const policyImport = {
  /** How its name ends. */
  endings: ['.xlsx', '.xls', '.csv'],
  bytes: 5 * 1024 * 1024,
  /** Policies in one file. */
  rows: 5000,
} as const;

/** Whether the name of a file is that of a spreadsheet. */
export const isSpreadsheetName = (name: string): boolean =>
  policyImport.endings.some((ending) => name.toLowerCase().endsWith(ending));
