// Writes dist/styles.css with the styles of all entries, the six themes and the font, and dist/reset.css. For pages whose bundler does
// not see the components, for example when only a server renders them.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { build } from 'esbuild';

const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  exports: Record<string, string | { source?: string; default: string }>;
};
const entries = Object.entries(exports).flatMap(([name, target]) =>
  typeof target === 'object' && target.source && name !== './reset' ? [target.default] : [],
);
const { outputFiles } = await build({
  stdin: { contents: entries.map((entry) => `import '${entry}';`).join('\n'), resolveDir: '.' },
  outdir: 'dist',
  entryNames: 'styles',
  bundle: true,
  minify: true,
  format: 'esm',
  // Drops the scripts, which are only read to find the styles.
  write: false,
  plugins: [
    {
      name: 'no-libraries',
      setup: ({ onResolve }) => onResolve({ filter: /^[^.#/]/ }, ({ path }) => ({ path, external: true })),
    },
  ],
  loader: { '.woff2': 'file' },
  assetNames: 'fonts/[name]-[hash]',
  logLevel: 'error',
});
for (const { path, contents } of outputFiles) {
  if (path.endsWith('.js')) continue;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, contents);
}
copyFileSync('dist/theme/reset.vanilla.css', 'dist/reset.css');
