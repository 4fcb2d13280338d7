import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract, type Pack } from 'tar-stream';

/** Part of an archive in memory. Rows come in parts of at most 4 MB, and stored files have at most 22 MB. */
export interface Entry {
  name: string;
  content: Buffer;
}

/** Resolves when the reader of the tar file takes more. */
export const addEntry = (tar: Pack, name: string, content: Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => {
    tar.once('error', reject);
    tar.once('close', onClose);
    function onClose() {
      reject(new Error('the archive was closed'));
    }
    tar.entry({ name, size: content.byteLength, mode: 0o600 }, Buffer.from(content), (error) => {
      tar.off('error', reject);
      tar.off('close', onClose);
      if (error) reject(error);
      else resolve();
    });
  });

/** Entries of a tar file, one at a time. */
export async function* readEntries(source: Readable): AsyncGenerator<Entry> {
  const tar = extract();
  const reading = pipeline(source, tar);
  reading.catch(() => undefined);
  try {
    for await (const entry of tar) {
      const chunks: Buffer[] = [];
      for await (const chunk of entry as AsyncIterable<Buffer>) chunks.push(chunk);
      yield { name: entry.header.name, content: Buffer.concat(chunks) };
    }
    await reading;
  } finally {
    source.destroy();
  }
}
