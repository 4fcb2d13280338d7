import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { expect, test } from 'vitest';
import { root } from '../../../tools/lib/root.ts';
import { assembledArguments } from '../../../tools/lib/server.ts';

const run = promisify(execFile);
const secret = 's'.repeat(48);

interface Bom {
  serialNumber?: string;
  metadata: { timestamp?: string };
  components: {
    group?: string;
    name: string;
    version: string;
    purl: string;
    licenses?: object[];
    externalReferences?: { hashes?: { alg: string; content: string }[] }[];
  }[];
}

/** Reads a bill of materials, checks it against the schema of CycloneDX, and returns its packages from npm. */
async function packagesIn(file: string) {
  const text = await readFile(file, 'utf8');
  const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);
  expect(await validator.validate(text)).toBeNull();
  expect(await validator.validate(text.replace('"licenses"', '"licences"'))).not.toBeNull();
  const { serialNumber, metadata, components } = JSON.parse(text) as Bom;
  expect([serialNumber, metadata.timestamp]).toEqual([undefined, undefined]);
  const fromNpm = components.filter(({ group }) => group !== '@fairlead');
  for (const { name, version, purl, externalReferences = [] } of fromNpm) {
    expect(purl).toMatch(new RegExp(`^pkg:npm/.*${name}@${version}$`));
    const hashes = externalReferences.flatMap((reference) => reference.hashes ?? []);
    expect(hashes, name).toEqual([{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) as string }]);
  }
  // The manifest of this package names no licence.
  const unlicensed = fromNpm.filter(({ licenses }) => !licenses).map(({ name }) => name);
  expect(unlicensed.filter((name) => name !== 'png-js')).toEqual([]);
  return fromNpm.map(({ group, name, version }) => `${group ? `${group}/` : ''}${name}@${version}`);
}

/** Packages that pnpm has installed in a folder, read from their folders. */
async function installedIn(folder: string) {
  const store = join(folder, 'node_modules', '.pnpm');
  const versions = (await readdir(store)).filter((name) => name.includes('@'));
  return versions.map((name) => name.replace(/[_(].*$/, '').replace('+', '/'));
}

test('an assembled folder serves the portal and the API without the repository', { timeout: 480_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fairlead-assembled-'));
  const [product, data] = [join(folder, 'product'), join(folder, 'data')];
  await run(process.execPath, ['tools/assemble.ts', product], { cwd: root });
  expect((await packagesIn(join(product, 'server.cdx.json'))).sort()).toEqual((await installedIn(product)).sort());
  const sources = await readdir(join(product, 'apps/api/src'), { recursive: true });
  expect(sources.filter((name) => name.endsWith('.ts'))).toEqual([]);
  // a worker thread, which no import statement names
  const worker = await readFile(join(product, 'apps/api/src/areas/policy-import/readSheet.js'), 'utf8');
  expect(worker).toContain("new URL('./sheetWorker.js'");
  const portal = await packagesIn(join(product, 'portal.cdx.json'));
  expect(portal.map((name) => name.replace(/@[^@]+$/, ''))).toEqual(
    expect.arrayContaining(['react', 'swr', 'i18next']),
  );
  const server = spawn(process.execPath, [...assembledArguments, '--port=0', `--data=${data}`], {
    cwd: product,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      FAIRLEAD_JWT_SECRET: secret,
      FAIRLEAD_FILE_SECRET: secret,
      FAIRLEAD_ADMIN_EMAIL: 'admin@people.test',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    let [address, link] = ['', ''];
    for await (const line of createInterface({ input: server.stdout })) {
      address = / is ready at (\S+)$/.exec(line)?.[1] ?? address;
      link = /^\s+(http\S+)$/.exec(line)?.[1] ?? link;
      if (link) break;
    }
    const ready = await fetch(`${address}/readyz`);
    expect([ready.status, await ready.json()]).toMatchObject([200, { ok: true }]);
    const page = await fetch(link);
    const script = /src="(\/assets\/portal-[^"]+\.js)"/.exec(await page.text())?.[1];
    expect((await fetch(address + script)).headers.get('content-type')).toContain('javascript');
    expect((await fetch(`${address}/api/auth/me`)).status).toBe(401);
    const npm = async (...args: string[]) =>
      (await run('npm', ['run', '--silent', ...args], { cwd: product, env: { PATH: process.env.PATH } })).stdout;
    const backup = join(folder, 'backup.tar');
    expect(await npm('backup', '--', '--to', backup, '--data', data)).toContain(`${backup} is written`);
    const restored = join(folder, 'restored');
    expect(await npm('restore', '--', '--from', backup, '--data', restored)).toContain('restored and checked');
    expect(await npm('migrate', '--', '--data', restored)).toContain('all migrations of this version');
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
    await rm(folder, { recursive: true, force: true });
  }
});
