import { existsSync, globSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { compile, cssFileFilter, processVanillaFile } from '@vanilla-extract/integration';
import { build, type Plugin } from 'esbuild';
import { classNames } from './classNames.ts';

/** Output module of an import such as `./Button`, `./Button.ts` or `./Button.css`. Data files keep their names. */
function builtName(path: string, importer: string) {
  const source = path.replace(/\.tsx?$/, '');
  const isModule = ['.ts', '.tsx'].some((extension) => existsSync(join(dirname(importer), source + extension)));
  return isModule ? `${source}.js` : undefined;
}

/**
 * Modules that can be reached from the entry points. Excludes stories, tests and styles that only other styles import, because
 * those may export functions that cannot be serialised.
 */
export async function reachableModules(entries: readonly string[]): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [...entries],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    splitting: true,
    outdir: 'dist',
    packages: 'external',
    logLevel: 'silent',
    plugins: [
      {
        name: 'styles-are-leaves',
        setup: ({ onLoad }) => onLoad({ filter: cssFileFilter }, () => ({ contents: 'module.exports = {}' })),
      },
    ],
  });
  return Object.keys(metafile.inputs).filter((file) => /\.tsx?$/.test(file));
}

/** Layer of all styles, so that the styles of a host page win without `!important`. */
const inLayer = (css: string) => `@layer fairlead {\n${css}\n}\n`;

/**
 * Writes one output module per source module. Each `X.css.ts` becomes an `X.css.js` that imports `X.vanilla.css` and the CSS of
 * the styles it builds on. A consumer's bundler can then drop a component together with its CSS. The standard plugin extracts a
 * single stylesheet that no module imports.
 *
 * Stylesheets are imported as `#styles/…`. `imports` in the package's manifest maps that to the stylesheet for bundlers, and to an
 * empty module for Node, which cannot load CSS.
 */
export const keepModules = (src: string, out: string): Plugin => ({
  name: 'keep-modules',
  setup(build) {
    const files = globSync('src/**/*.css.ts').sort();
    // First a capital for Fairlead, then one for the package: `FU…` for @fairlead/ui.
    const identOption = classNames(files, `F${basename(process.cwd()).charAt(0).toUpperCase()}`);
    build.onEnd(async () => {
      if (files.length === 0) return;
      await mkdir(out, { recursive: true });
      await writeFile(join(out, 'noStyles.js'), 'export {};\n');
    });
    build.onResolve({ filter: /^#styles\// }, ({ path }) => ({ path, external: true, sideEffects: true }));
    // Stylesheets of other packages, such as fonts.
    build.onResolve({ filter: /^[^.#].*\.css$/ }, ({ path }) => ({ path: `#styles/${path}`, external: true }));
    build.onResolve({ filter: /^\.{1,2}\// }, ({ path, kind, importer }) => {
      if (kind === 'entry-point') return undefined;
      const name = builtName(path, importer);
      return name ? { path: name, external: true } : undefined;
    });
    build.onLoad({ filter: cssFileFilter }, async ({ path }) => {
      const { source, watchFiles } = await compile({
        filePath: path,
        cwd: process.cwd(),
        identOption,
        esbuildOptions: { conditions: ['source'] },
      });
      const contents = await processVanillaFile({
        source,
        filePath: path,
        identOption,
        serializeVirtualCssPath: async ({ fileName, source: css }) => {
          const module = join(process.cwd(), fileName.replace(/\.vanilla\.css$/, ''));
          const file = join(out, relative(src, module).replace(/\.css\.ts$/, '.vanilla.css'));
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, inLayer(css));
          return `import '#styles/${relative(out, file)}';`;
        },
      });
      return { contents, loader: 'js', watchFiles };
    });
  },
});
