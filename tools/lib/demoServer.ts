import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './root.ts';
import { serverArguments } from './server.ts';

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Milliseconds. Several servers create their demo data at the same time. */
const START_TIMEOUT = 120_000;

async function waitUntilReady(origin: string, server: ChildProcess) {
  for (const end = Date.now() + START_TIMEOUT; Date.now() < end; ) {
    if (server.exitCode !== null) throw new Error(`the server stopped with ${server.exitCode} before it was ready`);
    const response = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`the server was not ready at ${origin} after ${START_TIMEOUT / 1000} s`);
}

interface DemoServer {
  /** Address of the API and of the built portal. */
  origin: string;
  stop(): Promise<void>;
}

/**
 * Starts the server with the production build and new demo data in a temporary folder.
 *
 * @param databaseUrl - Address of an empty PostgreSQL database. By default, the database is in the folder, too.
 */
export async function startDemoServer(databaseUrl = ''): Promise<DemoServer> {
  const data = mkdtempSync(join(tmpdir(), 'fairlead-demo-'));
  const port = await freePort();
  const server = spawn(process.execPath, [...serverArguments, '--port', String(port), '--data', data], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATABASE_URL: databaseUrl, NODE_ENV: '' },
  });
  const stopped = new Promise((resolve) => server.once('exit', resolve));
  const stop = async () => {
    server.kill('SIGTERM');
    await stopped;
    rmSync(data, { recursive: true, force: true });
  };
  const origin = `http://127.0.0.1:${port}`;
  try {
    await waitUntilReady(origin, server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, stop };
}
