import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import type * as Vite from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installConsumer } from './install.ts';

let folder = '';
let vite: typeof Vite;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fairlead-consumer-'));
  installConsumer(folder);
  const entry = createRequire(join(folder, 'package.json')).resolve('vite');
  vite = (await import(pathToFileURL(entry).href)) as typeof Vite;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Builds one entry of the consumer and answers with what came of it, by extension. */
async function built(name: string) {
  const outDir = join(folder, 'dist', name);
  await vite.build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { outDir, rolldownOptions: { input: join(folder, `${name}.tsx`) } },
  });
  const assets = readdirSync(join(outDir, 'assets'));
  const all = (extension: string) =>
    assets.filter((file) => file.endsWith(extension)).map((file) => readFileSync(join(outDir, 'assets', file), 'utf8'));
  return { js: all('.js').join('\n'), css: all('.css').join('\n') };
}
const gzip = (text: string) => gzipSync(text, { level: 9 }).length;
const classesIn = (css: string) => new Set(css.match(/(?<=\.)[a-zA-Z_][\w-]*/g) ?? []);

test('Button alone brings at most 3 kB of JavaScript beyond React, and only its own CSS', async () => {
  const [react, button] = [await built('react'), await built('button')];
  expect(gzip(button.js) - gzip(react.js)).toBeLessThanOrEqual(3000);

  const ui = join(folder, 'node_modules', '@fairlead', 'ui', 'dist');
  const own = readdirSync(join(ui, 'Button')).filter((file) => file.endsWith('.css'));
  const ownClasses = classesIn(own.map((file) => readFileSync(join(ui, 'Button', file), 'utf8')).join('\n'));
  const strangers = [...classesIn(button.css)].filter((name) => !ownClasses.has(name));
  expect(ownClasses.size).toBeGreaterThan(0);
  expect(strangers, 'classes of other components').toEqual([]);
});
