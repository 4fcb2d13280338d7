// Builds the published packages. One program writes the declarations of all packages, because most of them use the sources of
// the same few packages. `pnpm run build` in the folder of a package builds that package alone.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emitDeclarations } from './lib/declarations.ts';
import { root } from './lib/root.ts';
import { supervise } from './lib/supervise.mjs';

const declarations = mkdtempSync(join(tmpdir(), 'fairlead-declarations-'));
try {
  emitDeclarations(declarations);
  const build = spawn('pnpm', ['-r', '--filter', './openapi', '--filter', './packages/**', 'run', 'build'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, FAIRLEAD_DECLARATIONS: declarations },
  });
  process.exitCode = await supervise(build);
} finally {
  rmSync(declarations, { recursive: true });
}
