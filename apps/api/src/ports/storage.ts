import type { Readable } from 'node:stream';

export interface StoredFile {
  key: string;
  /** Unix seconds. */
  writtenAt: number;
}

interface QuarantinedFile {
  key: string;
  /** Unix seconds. */
  quarantinedAt: number;
}

/** Headers of a download. */
export interface DownloadHeaders {
  contentType: string;
  disposition: string;
  cacheControl: string;
}

/** Addresses at which browsers download files from the storage itself. */
interface StorageLinks {
  /** Origin of all addresses, for the content security policy of pages. */
  origin: string;
  /** Address that is valid for 5 minutes and answers with these headers. Undefined when the key does not exist. */
  to(key: string, headers: DownloadHeaders): Promise<string | undefined>;
}

/** Bytes of files. A key is written once, and its bytes never change. */
export interface Storage {
  /**
   * Stores all of the content or nothing. When it resolves, the bytes survive a crash.
   *
   * @throws If the key exists.
   */
  write(key: string, content: AsyncIterable<Buffer>): Promise<void>;
  /** Undefined when the key does not exist. */
  read(key: string): Promise<Readable | undefined>;
  /** Deletes a file that was never in use. Does nothing when the file is missing. */
  remove(key: string): Promise<void>;
  /** Lists all files outside the quarantine, including unfinished ones. */
  list(): AsyncIterable<StoredFile>;
  /**
   * Moves a file into quarantine, from where an operator can restore it. Does nothing when the file is missing. `now` in Unix
   * seconds.
   */
  quarantine(key: string, now: number): Promise<void>;
  listQuarantine(): AsyncIterable<QuarantinedFile>;
  /** Deletes files that were put into quarantine before this time (Unix seconds). */
  purgeQuarantine(before: number): Promise<void>;
  /** Deletes a file at once, also from the quarantine. Does nothing when the file is missing. */
  erase(key: string): Promise<void>;
  /** Adds a contact or an agency to the list of erased ones, which a restore of the database does not change. */
  addErasure(id: string): Promise<void>;
  /** Ids of the erased contacts and deleted agencies. An id can appear more than once. */
  listErasures(): Promise<string[]>;
  /** Text that identifies the database of the files; undefined in a new storage. */
  readMarker(): Promise<string | undefined>;
  writeMarker(text: string): Promise<void>;
  /** Undefined when the server sends the files itself. */
  links?: StorageLinks;
}
