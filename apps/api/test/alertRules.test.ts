import { execFileSync, spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../../../deploy/observability', import.meta.url));
const docs = fileURLToPath(new URL('../../../docs', import.meta.url));

it('each alert has a section in the runbook, in the same order, and links to it', async () => {
  const alerts = await readFile(`${folder}/alerts.yml`, 'utf8');
  const runbook = await readFile(`${docs}/operations.md`, 'utf8');
  const names = [...alerts.matchAll(/alert: (\w+)/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(10);
  const sections = runbook.split(/^### /m).slice(1);
  expect(sections.map((section) => /^\w+/.exec(section)?.[0])).toEqual(names);
  for (const section of sections) {
    for (const part of ['**Meaning.**', '**First checks.**', '**Remedy.**']) expect(section).toContain(part);
  }
  const links = [...alerts.matchAll(/operations\.md#(\w+)/g)].map(([, anchor]) => anchor);
  expect(links).toEqual(names.map((name) => name?.toLowerCase()));
});

// Debian's package `prometheus` contains promtool.
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

it.runIf(hasPromtool).each([
  ['check', 'rules', 'alerts.yml'],
  ['test', 'rules', 'alerts.test.yml'],
  ['check', 'config', 'prometheus.yml'],
])('promtool %s %s %s', (...args) => {
  expect(execFileSync('promtool', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' })).toContain('SUCCESS');
});
