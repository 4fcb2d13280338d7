import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, fingerprint } from './fingerprint.mjs';
import { root } from './root.ts';
import { supervise } from './supervise.mjs';

/** Output folder of the portal's production build. */
const portalBuild = join(root, 'apps', 'portal', 'dist');
// Inside the build folder, so that any other build deletes the stamp together with the old files.
const stamp = join(portalBuild, '.inputs');

const notBuilt = /^(node_modules|dist|data|e2e|.*\.(stories|scenarios|test)\.tsx?|.*\.mdx?)$/;

const inputs = () =>
  ['packages', 'apps/portal', 'openapi/generated', 'pnpm-lock.yaml', 'tsconfig.base.json'].flatMap((folder) =>
    filesBelow(root, folder, notBuilt),
  );

/** Builds the portal unless the existing build is up to date. Returns an exit code. */
export async function buildPortal(): Promise<number> {
  const current = fingerprint(root, inputs());
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return 0;
  process.stderr.write('fairlead: building the portal …\n');
  const build = spawn('vite', ['build', '--logLevel', 'error'], {
    cwd: join(root, 'apps', 'portal'),
    stdio: 'inherit',
    // A test runner sets another value, and Vite would then build React for development.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const code = await supervise(build);
  if (code === 0) writeFileSync(stamp, current);
  return code;
}
