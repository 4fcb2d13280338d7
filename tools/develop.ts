// `npm run dev`: serves the portal with hot reload and restarts the server when its code changes, at one address.
import { spawn } from 'node:child_process';
import { createServer as createSocket } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { root } from './lib/root.ts';
import { serverArguments } from './lib/server.ts';
import { supervise } from './lib/supervise.mjs';

const { values } = parseArgs({
  options: { port: { type: 'string' }, data: { type: 'string' }, fresh: { type: 'boolean' } },
});
const port = Number(values.port ?? process.env.PORT ?? 4000);

/** Free port for the server behind the portal. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createSocket().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const inner = await freePort();
const target = `http://127.0.0.1:${inner}`;
// Read by the portal's Vite configuration.
process.env.FAIRLEAD_API = target;

const portal = await createServer({
  root: join(root, 'apps', 'portal'),
  server: { host: '127.0.0.1', port, strictPort: true },
});
await portal.listen().catch((error: Error) => {
  process.stderr.write(`fairlead: ${error.message}; choose another port with --port\n`);
  process.exit(1);
});

const server = spawn(
  process.execPath,
  [
    '--watch',
    '--watch-preserve-output',
    ...serverArguments,
    `--port=${inner}`,
    ...(values.data ? [`--data=${values.data}`] : []),
    ...(values.fresh ? ['--fresh'] : []),
  ],
  { cwd: root, stdio: ['inherit', 'pipe', 'inherit'] },
);
// Replaces the server's startup message, which has the wrong address and asks for a build of the portal.
server.stdout.on('data', (text: Buffer) => {
  process.stdout.write(
    String(text)
      .replaceAll(target, `http://127.0.0.1:${port}`)
      .replace(/^The portal is not built.*\n/m, ''),
  );
});
process.exitCode = await supervise(server);
await portal.close();
