import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

/** Message for the user, without a stack trace. */
export class UserError extends Error {}

/** Name of a package for a folder: `My App` becomes `my-app`. */
export function packageName(folder: string): string {
  const name = basename(resolve(folder))
    .toLowerCase()
    .replaceAll(/[^a-z0-9._~-]+/g, '-')
    .replaceAll(/^[._-]+|-+$/g, '');
  return name || 'fairlead-app';
}

const isFree = (folder: string) => !existsSync(folder) || readdirSync(folder).every((name) => name === '.git');

/**
 * Copies a template into a folder that does not exist or is empty, and names its package after the folder.
 * @throws {UserError} The folder contains files.
 */
export function createApp(folder: string, template: string): void {
  if (!isFree(folder)) throw new UserError(`${folder} is not empty. Choose another folder.`);
  cpSync(template, folder, { recursive: true });
  // npm leaves files named .gitignore out of packages.
  renameSync(join(folder, 'gitignore'), join(folder, '.gitignore'));
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, `${JSON.stringify({ ...manifest, name: packageName(folder) }, null, 2)}\n`);
}
