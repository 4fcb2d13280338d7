import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const files = globSync('src/**/*.{ts,tsx}', { cwd: join(import.meta.dirname, '..') }).filter(
  (file) => !/\.(stories|test)\.|\.css\.ts$|sample\.tsx$|^src\/foundations\//.test(file),
);
const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');
const isClient = (file: string) => read(file).startsWith("'use client';\n");
const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');

const clientOnly =
  /\buse(?:[A-Z]\w*)?(?:<[^>(]*>)?\(|\bcreateContext\b|\bextends (?:Pure)?Component\b|\bon[A-Z]\w*=\{|from '(?:@radix-ui\/react|downshift|virtua|react-day-picker|react-dropzone|@tiptap|react-dom)/;

it("starts every module that uses hooks, context, handlers or interactive libraries with 'use client'", () => {
  const missing = files.filter((file) => !isClient(file) && clientOnly.test(withoutComments(read(file))));
  // The barrel only exports. A directive there would turn its constants into references.
  expect(missing.filter((file) => file !== join('src', 'index.ts'))).toEqual([]);
});

// On a server, an import from a client module is a reference: it can be rendered, but neither called nor read.
it("takes only components and types from client modules, unless the module itself starts with 'use client'", () => {
  const wrong = files.flatMap((file) => {
    if (isClient(file)) return [];
    const imports = withoutComments(read(file)).matchAll(/^import (?!type)\{([^}]*)\} from '(\.[^']*)';/gm);
    return [...imports].flatMap(([, names = '', path = '']) => {
      const base = join(dirname(file), path);
      const target = files.find((each) => each === `${base}.ts` || each === `${base}.tsx`);
      if (!target || !isClient(target)) return [];
      const values = names.split(',').map((name) => name.trim());
      return values
        .filter((name) => /^[a-z]/.test(name) && !name.startsWith('type '))
        .map((name) => `${file}: ${name}`);
    });
  });
  expect(wrong).toEqual([]);
});
