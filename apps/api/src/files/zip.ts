import { Zip, ZipDeflate } from 'fflate';

export interface ZipEntry {
  path: string;
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
}

/** Bytes of a ZIP file, written while its content is read. Each part has the bytes of one part of the content at most. */
export async function* zipOf(entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  let written: Uint8Array[] = [];
  const takeWritten = (): Buffer => {
    const bytes = Buffer.concat(written);
    written = [];
    return bytes;
  };
  const archive = new Zip((error, bytes) => {
    if (error) throw error;
    written.push(bytes);
  });
  for await (const { path, content } of entries) {
    const file = new ZipDeflate(path, { level: 1 });
    archive.add(file);
    for await (const bytes of content) {
      file.push(bytes);
      yield takeWritten();
    }
    file.push(new Uint8Array(), true);
  }
  archive.end();
  yield takeWritten();
}
