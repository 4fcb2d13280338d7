import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaceManifests } from './fingerprint.mjs';
import { root } from './root.ts';

type Conditions = Record<string, string>;
export interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  description?: string;
  repository?: object;
  license?: string;
  exports: Record<string, string | Conditions>;
  publishConfig?: { exports?: Record<string, string | Conditions> };
}
interface PublishedPackage {
  folder: string;
  manifest: Manifest;
}
export interface PackedPackage extends PublishedPackage {
  tarball: string;
}

/** Packages of the workspace that are published. */
const publishedPackages = (): PublishedPackage[] =>
  workspaceManifests(root)
    .map((file) => ({
      folder: join(root, dirname(file)),
      manifest: JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest,
    }))
    .filter(({ manifest }) => !manifest.private);

/** Packs each published package whose name starts with `only`. The packages must have been built. */
export const packInto = (destination: string, only = ''): PackedPackage[] =>
  publishedPackages().flatMap(({ folder, manifest }) => {
    if (!manifest.name.startsWith(only)) return [];
    const pack = spawnSync('pnpm', ['pack', '--pack-destination', destination], { cwd: folder, encoding: 'utf8' });
    if (pack.status !== 0) throw new Error(`could not pack ${manifest.name}:\n${pack.stdout}${pack.stderr}`);
    const name = `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`;
    return { folder, manifest, tarball: join(destination, name) };
  });
