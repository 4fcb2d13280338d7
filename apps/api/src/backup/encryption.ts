import { open, readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { Decrypter, Encrypter } from 'age-encryption';
import { StartError } from '../config.ts';

/** Encrypts for public keys, or with a passphrase. Undefined does not encrypt. */
export type Encryption = { recipients: readonly string[] } | { passphrase: string } | undefined;

/** Passphrase and private keys that may open an archive. */
export interface Keys {
  passphrase?: string | undefined;
  identities: readonly string[];
}

const HEADER = 'age-encryption.org/v1';

/** Encrypts in the age format (https://age-encryption.org/v1), which the command `age` also reads. */
export async function encrypt(plain: Readable, encryption: Encryption): Promise<Readable> {
  if (!encryption) return plain;
  const encrypter = new Encrypter();
  if ('passphrase' in encryption) encrypter.setPassphrase(encryption.passphrase);
  else for (const recipient of encryption.recipients) encrypter.addRecipient(recipient);
  return fromWeb(await encrypter.encrypt(toWeb(plain)));
}

/** @throws {StartError} The archive needs another key. */
export async function decrypt(encrypted: Readable, path: string, { passphrase, identities }: Keys): Promise<Readable> {
  if (passphrase === undefined && identities.length === 0)
    throw new StartError(
      `${path} is encrypted: set FAIRLEAD_BACKUP_PASSPHRASE, or use --passphrase-file or --identity-file`,
    );
  const decrypter = new Decrypter();
  if (passphrase !== undefined) decrypter.addPassphrase(passphrase);
  for (const identity of identities) decrypter.addIdentity(identity);
  try {
    return fromWeb(await decrypter.decrypt(toWeb(encrypted)));
  } catch {
    throw new StartError(
      `${path} cannot be decrypted: the passphrase or the key is wrong, or its beginning is damaged`,
    );
  }
}

export async function isEncrypted(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER.length), 0, HEADER.length, 0);
    return buffer.subarray(0, bytesRead).toString('latin1') === HEADER;
  } finally {
    await file.close();
  }
}

/** Reads private keys from a file of `age-keygen`. */
export async function readIdentities(path: string): Promise<string[]> {
  const lines = (await readSecretFile(path)).split('\n').map((line) => line.trim());
  const identities = lines.filter((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (identities.length === 0) throw new StartError(`${path} has no line that begins with AGE-SECRET-KEY-`);
  return identities;
}

/** Reads a passphrase from the first line of a file. */
export async function readPassphrase(path: string): Promise<string> {
  const [line = ''] = (await readSecretFile(path)).split(/\r?\n/);
  if (line === '') throw new StartError(`the first line of ${path} is empty`);
  return line;
}

async function readSecretFile(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch {
    throw new StartError(`${path} cannot be read`);
  }
}

// The web streams of Node and of the DOM have separate types.
const toWeb = (stream: Readable) => Readable.toWeb(stream) as unknown as globalThis.ReadableStream<Uint8Array>;
const fromWeb = (stream: globalThis.ReadableStream<Uint8Array>) => Readable.fromWeb(stream);
