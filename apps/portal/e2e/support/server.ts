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
    /** Origin of the server, which also serves the production build of the portal. */
    origin: string;
  }
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

async function waitUntilReady(origin: string, server: ChildProcess) {
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    if (server.exitCode !== null)
      throw new Error(`the server stopped with ${server.exitCode} before it was waitUntilReady`);
    const response = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`the server was not waitUntilReady at ${origin} after 60 s`);
}

/** Starts the real server with the production build and new demo data in a temporary folder. */
export async function setup(project: TestProject) {
  if ((await buildPortal()) !== 0) throw new Error('the portal did not build');
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
  project.provide('origin', origin);
  return stop;
}
