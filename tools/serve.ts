// `npm start`: runs the server with the built portal at one address. Passes arguments on to the server: `npm start -- --help`
// lists them.
import { spawn } from 'node:child_process';
import { asksForHelp, readConfig, StartError, usage } from '../apps/api/src/config.ts';
import { buildPortal } from './lib/portal.ts';
import { root } from './lib/root.ts';
import { serverArguments } from './lib/server.ts';
import { supervise } from './lib/supervise.mjs';

const args = process.argv.slice(2);
if (asksForHelp(args)) {
  process.stdout.write(usage);
  process.exit(0);
}
let needsPortal = true;
try {
  // Building takes longer than reporting an invalid option.
  needsPortal = readConfig(args, process.env).command === undefined;
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`fairlead: ${error.message}\n`);
  process.exit(1);
}

const built = needsPortal ? await buildPortal() : 0;
if (built !== 0) process.exit(built);

const server = spawn(process.execPath, [...serverArguments, ...args], { cwd: root, stdio: 'inherit' });
process.exitCode = await supervise(server);
