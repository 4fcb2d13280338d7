import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

export interface ServerProcess {
  child: ChildProcess;
  /** Output of both streams. */
  output(): string;
  /** Resolves with the address when the server is ready; empty for a worker. Rejects with the output when the process ends first. */
  ready(): Promise<string>;
  /** Resolves with the exit status. */
  ended(): Promise<{ status: number | null; signal: NodeJS.Signals | null }>;
}

/**
 * Starts the real server in a new process. Passes only PATH and the folder of compiled modules from this environment.
 *
 * @param file - Main module of another version of the server.
 */
export function startServerProcess(args: readonly string[], env: NodeJS.ProcessEnv = {}, file = main): ServerProcess {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, ['--conditions=source', file, ...args], {
    env: { PATH, NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      text += chunk;
      for (const listener of listeners) listener();
    });
  }
  const end = once(child, 'close').then(([status, signal]) => ({ status, signal }));
  return {
    child,
    output: () => text,
    ended: () => end,
    ready: () =>
      new Promise((resolve, reject) => {
        const look = () => {
          const [isReady, address = ''] = /ready at (\S+)|runs jobs only/.exec(text) ?? [];
          if (isReady) resolve(address);
        };
        listeners.add(look);
        look();
        void end.then(() => reject(new Error(text)));
      }),
  };
}

/** Environment of a server in production with the demo data in a database. */
export const demoInProduction = (databaseUrl: string): NodeJS.ProcessEnv => ({
  NODE_ENV: 'production',
  FAIRLEAD_DEMO: '1',
  DATABASE_URL: databaseUrl,
  FAIRLEAD_JWT_SECRET: 'j'.repeat(32),
  FAIRLEAD_FILE_SECRET: 'f'.repeat(32),
  LOG_LEVEL: 'silent',
});

/** Whether a process of this machine listens on the port. */
export async function isListening(port: number): Promise<boolean> {
  const socket = connect({ host: '127.0.0.1', port });
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isOpen;
}

/** Returns an unused port. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
