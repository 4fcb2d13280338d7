// Lints the contract with Redocly and with the OWASP rules of Spectral. Fails if openapi/generated is outdated, or if the
// client of another generator does not compile.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './lib/root.ts';

const openapi = join(root, 'openapi');
const fresh = mkdtempSync(join(tmpdir(), 'fairlead-contract-'));
const bin = join(openapi, 'node_modules', '.bin');

const run = (command: string, ...args: string[]) =>
  spawnSync(join(bin, command), args, { cwd: openapi, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
const same = (file: string) =>
  readFileSync(join(openapi, 'generated', file), 'utf8') === readFileSync(join(fresh, file), 'utf8');

/** Users of the published contract may use other generators than this repository. */
function compilesWithOtherGenerator(): boolean {
  const client = join(fresh, 'client');
  if (!run('openapi-ts', '--input', './generated/openapi.json', '--output', client, '--no-log-file')) return false;
  const compilerOptions = {
    strict: true,
    noEmit: true,
    module: 'preserve',
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: [],
  };
  const project = join(client, 'tsconfig.json');
  writeFileSync(project, JSON.stringify({ compilerOptions }));
  return run('tsc', '--project', project);
}

try {
  const made =
    run('redocly', 'lint', 'openapi.yaml', '--config', 'redocly.yaml') &&
    run('redocly', 'bundle', 'openapi.yaml', '-o', join(fresh, 'openapi.json'), '--config', 'redocly.yaml') &&
    run('openapi-typescript', join(fresh, 'openapi.json'), '-o', join(fresh, 'schema.ts'));
  const stale = made ? ['openapi.json', 'schema.ts'].filter((file) => !same(file)) : [];
  if (stale.length > 0) process.stderr.write(`openapi/generated is stale (${stale.join(', ')}): npm run contract\n`);
  const valid =
    made &&
    stale.length === 0 &&
    run('spectral', 'lint', 'generated/openapi.json', '--ruleset', '.spectral.yaml', '--quiet') &&
    compilesWithOtherGenerator();
  process.exitCode = valid ? 0 : 1;
} finally {
  rmSync(fresh, { recursive: true });
}
