/** 22 MB: limit of one upload, and of all attachments of a mail together. */
export const MAX_UPLOAD_BYTES = 23_068_672;
/** Maximum length of names, emails and subjects, in characters. */
export const TEXT_MAX_LENGTH = 255;
/** Choices of rows per page. */
export const pageSizes = [20, 50, 100] as const;
export const DEFAULT_PAGE_SIZE = 20;

/** Lists count and show this many rows at most, so that their cost does not grow with the table. */
export const MAX_LISTED = 10_000;

/** Maximum number of results per type of record in the search over all records. */
export const MAX_SEARCH_RESULTS = 5;

/** Maximum number of chosen rows in one export. An address with more ids is too long for common proxies. */
export const MAX_EXPORTED_IDS = 200;
/** Failed sign-ins per account and window before the server answers 429. */
export const signInLimit = { failures: 5, windowSeconds: 15 * 60 } as const;
/** Passkeys per user, and characters of a passkey's name. */
export const passkeyLimits = { perUser: 10, nameLength: 64 } as const;
