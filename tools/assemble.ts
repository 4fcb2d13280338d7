// `npm run assemble -- <folder>`: puts the server, the portal and the packages that they need at run time into an empty folder,
// from which the server starts without the tools of this repository. The container image is made of it.
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildPortal } from './lib/portal.ts';
import { root } from './lib/root.ts';
import { writeSbom } from './lib/sbom.ts';
import { assembledArguments } from './lib/server.ts';
import { stripTypes } from './lib/stripTypes.ts';
import { supervise } from './lib/supervise.mjs';

/** Files and folders that the server reads. The names are relative to the repository. */
const parts = [
  'LICENSE',
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'openapi/package.json',
  'openapi/generated/openapi.json',
  'packages/rules/package.json',
  'packages/rules/src',
  'apps/api/package.json',
  'apps/api/src',
  'apps/api/scripts/backup.ts',
  'apps/api/scripts/restore.ts',
  'apps/portal/dist',
];

const [folder] = process.argv.slice(2);
if (!folder) fail('name a folder: npm run assemble -- /opt/fairlead');
const target = resolve(folder);
if (existsSync(target) && readdirSync(target).length > 0) fail(`${target} is not empty`);
const built = await buildPortal();
if (built !== 0) process.exit(built);

mkdirSync(target, { recursive: true });
// Snapshots of the schema are for the generator of migrations, and source maps for developers.
const notCopied = /(\.test\.ts|_snapshot\.json|\.map(\.br|\.gz)?)$/;
const filter = (path: string) => !notCopied.test(path);
for (const part of parts) cpSync(join(root, part), join(target, part), { recursive: true, filter });
for (const source of ['apps/api/src', 'apps/api/scripts', 'packages/rules/src']) stripTypes(join(target, source));
const manifestOfRules = join(target, 'packages/rules/package.json');
writeFileSync(manifestOfRules, readFileSync(manifestOfRules, 'utf8').replace('./src/index.ts', './src/index.js'));
const install = ['install', '--prod', '--frozen-lockfile', '--ignore-scripts', '--filter', '@fairlead/api...'];
const installed = await supervise(spawn('pnpm', install, { cwd: target, stdio: 'inherit' }));
if (installed !== 0) process.exit(installed);
writeSbom(target, '@fairlead/api', join(target, 'server.cdx.json'));
// Vite has compiled the packages of the portal into its scripts, so only the repository has them.
writeSbom(root, '@fairlead/portal', join(target, 'portal.cdx.json'));
// The lockfile belongs to the whole manifest, so the short one replaces it after the installation.
const { name, version, license, type } = readManifest();
const start = `node ${assembledArguments.join(' ')}`;
const scripts = {
  start,
  migrate: `${start} --migrate`,
  backup: 'node --conditions=source apps/api/scripts/backup.js',
  restore: 'node --conditions=source apps/api/scripts/restore.js',
};
writeFileSync(
  join(target, 'package.json'),
  `${JSON.stringify({ name, private: true, version, license, type, scripts }, null, 2)}\n`,
);
process.stdout.write(`${target} is complete. Start it there: ${start}\n`);

function readManifest(): { name: string; version?: string; license: string; type: string } {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as ReturnType<typeof readManifest>;
}

function fail(message: string): never {
  process.stderr.write(`assemble: ${message}\n`);
  process.exit(1);
}
