// Copies the examples into the package, as templates for the current version of the components.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { templates } from '../src/templates.ts';

interface Manifest {
  dependencies: Record<string, string>;
}

const root = new URL('../../../', import.meta.url);
const read = <T>(file: URL) => JSON.parse(readFileSync(file, 'utf8')) as T;

/** Files that installing, building or an editor adds to an example. */
const generated = ['node_modules', 'dist', '.next', 'next-env.d.ts', 'pnpm-lock.yaml', 'package-lock.json'];
const isGenerated = (file: string) => generated.includes(basename(file)) || file.endsWith('.tsbuildinfo');

const { version } = read<{ version: string }>(new URL('packages/ui/package.json', root));
for (const name of Object.keys(templates)) {
  const target = new URL(`packages/create-fairlead/dist/templates/${name}/`, root);
  mkdirSync(target, { recursive: true });
  cpSync(new URL(`examples/${name}/`, root), target, { recursive: true, filter: (file) => !isGenerated(file) });
  const manifest = read<Manifest>(new URL('package.json', target));
  manifest.dependencies['@fairlead/ui'] = `^${version}`;
  writeFileSync(new URL('package.json', target), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(new URL('gitignore', target), 'node_modules\ndist\n.next\nnext-env.d.ts\n*.tsbuildinfo\n');
}
