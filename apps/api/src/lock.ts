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

/** Milliseconds between two heartbeats of a holder. */
const REFRESH = 5_000;
/** Milliseconds without a heartbeat after which a holder counts as dead, even if its process id exists. */
const STALE = 30_000;

export interface FolderLock {
  /** Resolves when another process has taken the folder. Nothing may be written after that. */
  lost: Promise<void>;
  release(): Promise<void>;
}

/** For PostgreSQL, where several servers may share a folder: file names are unique, and nothing else is written. */
export const noLock: FolderLock = { lost: new Promise(() => undefined), release: () => Promise.resolve() };

/**
 * Locks a data folder for this process. PGlite has no lock, and two processes on one folder would corrupt it silently. The lock
 * of a dead process is taken over.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = join(folder, 'server.lock');
  const token = randomUUID();
  const content = () => JSON.stringify({ token, host: hostname(), pid: process.pid, refreshedAt: Date.now() });
  while (!(await create(path, content()))) {
    const existing = read(path);
    if (existing && isAlive(existing)) throw inUse(folder, existing);
    await rm(path, { force: true });
  }
  // Two processes may find the same stale lock, and the slower one may delete the new lock of the faster one.
  await sleep(50);
  const settled = read(path);
  if (settled?.token !== token) throw inUse(folder, settled);

  let resolveLost: () => void = () => undefined;
  const lost = new Promise<void>((resolve) => {
    resolveLost = resolve;
  });
  const refresh = async () => {
    if (read(path)?.token !== token) return resolveLost();
    // The rename is atomic, so that other processes never read a partial file.
    await writeFile(`${path}.next`, content());
    await rename(`${path}.next`, path);
  };
  // A failed refresh, for example on a full disk, is repeated by the next one.
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

/** On this host, the process id is checked. On other hosts, and when another program has the id, only heartbeats count. */
function isAlive({ host, pid, refreshedAt }: Holder): boolean {
  if (Date.now() - refreshedAt > STALE) return false;
  if (host !== hostname()) return true;
  // In a container every start has the same id, so a lock with this id belongs to the previous start.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

const inUse = (folder: string, holderOfLock: Holder | undefined) =>
  new StartError(
    `the data folder ${folder} is in use by another server${holderOfLock ? ` (process ${holderOfLock.pid} on ${holderOfLock.host})` : ''}: stop it, or choose another folder with --data`,
  );
