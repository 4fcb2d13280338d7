import type { Plugin } from 'vite';
import { isText, leaves } from '../../packages/ui/src/theme/leaves.ts';
import { propertyName } from '../../packages/ui/src/theme/propertyName.ts';
import { colorTokens, fixedTokens } from '../../packages/ui/src/theme/tokens.ts';

const nameOf = (path: string) => `--${propertyName(path.split('.'))}`;
const { fontSize, lineHeight, weight, space, radius, size, ...named } = fixedTokens;

const short = new Map(
  leaves({ ...colorTokens, ...named }, isText).map(([path], index) => [nameOf(path), `--${index.toString(36)}`]),
);
const values = new Map(
  leaves({ fontSize, lineHeight, weight, space, radius, size }, isText).map(([path, value]) => [nameOf(path), value]),
);

const text = ({ source, fileName }: { source: string | Uint8Array; fileName: string }) =>
  fileName.endsWith('.css') ? String(source) : '';

/**
 * Puts the measures where they are used, and gives the other tokens short names: a sixth of the stylesheet. The public
 * names are for themes made elsewhere; the portal brings its own, and they differ in colours alone.
 */
export const shortProperties: Plugin = {
  name: 'short-properties',
  apply: 'build',
  enforce: 'post',
  transform: {
    order: 'pre',
    filter: { code: '--fl-' },
    handler: (code) => ({
      code: code
        .replaceAll(/var\((--fl-[\w-]+)\)/g, (use, name: string) => values.get(name) ?? use)
        .replaceAll(/(--fl-[\w-]+):[^;{}]+;/g, (definition, name: string) => (values.has(name) ? '' : definition))
        .replaceAll(/--fl-[\w-]+/g, (name) => short.get(name) ?? name),
      map: null,
    }),
  },
  // a theme gives every token that a component may want; here it is known which ones do
  generateBundle(_, bundle) {
    const files = Object.values(bundle);
    const texts = files.map((file) => (file.type === 'chunk' ? file.code : text(file)));
    const wanted = new Set(texts.flatMap((all) => all.match(/var\(--\w+/g) ?? []));
    const spare = [...short.values()].filter((name) => !wanted.has(`var(${name}`));
    const definitions = new RegExp(`(?<=[{;])(?:${spare.join('|')}):[^;}]*;?`, 'g');
    for (const file of files)
      if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = text(file).replaceAll(definitions, '');
  },
};
