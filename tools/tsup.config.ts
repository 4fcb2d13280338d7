// Build of every published package. Runs in the package's folder and reads the entry points from its package.json.
import { readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { defineConfig } from 'tsup';
import { keepModules, reachableModules } from './lib/keepModules.ts';
import { root } from './lib/root.ts';

interface Manifest {
  exports: Record<string, string | { source?: string; default: string }>;
}

const here = process.cwd();
const src = join(here, 'src');
const manifest = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')) as Manifest;

/** Entry points: { index: './src/index.ts', … }, under the names of their builds in `exports`. */
const entries = Object.fromEntries(
  Object.values(manifest.exports).flatMap((target) =>
    typeof target === 'object' && target.source ? [[basename(target.default, '.js'), target.source]] : [],
  ),
);

/** Folder with the declarations of all packages, or undefined when this package is built alone. */
const declarations = process.env.FAIRLEAD_DECLARATIONS;
const declarationOf = (source: string) =>
  declarations ? join(declarations, relative(root, here), source.replace(/\.tsx?$/, '.d.ts')) : source;
const declarationEntries = Object.fromEntries(
  Object.entries(entries).map(([name, source]) => [name, declarationOf(source)]),
);

export default defineConfig(async () => ({
  entry: await reachableModules(Object.values(entries)),
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  bundle: true,
  splitting: false,
  sourcemap: true,
  clean: true,
  silent: true,
  dts: { entry: declarationEntries },
  esbuildOptions: (options) => {
    options.jsx = 'automatic';
  },
  // Left to the plugin, which imports stylesheets of other packages through `#styles`.
  noExternal: [/\.css$/],
  esbuildPlugins: [keepModules(src, join(here, 'dist'))],
}));
