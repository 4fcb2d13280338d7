import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, fingerprint } from './fingerprint.mjs';
import { root } from './root.ts';
import { supervise } from './supervise.mjs';

/** The folder of the production build of the portal. */
const portalBuild = join(root, 'apps', 'portal', 'dist');
// Inside the build: a build made by other means empties the folder, and with it the claim of what it was made from.
const stamp = join(portalBuild, '.inputs');

const notBuilt = /^(node_modules|dist|data|.*\.(stories|scenarios|test)\.tsx?|.*\.mdx?)$/;

const inputs = () =>
  ['packages', 'apps/portal', 'openapi/generated', 'pnpm-lock.yaml', 'tsconfig.base.json'].flatMap((folder) =>
    filesBelow(root, folder, notBuilt),
  );

/** Builds the portal unless the build that is there was made from what is there now; answers with an exit code. */
export async function buildPortal(): Promise<number> {
  const current = fingerprint(root, inputs());
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return 0;
  process.stderr.write('fairlead: building the portal …\n');
  const build = spawn('vite', ['build', '--logLevel', 'error'], {
    cwd: join(root, 'apps', 'portal'),
    stdio: 'inherit',
    // A test runner that asks for the build has another, and Vite would then build React for development.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const code = await supervise(build);
  if (code === 0) writeFileSync(stamp, current);
  return code;
}
