// The build of every published package: run in its folder, it reads the entry points from its package.json.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defineConfig } from 'tsup';
import { keepModules, reachable } from './lib/keepModules.ts';

interface Manifest {
  exports: Record<string, string | { source?: string; default: string }>;
}

const here = process.cwd();
const src = join(here, 'src');
const manifest = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')) as Manifest;

/** What others import: { index: './src/index.ts', … }, under the names that `exports` gives their builds. */
const entries = Object.fromEntries(
  Object.values(manifest.exports).flatMap((target) =>
    typeof target === 'object' && target.source ? [[basename(target.default, '.js'), target.source]] : [],
  ),
);

export default defineConfig(async () => ({
  entry: await reachable(Object.values(entries)),
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  bundle: true,
  splitting: false,
  sourcemap: true,
  clean: true,
  silent: true,
  dts: { entry: entries },
  esbuildOptions: (options) => {
    options.jsx = 'automatic';
  },
  esbuildPlugins: [keepModules(src, join(here, 'dist'))],
}));
