import type { Plugin } from 'vite';
import { isText, leaves } from '../../packages/ui/src/theme/leaves.ts';
import { propertyName } from '../../packages/ui/src/theme/propertyName.ts';
import { colorTokens, fixedTokens } from '../../packages/ui/src/theme/tokens.ts';

const names = [colorTokens, fixedTokens]
  .flatMap((tokens) => leaves(tokens, isText))
  .map(([path]) => `--${propertyName(path.split('.'))}`);
const short = new Map(names.map((name, index) => [name, `--${index.toString(36)}`]));

/**
 * Gives the tokens short names. Their public ones are for themes made elsewhere, and the portal brings its own with it; they are
 * a tenth of its stylesheet.
 */
export const shortProperties: Plugin = {
  name: 'short-properties',
  apply: 'build',
  enforce: 'post',
  transform: {
    order: 'pre',
    filter: { code: '--fl-' },
    handler: (code) => ({
      code: code.replaceAll(/--fl-[\w-]+/g, (name) => short.get(name) ?? name),
      map: null,
    }),
  },
};
