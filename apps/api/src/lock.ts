import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { open, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { StartError } from './config.ts';

const holder = z.object({ token: z.string(), host: z.string(), pid: z.number(), refreshedAt: z.number() });
type Holder = z.infer<typeof holder>;

/** Milliseconds between two signs of life of a holder. */
const REFRESH = 5_000;
/** A holder that has given none for so long is gone, whatever its process id says. */
const STALE = 30_000;

export interface FolderLock {
  /** Resolves never, or when somebody else has taken the folder: then nothing may be written any more. */
  lost: Promise<void>;
  release(): Promise<void>;
}

/** With PostgreSQL several servers may share a folder: files get names of their own, and nothing else is written. */
export const noLock: FolderLock = { lost: new Promise(() => undefined), release: () => Promise.resolve() };

/**
 * Makes this process the only one on a data folder: PGlite takes no lock itself, and two of them on one folder lose
 * data in silence. A lock left by a process that is gone is taken over.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = join(folder, 'server.lock');
  const token = randomUUID();
  const content = () => JSON.stringify({ token, host: hostname(), pid: process.pid, refreshedAt: Date.now() });
  while (!(await create(path, content()))) {
    const present = read(path);
    if (present && isAlive(present)) throw inUse(folder, present);
    await rm(path, { force: true });
  }
  // Two may have found the same stale lock, and the slower one removed what the faster had just made.
  await sleep(50);
  const settled = read(path);
  if (settled?.token !== token) throw inUse(folder, settled);

  let tell: () => void = () => undefined;
  const lost = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const refresh = async () => {
    if (read(path)?.token !== token) return tell();
    // Renamed into place, so that nobody ever reads half of it.
    await writeFile(`${path}.next`, content());
    await rename(`${path}.next`, path);
  };
  // One that fails, on a full disk perhaps, is made good by the next one.
  const timer = setInterval(() => void refresh().catch(() => undefined), REFRESH).unref();
  return {
    lost,
    release: async () => {
      clearInterval(timer);
      if (read(path)?.token === token) await rm(path, { force: true });
    },
  };
}

async function create(path: string, content: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx');
    await file.writeFile(content);
    await file.close();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function read(path: string): Holder | undefined {
  try {
    return holder.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
}

/** On this host a process can be asked for; elsewhere, and where another program has got the id, the signs of life tell. */
function isAlive({ host, pid, refreshedAt }: Holder): boolean {
  if (Date.now() - refreshedAt > STALE) return false;
  if (host !== hostname()) return true;
  // In a container every start has the same id: a lock with ours is of the one before.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

const inUse = (folder: string, by: Holder | undefined) =>
  new StartError(
    `the data folder ${folder} is in use by another server${by ? ` (process ${by.pid} on ${by.host})` : ''}: stop it, or choose another folder with --data`,
  );
