import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Paths of the package.json files of the workspace and its packages, relative to `root`.
 * @param {string} root
 */
export function workspaceManifests(root) {
  /** @param {string} folder */
  const packagesIn = (folder) =>
    existsSync(join(root, folder)) ? readdirSync(join(root, folder)).map((name) => join(folder, name)) : [];
  const folders = ['', 'openapi', ...packagesIn('packages'), ...packagesIn('packages/features'), ...packagesIn('apps')];
  return folders.map((folder) => join(folder, 'package.json')).filter((file) => existsSync(join(root, file)));
}

/**
 * Paths of all files below `folder`, relative to `root`, in a stable order, without names that match `skip`.
 * @param {string} root
 * @param {string} folder
 * @param {RegExp} skip
 * @returns {string[]}
 */
export function filesBelow(root, folder, skip) {
  if (!existsSync(join(root, folder))) return [];
  if (statSync(join(root, folder)).isFile()) return [folder];
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .filter((entry) => !skip.test(entry.name))
    .flatMap((entry) => filesBelow(root, join(folder, entry.name), skip));
}

/**
 * One hash over the names and contents of the files.
 * @param {string} root
 * @param {readonly string[]} files
 */
export function fingerprint(root, files) {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}
