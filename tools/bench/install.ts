import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;
const manifestIn = (place: string) => join(place, 'package.json');
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as { [key: string]: unknown };

/**
 * Installs the other libraries in tools/bench/node_modules unless the pinned versions are present. They are not part of the
 * workspace, so that a clone and the CI do not install them.
 */
export function installRivals() {
  const wanted = Object.entries(read(manifestIn(folder)).dependencies as Record<string, string>);
  const has = ([name, version]: [string, string]) => {
    const file = manifestIn(join(folder, 'node_modules', name));
    return existsSync(file) && read(file).version === version;
  };
  if (wanted.every(has)) return;
  process.stderr.write('fairlead: installing the other libraries …\n');
  const quiet = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  // Without their peer dependencies, so that they use the workspace's React in a parent folder.
  const { status } = spawnSync('npm', ['install', '--legacy-peer-deps', ...quiet], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('could not install the other libraries, see above; --ours does without them');
}
