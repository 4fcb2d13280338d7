// Checks the packed packages for problems of their users: wrong exports, unresolved types, included sources.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { type Manifest, type PackedPackage, packInto } from './lib/packages.ts';

/** Support for tests in this repository. It has no build. */
const isWorkspaceOnly = (target: string | Record<string, string>) =>
  typeof target === 'string' && target.startsWith('./src/');

/** `exports` of a package without the `source` condition and the entries that only the workspace uses. */
function exportsToPublish({ exports }: Manifest) {
  const withoutSource = (target: string | Record<string, string>) =>
    typeof target === 'string'
      ? target
      : Object.fromEntries(Object.entries(target).filter(([condition]) => condition !== 'source'));
  const published = Object.entries(exports).filter(([, target]) => !isWorkspaceOnly(target));
  return Object.fromEntries(published.map(([path, target]) => [path, withoutSource(target)]));
}

async function problemsOf({ manifest, tarball }: PackedPackage): Promise<string[]> {
  const problems: string[] = [];
  const wanted = exportsToPublish(manifest);
  const hasSource = !isDeepStrictEqual(wanted, manifest.exports);
  if (hasSource && !isDeepStrictEqual(manifest.publishConfig?.exports, wanted)) {
    problems.push(`publishConfig.exports should be ${JSON.stringify(wanted)}`);
  }
  for (const field of ['description', 'repository', 'license'] as const)
    if (!manifest[field]) problems.push(`package.json has no ${field}`);
  const files = spawnSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).stdout.split('\n');
  for (const file of ['README.md', 'LICENSE'])
    if (!files.includes(`package/${file}`)) problems.push(`the package has no ${file}`);
  const { buffer } = new Uint8Array(readFileSync(tarball));
  const { messages, pkg } = await publint({ strict: true, pack: { tarball: buffer } });
  problems.push(...messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code));
  // Stylesheets have no types.
  const stylesheets = Object.keys(manifest.exports).filter((path) => path.endsWith('.css'));
  const without = stylesheets.length > 0 ? ['--exclude-entrypoints', ...stylesheets] : [];
  const attw = spawnSync('attw', [tarball, '--profile', 'esm-only', '--format', 'ascii', '--no-emoji', ...without], {
    encoding: 'utf8',
  });
  if (attw.status !== 0) problems.push(`${attw.stdout}${attw.stderr}`);
  return problems;
}

const destination = mkdtempSync(join(tmpdir(), 'fairlead-packed-'));
try {
  for (const packed of packInto(destination)) {
    const problems = await problemsOf(packed);
    process.stdout.write(`${problems.length === 0 ? 'ok' : 'not ok'}  ${packed.manifest.name}\n`);
    for (const problem of problems) process.stdout.write(`    ${problem}\n`);
    if (problems.length > 0) process.exitCode = 1;
  }
} finally {
  rmSync(destination, { recursive: true });
}
