// Lints the contract, and fails when openapi/generated is not what the contract generates.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
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

try {
  const made =
    run('redocly', 'lint', 'openapi.yaml', '--config', 'redocly.yaml') &&
    run('redocly', 'bundle', 'openapi.yaml', '-o', join(fresh, 'openapi.json'), '--config', 'redocly.yaml') &&
    run('openapi-typescript', join(fresh, 'openapi.json'), '-o', join(fresh, 'schema.ts'));
  const stale = made ? ['openapi.json', 'schema.ts'].filter((file) => !same(file)) : [];
  if (stale.length > 0) process.stderr.write(`openapi/generated is stale (${stale.join(', ')}): npm run contract\n`);
  process.exitCode = made && stale.length === 0 ? 0 : 1;
} finally {
  rmSync(fresh, { recursive: true });
}
