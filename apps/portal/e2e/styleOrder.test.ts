import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

// A style that builds on another one (`style([base, { … }])`) overrides it only if its stylesheet is loaded later. The build
// divides styles among stylesheets, so a base that several screens use can be loaded too late. Bases in the layer `shared` can be
// loaded at any time.
const assets = join(import.meta.dirname, '../dist/assets');
const read = (pattern: string) =>
  new Map(globSync(pattern, { cwd: assets }).map((file) => [basename(file), readFileSync(join(assets, file), 'utf8')]));

interface Style {
  file: string;
  properties: Set<string>;
}

/** Removes the blocks `@layer name { … }`. */
function withoutLayers(css: string): string {
  const start = css.search(/@layer [^{;]+\{/);
  if (start === -1) return css;
  let end = css.indexOf('{', start) + 1;
  for (let depth = 1; depth > 0 && end < css.length; end++) {
    if (css[end] === '{') depth++;
    if (css[end] === '}') depth--;
  }
  return css.slice(0, start) + withoutLayers(css.slice(end));
}

/** Styles outside the layers, by class. */
function findStyles(): Map<string, Style> {
  const styles = new Map<string, Style>();
  const rules = [...read('*.css')].flatMap(([file, css]) =>
    [...withoutLayers(css).matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
      file,
      selector,
      body,
    })),
  );
  for (const { file, selector, body } of rules)
    for (const [, name = ''] of selector.matchAll(/\.([A-Za-z_][\w-]*)/g)) {
      const style = styles.get(name) ?? { file, properties: new Set() };
      for (const declaration of body.split(';')) style.properties.add(declaration.split(':')[0] ?? '');
      styles.set(name, style);
    }
  return styles;
}

const scripts = read('*.js');

/** Lists of classes in the scripts. A style that builds on others is a list that begins with its own class. */
const findLists = (styles: ReadonlyMap<string, Style>): string[][] =>
  [...scripts.values()]
    .flatMap((code) => [...code.matchAll(/["'`]([A-Za-z_][\w-]*(?: [A-Za-z_][\w-]*)*)["'`]/g)])
    .map(([, list = '']) => list.split(' '))
    .filter((list) => list.some((name) => styles.has(name)));

/** Files that are loaded together with a script, in this order. */
const findLoads = (): string[][] =>
  [...scripts.values()].flatMap((code) => {
    const names = /m\.f=\[([^\]]*)\]/
      .exec(code)?.[1]
      ?.split(',')
      .map((name) => basename(name.replaceAll(/["']/g, '')));
    return [...code.matchAll(/__vite__mapDeps\(\[([\d,]+)\]\)/g)].map(([, places = '']) =>
      places.split(',').map((place) => names?.[Number(place)] ?? ''),
    );
  });

test('loads a style after the styles that it builds on', () => {
  const styles = findStyles();
  const lists = findLists(styles);
  const loads = findLoads();
  expect(styles.size).toBeGreaterThan(500);
  expect(loads.length).toBeGreaterThan(50);
  const uses = new Map<string, string[][]>();
  for (const list of lists) for (const name of list) uses.set(name, [...(uses.get(name) ?? []), list]);
  const late = new Set<string>();
  for (const [own = '', ...bases] of lists) {
    for (const base of bases) {
      const [before, after] = [styles.get(base), styles.get(own)];
      if (!before || !after || before.file === after.file) continue;
      if (![...before.properties].some((property) => after.properties.has(property))) continue;
      // Otherwise a component combines two styles, of which neither builds on the other.
      if (uses.get(own)?.some((list) => !list.includes(base))) continue;
      const isLate = (load: string[]) =>
        load.includes(after.file) && load.indexOf(before.file) > load.indexOf(after.file);
      if (loads.some(isLate)) late.add(`${own} (${after.file}) is loaded before ${base} (${before.file})`);
    }
  }
  expect([...late]).toEqual([]);
});
