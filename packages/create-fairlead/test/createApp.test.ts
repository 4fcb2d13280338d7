import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createApp, packageName, UserError } from '../src/createApp.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairlead-create-'));
afterAll(() => rmSync(folder, { recursive: true }));

const template = join(folder, 'template');
mkdirSync(join(template, 'src'), { recursive: true });
writeFileSync(join(template, 'package.json'), '{"name":"template","private":true}');
writeFileSync(join(template, 'gitignore'), 'dist\n');
writeFileSync(join(template, 'src', 'main.tsx'), 'export {};\n');

const nameIn = (app: string) => (JSON.parse(readFileSync(join(app, 'package.json'), 'utf8')) as { name: string }).name;

it.each([
  ['my-app', 'my-app'],
  ['clients/My App', 'my-app'],
  ['_Büro!', 'b-ro'],
  ['...', 'fairlead-app'],
])('names the package of %s %s', (path, name) => {
  expect(packageName(join('/apps', path))).toBe(name);
});

it('copies the template into a new folder', () => {
  const app = join(folder, 'apps', 'Portal');
  createApp(app, template);
  expect(nameIn(app)).toBe('portal');
  expect(existsSync(join(app, 'src', 'main.tsx'))).toBe(true);
  expect(readFileSync(join(app, '.gitignore'), 'utf8')).toBe('dist\n');
  expect(existsSync(join(app, 'gitignore'))).toBe(false);
});

it('accepts an empty folder and a new Git repository', () => {
  const app = join(folder, 'repository');
  mkdirSync(join(app, '.git'), { recursive: true });
  createApp(app, template);
  expect(nameIn(app)).toBe('repository');
});

it('leaves a folder with files as it is', () => {
  const app = join(folder, 'used');
  mkdirSync(app);
  writeFileSync(join(app, 'notes.txt'), 'mine');
  expect(() => createApp(app, template)).toThrow(UserError);
  expect(existsSync(join(app, 'package.json'))).toBe(false);
});
