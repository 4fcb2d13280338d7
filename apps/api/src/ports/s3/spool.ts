import { createHash } from 'node:crypto';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Content in a temporary file, because S3 requires its size and checksum before its first byte. */
export interface Spooled {
  /** Base64. */
  sha256: string;
  read(): Promise<Buffer>;
  /** Deletes the file. */
  close(): Promise<void>;
}

/** Writes all of the content to a temporary file. */
export async function spool(content: AsyncIterable<Buffer>): Promise<Spooled> {
  const folder = await mkdtemp(join(tmpdir(), 'fairlead-upload-'));
  const file = await open(join(folder, 'content'), 'wx+', 0o600);
  const close = async () => {
    await file.close();
    await rm(folder, { recursive: true, force: true });
  };
  // The open file stays usable. Without a name, a crash leaves nothing behind. Windows keeps the name until it is closed.
  await rm(folder, { recursive: true }).catch(() => undefined);
  const hash = createHash('sha256');
  let size = 0;
  try {
    for await (const chunk of content) {
      hash.update(chunk);
      await file.writeFile(chunk);
      size += chunk.length;
    }
  } catch (error) {
    await close();
    throw error;
  }
  return {
    sha256: hash.digest('base64'),
    async read() {
      const whole = Buffer.alloc(size);
      let place = 0;
      while (place < size) {
        const { bytesRead } = await file.read(whole, place, size - place, place);
        if (bytesRead === 0) throw new Error('a temporary file was cut');
        place += bytesRead;
      }
      return whole;
    },
    close,
  };
}
