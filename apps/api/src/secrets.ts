import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type Config, StartError } from './config.ts';
import type { Keys } from './keys.ts';

const stored = z.object({ jwt: z.string().min(32), files: z.string().min(32) });
type Stored = z.infer<typeof stored>;

export interface Secrets {
  /** Sign sessions and device cookies. */
  jwt: Keys;
  /** Sign file URLs. */
  files: Keys;
  /** Encrypt the secrets of authenticator apps. Default to `jwt`. */
  secondFactor: Keys;
}

/**
 * Keys that sign sessions and file URLs, from the environment. In development they are created at the first start and stored in
 * the data folder.
 */
export async function readSecrets({ secrets, dataFolder, production }: Config): Promise<Secrets> {
  const { current: jwt } = secrets.jwt;
  const { current: files } = secrets.files;
  if (jwt && files) return keysOf({ jwt, files }, secrets);
  if (production) throw new StartError('the secrets must come from the environment in production');
  const path = join(dataFolder, 'secrets.json');
  const own = (await readStored(path)) ?? (await make(path));
  return keysOf({ jwt: jwt ?? own.jwt, files: files ?? own.files }, secrets);
}

function keysOf({ jwt, files }: Stored, { jwt: given, files: givenFiles, secondFactor }: Config['secrets']): Secrets {
  return {
    jwt: [jwt, ...given.previous],
    files: [files, ...givenFiles.previous],
    secondFactor: [
      secondFactor.current ?? jwt,
      ...secondFactor.previous,
      ...(secondFactor.current ? [] : given.previous),
    ],
  };
}

async function readStored(path: string): Promise<Stored | undefined> {
  let content: string;
  try {
    content = await readFile(path, 'utf8');
  } catch {
    return undefined;
  }
  try {
    return stored.parse(JSON.parse(content));
  } catch {
    throw new StartError(`${path} is damaged: remove it, and all users must sign in again`);
  }
}

async function make(path: string): Promise<Stored> {
  const created = { jwt: randomBytes(48).toString('base64url'), files: randomBytes(48).toString('base64url') };
  await writeFile(path, `${JSON.stringify(created, null, 2)}\n`, { mode: 0o600 });
  return created;
}
