import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/** Creates a plain Vite app outside the workspace, with the packed packages installed as from a registry. */
export function installConsumer(folder: string) {
  const tarballs = join(folder, 'tarballs');
  mkdirSync(tarballs);
  const packed = Object.fromEntries(
    packInto(tarballs).map(({ manifest, tarball }) => [manifest.name, `file:${tarball}`]),
  );
  cpSync(join(root, 'tools', 'consumer', 'app'), folder, { recursive: true });
  const peers = ['react', 'react-dom', 'react-router-dom', 'swr', 'i18next', 'react-i18next'];
  const manifest = {
    name: 'consumer',
    private: true,
    type: 'module',
    dependencies: { ...packed, ...catalogued(...peers) },
    devDependencies: catalogued('vite'),
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  // Packed packages depend on each other by version, but are not in a registry yet.
  const overrides = Object.entries(packed).map(([name, file]) => `  '${name}': '${file}'`);
  const settings = ['packages: []', 'overrides:', ...overrides, 'allowBuilds:', '  esbuild: true', '  msw: false'];
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), `${settings.join('\n')}\n`);
  const { status, stdout, stderr } = spawnSync('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the packed packages do not install:\n${stdout}${stderr}`);
}
