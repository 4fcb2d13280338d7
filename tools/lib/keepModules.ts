import { existsSync, globSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { compile, cssFileFilter, processVanillaFile } from '@vanilla-extract/integration';
import { build, type Plugin } from 'esbuild';
import { classNames } from './classNames.ts';

const dotted = (path: string) => (path.startsWith('.') ? path : `./${path}`);

/** `./Button`, `./Button.ts`, `./Button.css`: the module that the build makes of it. Data files are left as they are. */
function builtName(path: string, importer: string) {
  const source = path.replace(/\.tsx?$/, '');
  const isModule = ['.ts', '.tsx'].some((extension) => existsSync(join(dirname(importer), source + extension)));
  return isModule ? `${source}.js` : undefined;
}

/**
 * The modules that a consumer can reach from these entry points: no story, no test, and none of the styles that only other
 * styles are made of, which may export functions that no build could write down.
 */
export async function reachable(entries: readonly string[]): Promise<string[]> {
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

/**
 * Keeps one output module per source module, and makes of each `X.css.ts` an `X.css.js` that imports its own `X.vanilla.css`
 * and that of the styles it builds on. The bundler of a consumer then drops a component's CSS together with the component; the
 * stock plugin extracts one stylesheet for the whole package, which nothing imports.
 */
export const keepModules = (src: string, out: string): Plugin => ({
  name: 'keep-modules',
  setup(build) {
    const files = globSync('src/**/*.css.ts').sort();
    // a capital of the house, then of the package: `FU…` for @fairlead/ui
    const identOption = classNames(files, `F${basename(process.cwd()).charAt(0).toUpperCase()}`);
    build.onResolve({ filter: /^\.{1,2}\// }, ({ path, kind, importer }) => {
      if (kind === 'entry-point') return undefined;
      if (path.endsWith('.vanilla.css')) return { path, external: true };
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
          await writeFile(file, `${css}\n`);
          const from = dirname(join(out, relative(src, path)));
          return `import '${dotted(relative(from, file))}';`;
        },
      });
      return { contents, loader: 'js', watchFiles };
    });
  },
});
