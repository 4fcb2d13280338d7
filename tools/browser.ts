// Finds Chromium for the browser tests: CHROMIUM_PATH, the PATH, Playwright's own, or Debian's package.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** Quiet and reproducible: no sandbox (unavailable to root in a container), no GPU, no background network traffic. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The headless shell then draws text like the whole browser, so both compare with the same screenshots.
  '--font-render-hinting=slight',
];

/** The headless shell comes first: the same engine without the browser around it needs a quarter less processor time for the flows. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

const isExecutable = (file: string) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Returns the installed browser, or undefined. Throws if CHROMIUM_PATH is set but does not exist. */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!isExecutable(named)) throw new Error(`CHROMIUM_PATH names ${named}, which is not an executable file`);
    return named;
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
  if (onPath) return onPath;
  const bundled = chromium.executablePath();
  return existsSync(bundled) ? bundled : undefined;
}

const run = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/** Finds a browser, or installs one. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  process.stderr.write('fairlead: no Chromium found, installing one …\n');
  const installed =
    run('playwright', 'install', 'chromium') ||
    (process.getuid?.() === 0 &&
      run('apt-get', 'update') &&
      run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium-headless-shell'));
  const browser = installed ? findBrowser() : undefined;
  if (browser) return browser;
  throw new Error(
    'No browser for the tests. Any of these helps: set CHROMIUM_PATH to a Chromium or Chrome; put one on the PATH; ' +
      'run "npx playwright install chromium"; on Debian, as root, run "apt-get install -y chromium-headless-shell".',
  );
}
