import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const files = globSync(`${here}../../{packages/**,apps/portal}/src/**/*.css.ts`)
  .map((file) => relative(here, file))
  .sort();
const hashes = files.map((): string[] => []);

const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const digits = '0123456789abcdefghijklmnopqrstuvwxyz';

/**
 * Names a class by the place of its file, in two letters, and its place in the file. Names are a third of a stylesheet, and
 * hashes do not compress. No content blocker takes a class with a capital first for an advertisement.
 */
export function shortName({ hash, filePath }: { hash: string; filePath: string }): string {
  const file = files.indexOf(filePath);
  const inFile = hashes[file];
  if (!inFile) throw new Error(`${filePath} is not among the stylesheets of the workspace`);
  if (!inFile.includes(hash)) inFile.push(hash);
  return `${capitals[Math.floor(file / 36)]}${digits[file % 36]}${inFile.indexOf(hash).toString(36)}`;
}
