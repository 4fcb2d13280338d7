import { createHash } from 'node:crypto';
import { pipeline, type Readable, Transform } from 'node:stream';

/**
 * Passes content through and compares its SHA-256 at the end. Holds back the last chunk until then, so a reader never receives
 * all bytes of damaged content.
 *
 * @param expected Base64.
 */
export function verify(content: Readable, expected: string, key: string): Readable {
  const hash = createHash('sha256');
  let last: Buffer | undefined;
  const check = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      const previous = last;
      last = chunk;
      done(null, previous);
    },
    flush(done) {
      if (hash.digest('base64') === expected) done(null, last);
      else done(new Error(`the stored file ${key} is damaged: its checksum has changed`));
    },
  });
  // The error reaches the reader of `check`.
  pipeline(content, check, () => undefined);
  return check;
}
