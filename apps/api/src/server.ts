import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { type Config, StartError } from './config.ts';
import { openDatabase } from './db/client.ts';
import { scoped } from './db/scope.ts';
import { makeDemo } from './demo/demo.ts';
import { startWorker } from './jobs/worker.ts';
import { type FolderLock, lockFolder, noLock } from './lock.ts';
import { systemClock } from './ports/clock.ts';
import { diskStorage } from './ports/diskStorage.ts';
import { readSecrets } from './secrets.ts';

const portalFolder = fileURLToPath(new URL('../../portal/dist', import.meta.url));

export interface RunningServer {
  /** Where it listens: `http://127.0.0.1:4000`. */
  address: string;
  portalBuilt: boolean;
  /** Resolves when the data folder has been taken by another server. */
  lost: Promise<void>;
  /** Answers what was asked, then closes the database. */
  stop(): Promise<void>;
}

/** What to undo, last first, when a start fails or the server stops. */
type Undo = (() => Promise<unknown>)[];

const undoAll = async (steps: Undo) => {
  for (const step of steps.splice(0).reverse()) await step();
};

export async function startServer(config: Config, log: Logger): Promise<RunningServer> {
  const undo: Undo = [];
  try {
    return await start(config, log, undo);
  } catch (error) {
    await undoAll(undo);
    throw error;
  }
}

async function start(config: Config, log: Logger, undo: Undo): Promise<RunningServer> {
  const lock = await prepareFolder(config);
  undo.push(lock.release);
  const secrets = await readSecrets(config);
  const database = await openDatabase(
    config.databaseUrl ? { url: config.databaseUrl } : { folder: join(config.dataFolder, 'pg') },
  );
  undo.push(database.close);
  const clock = systemClock;
  const storage = diskStorage(join(config.dataFolder, 'files'));
  if (config.demo) await makeDemo(database.db, clock.now());

  const portalBuilt = existsSync(join(portalFolder, 'index.html'));
  const app = await buildApp({
    database,
    storage,
    clock,
    secrets,
    log,
    ...(portalBuilt && { portal: { folder: portalFolder, config: config.portal } }),
  });
  undo.push(() => app.close());
  const address = await listen(app, config);
  const worker = startWorker({ run: scoped(database.db, { role: 'fairlead_jobs' }), storage, clock, log });
  undo.push(worker.stop);
  return { address, portalBuilt, lost: lock.lost, stop: () => undoAll(undo) };
}

/** The data folder, made where it is missing, and with PGlite ours alone. */
async function prepareFolder({ dataFolder, databaseUrl, fresh }: Config): Promise<FolderLock> {
  try {
    await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartError(`the data folder ${resolve(dataFolder)} cannot be made: ${reason(error)}`);
  }
  const lock = databaseUrl ? noLock : await lockFolder(dataFolder);
  if (fresh) {
    const owned = ['pg', 'files', 'secrets.json'];
    await Promise.all(owned.map((name) => rm(join(dataFolder, name), { recursive: true, force: true })));
  }
  return lock;
}

async function listen(app: Awaited<ReturnType<typeof buildApp>>, { host, port }: Config): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE')
      throw new StartError(`port ${port} is in use: stop what uses it, or choose another with --port`);
    throw new StartError(`cannot listen on ${host}:${port}: ${reason(error)}`);
  }
}

const reason = (error: unknown) => (error instanceof Error ? error.message : String(error));
