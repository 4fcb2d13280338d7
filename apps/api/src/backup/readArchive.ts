import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { StartError } from '../config.ts';
import { decrypt, isEncrypted, type Keys } from './encryption.ts';
import {
  FORMAT,
  formatSchema,
  MANIFEST,
  MANIFEST_CHECKSUM,
  type Manifest,
  manifestSchema,
  type Part,
} from './manifest.ts';
import { type Entry, readEntries } from './tarEntries.ts';
import { sha256 } from './writeArchive.ts';

/** Parts of an archive in their order. Does not check them. */
async function* readParts(path: string, keys: Keys): AsyncGenerator<Entry> {
  const file = createReadStream(path);
  try {
    yield* readEntries((await isEncrypted(path)) ? await decrypt(file, path, keys) : file);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`${path} is damaged, truncated or not a backup: ${reason}`);
  } finally {
    file.destroy();
  }
}

/**
 * Reads an archive completely and checks all parts, without keeping them.
 *
 * @throws {StartError} The archive is damaged, incomplete or from a newer version.
 */
export async function verifyArchive(path: string, keys: Keys): Promise<Manifest> {
  if (!(await stat(path).catch(() => undefined))?.isFile()) throw new StartError(`${path} is not a file`);
  const found: Part[] = [];
  let manifestText: Buffer | undefined;
  let isComplete = false;
  for await (const { name, content } of readParts(path, keys)) {
    if (name === MANIFEST) manifestText = content;
    else if (name === MANIFEST_CHECKSUM)
      isComplete = manifestText !== undefined && content.toString().startsWith(`${sha256(manifestText)} `);
    else found.push({ name, size: content.length, sha256: sha256(content) });
  }
  if (!manifestText || !isComplete)
    throw new StartError(`${path} is not a complete backup: its end is missing or damaged`);
  const manifest = parseManifest(path, manifestText.toString());
  const expected = new Map(manifest.parts.map((part) => [part.name, part]));
  for (const part of found) {
    const { size, sha256: checksum } = expected.get(part.name) ?? {};
    if (size !== part.size || checksum !== part.sha256) throw new StartError(`${path} is damaged: ${part.name}`);
    expected.delete(part.name);
  }
  const [missing] = expected.keys();
  if (missing !== undefined) throw new StartError(`${path} is damaged: ${missing} is missing`);
  return manifest;
}

function parseManifest(path: string, text: string): Manifest {
  const json: unknown = JSON.parse(text);
  const { format, product } = formatSchema.parse(json);
  if (format > FORMAT)
    throw new StartError(
      `${path} has the newer format ${format}, made by version ${product?.version ?? 'unknown'}: use that version or a newer one`,
    );
  return manifestSchema.parse(json);
}

/** Parts of a verified archive. Checks each part again before it is used, because the file may have changed. */
export async function* readVerifiedParts(path: string, keys: Keys, { parts }: Manifest): AsyncGenerator<Entry> {
  const expected = new Map(parts.map((part) => [part.name, part]));
  for await (const part of readParts(path, keys)) {
    if (part.name === MANIFEST || part.name === MANIFEST_CHECKSUM) continue;
    if (expected.get(part.name)?.sha256 !== sha256(part.content))
      throw new StartError(`${path} has changed since it was checked: ${part.name}`);
    expected.delete(part.name);
    yield part;
  }
  if (expected.size > 0) throw new StartError(`${path} has changed since it was checked`);
}
