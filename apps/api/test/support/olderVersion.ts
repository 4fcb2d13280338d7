import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../../../..', import.meta.url));
const migrations = 'apps/api/src/db/migrations';
/** Files and folders that the server reads at run time. */
const parts = [
  'apps/api/package.json',
  'apps/api/src',
  'openapi/package.json',
  'openapi/generated',
  'packages/rules/package.json',
  'packages/rules/src',
];

const git = (...args: string[]) => execFileSync('git', ['-C', repository, ...args], { maxBuffer: 2 ** 28 });

/** Commit before the newest migration. */
function olderCommit(): string {
  const newest = readdirSync(join(repository, migrations))
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .at(-1);
  const added = git('log', '--diff-filter=A', '--format=%H', '--', `${migrations}/${newest}`).toString().trim();
  return git('rev-parse', '--verify', `${added}^`).toString().trim();
}

/**
 * Puts the server as it was before the newest migration into a folder, with the libraries of today.
 *
 * @returns Its main module.
 * @throws If the history of the repository is not here.
 */
export function checkOutOlderVersion(folder: string): string {
  const archive = git('archive', olderCommit(), ...parts);
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  for (const name of ['apps/api', 'packages/rules']) linkLibraries(folder, name);
  return join(folder, 'apps/api/src/main.ts');
}

/** Links the libraries of a package, and its packages of the workspace in their older version. */
function linkLibraries(folder: string, name: string): void {
  const libraries = join(repository, name, 'node_modules');
  for (const entry of readdirSync(libraries)) {
    if (entry.startsWith('.')) continue;
    const scoped = entry.startsWith('@')
      ? readdirSync(join(libraries, entry)).map((each) => join(entry, each))
      : [entry];
    for (const library of scoped) {
      const own = { '@fairlead/openapi': 'openapi', '@fairlead/rules': 'packages/rules' }[library];
      const link = join(folder, name, 'node_modules', library);
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(own ? join(folder, own) : join(libraries, library), link);
    }
  }
}
