import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildPortal } from '../../../../tools/lib/portal.ts';
import { root } from '../../../../tools/lib/root.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origins of the servers, which also serve the production build of the portal: one per worker. */
    origins: readonly string[];
  }
}

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

/** Starts the real server with the production build and new demo data in a temporary folder. */
async function startServer(): Promise<{ origin: string; stop(): Promise<void> }> {
  const data = mkdtempSync(join(tmpdir(), 'fairlead-e2e-'));
  const port = await freePort();
  const server = spawn(
    process.execPath,
    ['--conditions=source', 'apps/api/src/main.ts', '--port', String(port), '--data', data],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DATABASE_URL: '', NODE_ENV: '' } },
  );
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

/** Starts one server for each file that runs at the same time, so that no file meets the records of another. */
export async function setup(project: TestProject) {
  if ((await buildPortal()) !== 0) throw new Error('the portal did not build');
  const starting = Array.from({ length: project.config.maxWorkers }, () => startServer());
  const started = await Promise.allSettled(starting);
  const servers = started.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop()));
  };
  if (servers.length < started.length) await stop();
  await Promise.all(starting);
  project.provide(
    'origins',
    servers.map(({ origin }) => origin),
  );
  return stop;
}
