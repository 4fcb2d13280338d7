// `npm start`: runs the server with the built portal at one address. Passes arguments on to the server: --port, --data,
// --fresh.
import { spawn } from 'node:child_process';
import { buildPortal } from './lib/portal.ts';
import { root } from './lib/root.ts';
import { serverArguments } from './lib/server.ts';
import { supervise } from './lib/supervise.mjs';

const built = await buildPortal();
if (built !== 0) process.exit(built);

const server = spawn(process.execPath, [...serverArguments, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
process.exitCode = await supervise(server);
