import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packInto } from '../lib/packages.ts';
import { root } from '../lib/root.ts';

/** Versions from the workspace's catalog. The peer ranges allow others, but these are already downloaded. */
function catalogued(...names: string[]) {
  const workspace = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  return Object.fromEntries(
    names.map((name) => {
      const version = new RegExp(`^  "?${name.replaceAll(/[/@-]/g, '\\$&')}"?: (.+)$`, 'm').exec(workspace)?.[1];
      if (!version) throw new Error(`${name} is not in the catalog`);
      return [name, version];
    }),
  );
}

/**
 * Installs dependencies outside the workspace, with the packed packages as if they came from a registry. Packs only those
 * packages whose names start with `only`.
 */
function installPacked(folder: string, only = '@fairlead/') {
  const tarballs = join(folder, 'tarballs');
  mkdirSync(tarballs);
  const packed = Object.fromEntries(
    packInto(tarballs, only).map(({ manifest, tarball }) => [manifest.name, `file:${tarball}`]),
  );
  // Packed packages depend on each other by version, but are not in a registry yet.
  const overrides = Object.entries(packed).map(([name, file]) => `  '${name}': '${file}'`);
  const builds = ['  esbuild: true', '  msw: false', '  sharp: false'];
  const settings = ['packages: []', 'overrides:', ...overrides, 'allowBuilds:', ...builds];
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), `${settings.join('\n')}\n`);
  return {
    packed,
    run() {
      const { status, stdout, stderr } = spawnSync('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], {
        cwd: folder,
        encoding: 'utf8',
      });
      if (status !== 0) throw new Error(`the packed packages do not install:\n${stdout}${stderr}`);
    },
  };
}

/** Creates a plain Vite app outside the workspace with all packages. */
export function installConsumer(folder: string) {
  cpSync(join(root, 'tools', 'consumer', 'app'), folder, { recursive: true });
  const { packed, run } = installPacked(folder);
  const peers = ['react', 'react-dom', 'react-router-dom', 'swr', 'i18next', 'react-i18next'];
  const manifest = {
    name: 'consumer',
    private: true,
    type: 'module',
    dependencies: { ...packed, ...catalogued(...peers) },
    devDependencies: catalogued('vite'),
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  run();
}

/** Copies an example. */
export const copyExample = (folder: string, example: string) =>
  cpSync(join(root, 'examples', example), folder, { recursive: true });

/** Runs `npm create fairlead` with the packed program. */
export function createWithStarter(folder: string, template: string) {
  const packages = mkdtempSync(join(tmpdir(), 'fairlead-starter-'));
  try {
    const [starter] = packInto(packages, 'create-fairlead');
    const program = ['--package', starter?.tarball ?? '', '--', 'create-fairlead'];
    return spawnSync('npm', ['exec', '--yes', '--offline', ...program, folder, '--template', template], {
      cwd: packages,
      encoding: 'utf8',
    });
  } finally {
    rmSync(packages, { recursive: true });
  }
}

/** Installs an app with the packed components. `versions` replaces ranges of its manifest. */
export function installApp(folder: string, versions: Record<string, string> = {}) {
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>;
  for (const kind of ['dependencies', 'devDependencies'])
    for (const dependency of Object.keys(manifest[kind] ?? {}))
      if (versions[dependency]) Object.assign(manifest[kind] ?? {}, { [dependency]: versions[dependency] });
  writeFileSync(file, JSON.stringify(manifest, null, 2));
  installPacked(folder, '@fairlead/ui').run();
}
