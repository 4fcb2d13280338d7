import { type ThemeColors, themeValues } from '../src/theme/createTheme';
import { isText, leaves } from '../src/theme/leaves';
import { colorTokens, fixedTokens, type ThemeName } from '../src/theme/tokens';

/** Token or group of tokens in the Design Tokens Format Module 2025.10. */
export interface DesignTokens {
  [name: string]: DesignTokens | string | number | readonly unknown[] | undefined;
}

/** Converts `#1c2024` or `rgb(17 24 30 / .42)`. */
export function color(css: string): DesignTokens {
  const [r, g, b, alpha] = css.startsWith('#')
    ? [1, 3, 5].map((at) => Number.parseInt(css.slice(at, at + 2), 16))
    : (css.match(/[\d.]+/g) ?? []).map(Number);
  const channels = [r, g, b].map((channel) => channel ?? Number.NaN);
  const hex = `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  const components = channels.map((channel) => Number((channel / 255).toFixed(4)));
  return { colorSpace: 'srgb', components, ...(alpha !== undefined && { alpha }), hex };
}

/** Converts `8px` or a length of `scaled` to px at the browser's default text size. */
export function dimension(css: string): DesignTokens {
  return { value: Number.parseFloat(css.replace('calc(', '')), unit: 'px' };
}

/** Converts `0 8px 24px rgb(17 24 30 / .12), …`. An optional fourth length is the spread. */
export function shadow(css: string): DesignTokens[] {
  return css.split(/,\s*(?![^(]*\))/).map((layer) => {
    const [, x = '', y = '', blur = '', spread = '0', paint = ''] =
      /^(\S+) (\S+) (\S+) (?:([\d.]+(?:px)?) )?(\S.*)$/.exec(layer) ?? [];
    const [offsetX, offsetY] = [dimension(x), dimension(y)];
    return { color: color(paint), offsetX, offsetY, blur: dimension(blur), spread: dimension(spread) };
  });
}

/** Converts `120ms cubic-bezier(.2, .8, .4, 1)`. */
export function transition(css: string): DesignTokens {
  const [duration = Number.NaN, ...timingFunction] = (css.match(/[\d.]+/g) ?? []).map(Number);
  return { duration: { value: duration, unit: 'ms' }, delay: { value: 0, unit: 'ms' }, timingFunction };
}

const families = (css: string) => css.split(', ').map((name) => name.replaceAll("'", ''));

const fixedTypes = {
  scale: ['dimension', dimension],
  font: ['fontFamily', families],
  fontSize: ['dimension', dimension],
  lineHeight: ['dimension', dimension],
  weight: ['fontWeight', Number],
  space: ['dimension', dimension],
  radius: ['dimension', dimension],
  size: ['dimension', dimension],
  layer: ['number', Number],
  motion: ['transition', transition],
} as const satisfies Record<keyof typeof fixedTokens, readonly [string, (css: string) => unknown]>;

function put(tree: DesignTokens, path: string, token: object) {
  const names = path.split('.');
  const last = names.pop() ?? path;
  let group = tree;
  for (const name of names) group = (group[name] ??= {}) as DesignTokens;
  group[last] = token as DesignTokens;
}

/** All tokens of a theme, including those shared by all themes, for design tools. */
export const designTokens = (theme: ThemeName): DesignTokens => tokensOf(themeValues(theme));

/** Tokens of a theme with these colours. */
export function tokensOf(colors: ThemeColors): DesignTokens {
  const tree: DesignTokens = {};
  const uses = new Map(leaves(colorTokens, isText));
  for (const [path, css] of leaves(colors, isText)) {
    const [$type, $value] = path.startsWith('shadow.') ? ['shadow', shadow(css)] : ['color', color(css)];
    put(tree, path, { $type, $value, $description: uses.get(path) });
  }
  for (const [path, css] of leaves(fixedTokens, isText)) {
    const [$type, convert] = fixedTypes[path.split('.')[0] as keyof typeof fixedTypes];
    put(tree, path, { $type, $value: convert(css) });
  }
  return tree;
}
