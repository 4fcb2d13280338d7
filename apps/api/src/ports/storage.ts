import type { Readable } from 'node:stream';

/** Where the bytes of files are. A key is made once and its bytes never change. */
export interface Storage {
  /** Keeps all of the content or nothing; when it resolves, the bytes survive a crash. */
  write(key: string, content: AsyncIterable<Buffer>): Promise<void>;
  /** Undefined when there is nothing under the key. */
  read(key: string): Promise<Readable | undefined>;
  /** Also when there is nothing: removing twice is no error. */
  remove(key: string): Promise<void>;
  /** The keys of what was written before this moment (unix seconds), finished or not. */
  olderThan(moment: number): AsyncIterable<string>;
}
