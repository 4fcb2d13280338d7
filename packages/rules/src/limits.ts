/** 22 MB: one upload, and all attachments of a mail together. */
export const MAX_UPLOAD_BYTES = 23_068_672;
/** Names, emails, subjects. */
export const TEXT_MAX_LENGTH = 255;
/** Rows of a page in a table. */
export const pageSizes = [20, 50, 100] as const;
export const DEFAULT_PAGE_SIZE = 20;
/** Failures for one account within the window before sign-in answers 429. */
export const signInLimit = { failures: 5, windowSeconds: 15 * 60 } as const;
