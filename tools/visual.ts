// `npm run test:visual`: compares the components with their screenshots. `npm run test:visual -- --update <files>` replaces the
// screenshots of these story files.
import { spawn } from 'node:child_process';
import { root } from './lib/root.ts';
import { supervise } from './lib/supervise.mjs';
import { vitestArguments } from './lib/vitestArguments.ts';

const args = ['run', '--project', 'visual', ...vitestArguments(process.argv.slice(2))];
process.exitCode = await supervise(
  spawn('vitest', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' }),
);
