import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const scriptOf = (name: 'backup' | 'restore') => fileURLToPath(new URL(`../../scripts/${name}.ts`, import.meta.url));

export interface Ended {
  status: number | null;
  output: string;
}

/** Runs `npm run backup` or `npm run restore` in a process of its own, without npm. */
export async function runCommand(
  name: 'backup' | 'restore',
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Ended> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, ['--conditions=source', scriptOf(name), ...args], {
    env: { PATH, NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [status] = await once(child, 'close');
  return { status, output };
}
